/** What a marketing service learns of a sign-up: what the person entered in the form, after they agreed. */
export interface TrackedSignup {
  firstName: string | null;
  lastName: string | null;
  emailAddress: string;
  phone: string | null;
}

/** Hands a sign-up to the marketing service; throws when it was not taken, and then it may be tried again. */
export type Track = (signup: TrackedSignup) => Promise<void>;

const TIMEOUT_MS = 10_000;

/** Posts JSON to `url` from this server: nothing personal ever stands in an address, or passes through a browser. */
export const createTracking =
  (url: string): Track =>
  async (signup) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signup),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the marketing service answered ${answer.status}`);
  };
