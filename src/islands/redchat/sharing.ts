import { atom } from 'nanostores';

/** After a link has been handed over the button rests for so long. */
const REST_MS = 3_000;
const TOAST_MS = 1_200;

/** Whoever closes the phone's own sheet has shared nothing, and nothing has failed. */
const isGivenUp = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** What stands behind the button that shares a link: whether it rests, and what it says. `handOver` answers in words. */
export function createSharing(handOver: () => Promise<string>) {
  const $isResting = atom(false);
  const $toast = atom<string | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (words: string): void => {
    clearTimeout(timer);
    $toast.set(words);
    timer = setTimeout(() => $toast.set(null), TOAST_MS);
  };

  return {
    $isResting,
    $toast,
    /** Hands the link over; nothing more is handed over meanwhile, nor in the three seconds after it has worked. */
    async share(): Promise<void> {
      if ($isResting.get()) return;
      $isResting.set(true);
      try {
        say(await handOver());
        setTimeout(() => $isResting.set(false), REST_MS);
      } catch (error) {
        $isResting.set(false);
        if (!isGivenUp(error)) say('The link could not be made');
      }
    },
  };
}
