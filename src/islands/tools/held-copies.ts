import type { Held } from './autosave.ts';

/** An entry as one person edits it in this browser. */
export interface Place {
  kind: string;
  /** `new` for one that is not made yet. */
  id: string;
  person: string;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = ({ kind, id, person }: Place): string => `toolsTyped ${person} ${kind} ${id}`;

/** Holds in this browser what the server may not have; null lets it go. */
export function hold(place: Place, held: Held | null, shelf: Shelf = localStorage): void {
  try {
    if (held) shelf.setItem(keyOf(place), JSON.stringify(held));
    else shelf.removeItem(keyOf(place));
  } catch {
    // A full or forbidden storage: the server is asked all the same.
  }
}

/** What this browser holds of an entry; null for nothing, and for what cannot be read. */
export function readHeld(place: Place, shelf: Shelf = localStorage): Held | null {
  try {
    const held = JSON.parse(shelf.getItem(keyOf(place)) ?? 'null') as Partial<Held> | null;
    if (!held?.typed || typeof held.at !== 'string') return null;
    return {
      ...held,
      typed: held.typed,
      version: held.version ?? null,
      at: held.at,
      revision: held.revision ?? 0,
    };
  } catch {
    return null;
  }
}
