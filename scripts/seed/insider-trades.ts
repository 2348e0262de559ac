import { z } from 'zod';
import { personName } from './person-name.ts';
import type { InsiderTradesTable } from '#server/db/record-tables.ts';
import compoundSurnames from './compound-surnames.json' with { type: 'json' };
import { canonicalSymbol } from './snapshot.ts';

const TradeSchema = z.object({
  ticker: z.string(),
  owner: z.string(),
  relation: z.string(),
  code: z.string(),
  ad: z.string(),
  shares: z.number().nullable(),
  price: z.number().nullable(),
  ownedAfter: z.number().nullable(),
  txDate: z.string(),
  fileDate: z.string(),
  accession: z.string(),
  txIndex: z.number(),
  link: z.string(),
});

const surnames = new Set(compoundSurnames);

/** The boxes of a form 4 that the source names in Korean; "other" says nothing. */
const boxes = new Map([
  ['이사', 'Director'],
  ['10%+주주', '10% owner'],
  ['기타', ''],
]);

/** Rows of the insider table from the parsed forms, for companies of `symbols`. */
export function insiderTradeRows(file: unknown, symbols: ReadonlySet<string>): InsiderTradesTable[] {
  const { trades } = z.object({ trades: z.array(TradeSchema) }).parse(file);
  return trades
    .filter((trade) => symbols.has(canonicalSymbol(trade.ticker)))
    .map((trade) => ({
      id: `${trade.accession}-${trade.txIndex}`,
      symbol: canonicalSymbol(trade.ticker),
      purchaser: personName(trade.owner, surnames),
      role: roleOf(trade.relation),
      code: trade.code,
      is_buy: trade.code === 'P' && trade.ad === 'A' ? 1 : 0,
      amount_purchased: trade.shares,
      price: trade.price || null,
      value: trade.price && trade.shares ? Math.round(trade.price * trade.shares * 100) / 100 : null,
      held_after: trade.ownedAfter,
      date_of_purchase: trade.txDate,
      filed_on: trade.fileDate,
      raw_text_link: trade.link,
      source: null,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** "See remarks" refers to a text that is not here. */
export function roleOf(relation: string): string | null {
  const parts = relation
    .split(/,\s*(?=\S)/)
    .map((part) => boxes.get(part.trim()) ?? part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !/^\W*see remarks\W*$/i.test(part));
  return parts.map(inTitleCase).join(', ') || null;
}

const smallWords = new Set(['and', 'of', 'the']);
const abbreviations = new Set(['CEO', 'CFO', 'COO', 'CTO', 'COB', 'EVP', 'SVP']);

/** Titles typed in capitals throughout are set in capitals and small letters. */
const inTitleCase = (part: string): string =>
  part === part.toUpperCase() && /[A-Z]{6}/.test(part) ? part.replace(/[A-Z]+/g, titleWord) : part;

const titleWord = (word: string): string => {
  if (abbreviations.has(word)) return word;
  const lower = word.toLowerCase();
  return smallWords.has(lower) ? lower : word.charAt(0) + lower.slice(1);
};
