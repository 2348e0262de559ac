/** Six significant digits, as many as a screen shows; words and whole amounts as they are. */
export const significant = <T extends number | string | null>(value: T): T =>
  typeof value === 'number' && !Number.isInteger(value) ? (Number(value.toPrecision(6)) as T) : value;
