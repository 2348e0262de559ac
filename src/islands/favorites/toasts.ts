import { atom, type ReadableAtom } from 'nanostores';
import { cutText } from '#kit/cut-text.ts';
import type { FavoriteThing } from './thing.ts';

/** How long a toast stays, unless it is looked at. */
const SHOWN_MS = 6_000;
const NAME_CHARACTERS = 60;

export interface Toast {
  /** New for every toast: the same words said twice are two toasts. */
  id: number;
  text: string;
  undo?: () => void;
}

export interface Said {
  about: 'changed' | 'failed' | 'signed-out';
  thing: FavoriteThing;
  /** What was wished. */
  favorite: boolean;
  undo?: () => void;
}

/** What is said about a favourite, one toast at a time, for six seconds. */
export function createToasts() {
  const $toast = atom<Toast | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  const countDown = () => {
    clearTimeout(timer);
    timer = setTimeout(() => $toast.set(null), SHOWN_MS);
  };
  return {
    $toast: $toast satisfies ReadableAtom<Toast | null>,
    say({ undo, ...said }: Said) {
      count += 1;
      const taken =
        undo &&
        (() => {
          $toast.set(null);
          undo();
        });
      $toast.set({ id: count, text: wordsFor(said), ...(taken && { undo: taken }) });
      countDown();
    },
    /** A toast under the pointer or the focus stays. */
    hold(held: boolean) {
      if (held) clearTimeout(timer);
      else if ($toast.get()) countDown();
    },
  };
}

function wordsFor({ about, thing, favorite }: Omit<Said, 'undo'>): string {
  if (about === 'signed-out') return 'Your session has ended. Log in to keep favorites.';
  const name = cutText(thing.name, NAME_CHARACTERS);
  if (about === 'changed') return favorite ? `${name} added to favorites` : `${name} removed from favorites`;
  return favorite
    ? `${name} could not be added to favorites. Please try again.`
    : `${name} could not be removed from favorites. Please try again.`;
}
