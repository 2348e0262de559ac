/** What a value without parts takes, or the place of a part in its whole. */
const WORD_BYTES = 8;
const OBJECT_BYTES = 24;
/** Rows of a list are alike: these many of them, evenly spread, stand for all. */
const SAMPLE = 8;

/**
 * About how many bytes of memory a JSON value takes, so that a cache can be bounded by them. Long lists are judged by a
 * sample of their members.
 */
export function weigh(value: unknown): number {
  if (typeof value === 'string') return OBJECT_BYTES + value.length;
  if (typeof value !== 'object' || value === null) return WORD_BYTES;
  if (!Array.isArray(value)) {
    let whole = OBJECT_BYTES;
    for (const name in value) whole += WORD_BYTES + weigh((value as Record<string, unknown>)[name]);
    return whole;
  }
  const step = Math.max(1, Math.floor(value.length / SAMPLE));
  let [seen, bytes] = [0, 0];
  for (let i = 0; i < value.length; i += step) {
    seen += 1;
    bytes += WORD_BYTES + weigh(value[i]);
  }
  // Whole: a cache refuses a size with a fraction.
  return OBJECT_BYTES + (seen === 0 ? 0 : Math.round((bytes / seen) * value.length));
}
