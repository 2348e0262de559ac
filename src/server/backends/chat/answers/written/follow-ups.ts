import { type Holding, readHoldingKinds } from '#server/store/filings/record-holdings.ts';
import type { AnswerStore } from '../look-ups/look-up.ts';

/** Questions that are offered after an answer, with the data that they need. */
const questions = {
  price: ['What is the last price?', 'prices'],
  year: ['How did the price change over the last year?', 'prices'],
  range: ['Where is it in its 52-week range?', 'prices'],
  runway: ['How long does the cash last?', 'statements'],
  revenue: ['What was revenue by quarter?', 'statements'],
  income: ['Is it profitable?', 'statements'],
  debt: ['How much debt does it have?', 'statements'],
  dilution: ['How fast does the share count grow?', 'statements'],
  insiders: ['Did insiders buy or sell?', 'insiders'],
  holders: ['Which institutions hold it?', 'managers'],
  ownership: ['How much do insiders own?', 'owners'],
  short: ['What is the short interest?', 'short'],
  earnings: ['Did earnings beat the estimates?', 'earnings'],
  next: ['When is the next earnings report?', 'nextReport'],
  estimates: ['What EPS is expected this year?', 'estimates'],
  filings: ['What was filed last?', 'filings'],
  officers: ['Who runs it?', 'officers'],
  trials: ['Which trials are on record?', 'trials'],
  catalysts: ['Which catalysts are on record?', 'catalysts'],
  dividend: ['Does it pay a dividend?', 'dividends'],
  splits: ['Were there any splits?', 'splits'],
  news: ['What is in the news?', 'news'],
  valuation: ['How is it valued?', 'prices'],
  peers: ['Who are its peers?', 'prices'],
  overview: ['What does it do?', 'prices'],
  why: ['What changed and why?', 'prices'],
  weigh: ['What speaks for and against it?', 'prices'],
  stats: ['What are its key statistics?', 'prices'],
} as const satisfies Record<string, readonly [string, Holding]>;

export type FollowUp = keyof typeof questions;

/** Where nothing better follows. */
const usual: readonly FollowUp[] = ['price', 'overview', 'runway', 'earnings', 'insiders', 'filings', 'short', 'range', 'year', 'stats']; // prettier-ignore

const OFFERED = 3;

/**
 * Three questions about a company, the best first and none of what was just asked: those of which `isWorthAsking` says
 * that the record answers them and that this has not been told yet, asked in turn until there are enough.
 */
export async function followUpsOf(
  { db }: AnswerStore,
  symbol: string,
  wanted: readonly FollowUp[],
  asked: string,
  isWorthAsking: (question: string) => Promise<boolean>,
  first: readonly string[] = [],
): Promise<string[]> {
  const has = await readHoldingKinds(db, symbol);
  const texts = [...new Set([...wanted, ...usual])]
    .filter((id) => has.has(questions[id][1]))
    .map((id): string => questions[id][0])
    .filter((text) => text.toLowerCase() !== asked.trim().toLowerCase());
  const offered: string[] = [];
  for (const text of [...first, ...texts]) {
    if (offered.length === OFFERED) break;
    if (await isWorthAsking(text)) offered.push(text);
  }
  return offered;
}

/** Where no company was meant. */
export const generalQuestions = [
  'Nasdaq biotechs under $300M',
  'What is short interest?',
  'What can you answer?',
] as const;
