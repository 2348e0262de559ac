import { daysAfter, monthsBefore } from '#kit/time/days.ts';
import { priceHistory } from '../../look-ups/prices.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { type Composing, one } from '../../grammar/reading/kind.ts';
import type { DraftRow } from '../../written/draft.ts';

/** From when on a price is mostly asked for. */
const spans: readonly (readonly [label: string, from: (record: string) => string])[] = [
  ['1 month', (record) => monthsBefore(record, 1)],
  ['3 months', (record) => monthsBefore(record, 3)],
  ['Year to date', (record) => `${Number(record.slice(0, 4)) - 1}-12-31`],
  ['1 year', (record) => monthsBefore(record, 12)],
];

/** What is asked beside a last price: how far it went over a month, three, the year so far and twelve months, and where that lies in its range of 52 weeks. */
export async function priceTable({
  asked,
  ask,
  draft,
}: Pick<Composing, 'asked' | 'ask' | 'draft'>): Promise<void> {
  const { symbol } = asked.company;
  const rows: DraftRow[] = [];
  for (const [label, from] of spans) {
    const found = await ask(priceHistory, { symbol, from: from(asked.record), to: asked.record });
    const [first, change] = [one(found, 'first_close'), one(found, 'span_change')];
    // A record that begins later is no such span.
    if (first && change && (first.date ?? '') <= nearly(from(asked.record)))
      rows.push([label, first, change]);
  }
  if (rows.length > 0) draft.table('Closes before, split-adjusted', ['Over', 'Close then', 'Change'], rows);
  const quote = await ask(companyQuote, { symbol });
  const [low, high, above, below] = ['year_low', 'year_high', 'above_low', 'below_high'].map((name) =>
    one(quote, name),
  );
  if (low && high && above && below)
    draft.text(
      `In 52 weeks it traded between ${draft.plain(low)} and ${draft.plain(high)}: it is ${draft.plain(above)} above the low and ${draft.plain(below)} below the high.`,
    );
}

/** A week later, by which a session was, whatever the holidays. */
const nearly = (day: string): string => daysAfter(day, 7);
