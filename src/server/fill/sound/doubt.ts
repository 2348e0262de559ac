/** A figure that is not shown, for staff. */
export const quoteDoubt = (
  figure: string,
  symbol: string,
  day: string,
  found: Record<string, number | null>,
  decision: string,
) => ({
  symbol,
  figure,
  kind: 'quote',
  period_end: day,
  decision,
  found: JSON.stringify(Object.entries(found).map(([source, value]) => ({ source, value }))),
});
