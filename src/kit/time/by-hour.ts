const HOUR_MS = 3_600_000;
const MOST = 1_000;

/**
 * Remembers what a function of a text and a moment answers while the hour lasts, for what changes with the hour at most:
 * days and sessions of New York, whose clocks differ from ours by whole hours. At most a thousand answers.
 */
export function rememberedByHour<T>(make: (text: string, now: Date) => T): (text: string, now: Date) => T {
  const known = new Map<string, T>();
  let hour = NaN;
  return (text, now) => {
    const asked = Math.floor(now.getTime() / HOUR_MS);
    if (asked !== hour || known.size >= MOST) known.clear();
    hour = asked;
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as T;
    const made = make(text, now);
    known.set(text, made);
    return made;
  };
}
