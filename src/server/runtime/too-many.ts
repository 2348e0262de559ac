/** What is said to who asked too often, and how long it is to wait. */
export function tooManyWords(what: 'files' | 'requests', waitMs: number) {
  const seconds = Math.ceil(waitMs / 1_000);
  return {
    seconds,
    heading: `Too many ${what}`,
    advice: `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  };
}
