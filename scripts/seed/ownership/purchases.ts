import type { InsiderTradesTable } from '#server/db/record-tables.ts';
import compoundSurnames from '../compound-surnames.json' with { type: 'json' };
import { personName } from '../person-name.ts';
import { cellNumber, type Sources } from '../sources.ts';

export const purchasesFile = 'record/insiders/open_market_purchases_openinsider.csv.gz';

const surnames = new Set(compoundSurnames);

/** What the source's short titles mean. */
const titles: readonly (readonly [short: RegExp, long: string])[] = [
  [/\bDir\b/g, 'Director'],
  [/\bPres\b/g, 'President'],
  [/\b10%/g, '10% owner'],
  [/\bExec COB\b/g, 'Executive chairman'],
  [/\bCOB\b/g, 'Chairman'],
  [/\bVP\b/g, 'Vice president'],
  [/\bGC\b/g, 'General counsel'],
];

/** A share of a company under 5 billion dollars that costs more is a mistake of the form. */
const HIGHEST_PRICE = 5_000;

/**
 * Large purchases on the market, chosen by their source: a list, from which nothing is summed. Left out are prices that
 * cannot be (PTN at $150,000 a share).
 */
export function purchaseRows(sources: Sources, symbols: ReadonlySet<string>): InsiderTradesTable[] {
  const seen = new Map<string, number>();
  return sources.records(purchasesFile).flatMap((row) => {
    const { symbol = '', owner = '' } = row;
    const price = cellNumber(row['price']);
    if (!symbols.has(symbol) || price === null || price > HIGHEST_PRICE) return [];
    const day = `${symbol}-${row['filed'] ?? ''}`;
    const count = (seen.get(day) ?? 0) + 1;
    seen.set(day, count);
    return [
      {
        id: `openinsider-${day}-${String(count).padStart(2, '0')}`,
        symbol,
        purchaser: personName(owner, surnames),
        role:
          titles.reduce((text, [short, long]) => text.replace(short, long), row['relation'] ?? '') || null,
        code: 'P',
        is_buy: 1,
        amount_purchased: cellNumber(row['shares']),
        price,
        value: cellNumber(row['value']),
        held_after: null,
        date_of_purchase: row['transaction_date'] ?? '',
        filed_on: row['filed'] ?? '',
        raw_text_link: null,
        source: 'openinsider',
      },
    ];
  });
}
