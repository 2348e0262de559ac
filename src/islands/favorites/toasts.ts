import { atom, type ReadableAtom } from 'nanostores';
import { cutText } from '#kit/text/cut-text.ts';
import type { FavoriteItem } from './favorite-item.ts';

/** How long a toast stays, unless it is looked at. */
const SHOWN_MS = 6_000;
const NAME_CHARACTERS = 60;

export interface Toast {
  /** New for every toast: the same words said twice are two toasts. */
  id: number;
  text: string;
  undo?: () => void;
}

interface Message {
  about: 'changed' | 'failed' | 'signed-out';
  item: FavoriteItem;
  /** What was asked for. */
  favorite: boolean;
  undo?: () => void;
}

/** What is said about a favorite, one toast at a time, for six seconds. */
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
    show({ undo, ...message }: Message) {
      count += 1;
      const undoOnce =
        undo &&
        (() => {
          $toast.set(null);
          undo();
        });
      $toast.set({ id: count, text: textOf(message), ...(undoOnce && { undo: undoOnce }) });
      countDown();
    },
    /** A toast under the pointer or the focus stays. */
    hold(isHeld: boolean) {
      if (isHeld) clearTimeout(timer);
      else if ($toast.get()) countDown();
    },
  };
}

function textOf({ about, item, favorite }: Omit<Message, 'undo'>): string {
  if (about === 'signed-out') return 'Your session has ended. Log in to keep favorites.';
  const name = cutText(item.name, NAME_CHARACTERS);
  if (about === 'changed') return favorite ? `${name} added to favorites` : `${name} removed from favorites`;
  return favorite
    ? `${name} could not be added to favorites. Please try again.`
    : `${name} could not be removed from favorites. Please try again.`;
}
