/** What cannot be used for now: in words that tell nothing of addresses or passwords. */
export interface Fault {
  /** The store, or a backend by its name. */
  what: string;
  why: string;
  since: Date;
}

/** Whether this process can do its work, and what it lacks; it may be ready while a backend is missing. */
export interface Readiness {
  isReady: boolean;
  faults: readonly Fault[];
}

/** The answer of /readyz: a line for the state, and one for each fault. */
export const wordsOf = ({ isReady, faults }: Readiness): string =>
  [
    isReady ? 'ready' : 'not ready',
    ...faults.map(({ what, why, since }) => `${what}: ${why}, since ${since.toISOString()}`),
  ].join('\n');
