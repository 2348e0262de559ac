const dayInNewYork = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The New York day under which an item stands, `2026-07-02`: a plain date is its own; '' for what is no date. */
export function newsDay(publishedAt: string | null | undefined): string {
  const text = publishedAt ?? '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const time = Date.parse(text);
  return Number.isNaN(time) ? '' : dayInNewYork.format(time);
}
