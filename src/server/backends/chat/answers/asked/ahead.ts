import { formatDate } from '#kit/time/dates.ts';
import type { Draft } from '../written/draft.ts';
import type { Company } from '../grammar/names/company.ts';
import { OF_PROFIT_AHEAD, OF_SHARES_AHEAD, OF_SOLVENCY } from '../grammar/said/said-around-figures.ts';
import type { Turn } from '../grammar/turns/turn.ts';
import { type Ask, one, rowsOf } from '../grammar/reading/kind.ts';
import { keyFigures } from '../look-ups/cash.ts';
import { filings } from '../look-ups/filings.ts';

/** What asks whether a company goes on, or ends: no figure answers that. */
const ASKS_OF_END =
  /\b(?:bankrupt\w*|insolven\w+|chapter 11|(?:go(?:es|ing)?|went) (?:under|bust|broke|belly up|out of business)|surviv\w+|stay\w* (?:afloat|alive|solvent|in business)|collaps\w+)\b/i;

/** What a company has done is no forecast: "did it ever file for bankruptcy". */
const OF_PAST = /\b(?:did|has|have|had|was|were|ever|filed|declared|emerged)\b/i;

/** The item of a current report that tells of a bankruptcy or a receivership. */
const BANKRUPTCY = '1.03';
const MOST = 20;

/** What is asked ahead of time, the kind that is told first of it, and what is said before that. */
const ahead: readonly (readonly [string, string, string])[] = [
  [OF_PROFIT_AHEAD, 'profitable', 'When it makes a profit, or a lasting one,'],
  [OF_SHARES_AHEAD, 'dilution', 'Whether it issues more shares'],
];

/** Says, before the figures of a kind that bear on it, that nobody knows what a question asks ahead of time. */
export async function sayOfAhead(
  kind: string,
  turn: Turn,
  { question: { text }, ask, draft }: { question: { text: string }; ask: Ask; draft: Draft },
): Promise<void> {
  if (kind === 'runway') await saySolvency(text, turn, { ask, draft });
  const found = ahead.find(([asked, first]) => first === kind && text.includes(asked));
  if (found) draft.text(`${found[2]} nobody knows, and this record makes no forecasts. What bears on it:`);
}

/** Says, before the figures that bear on it, that nobody knows whether a company goes on, and what its filings tell of an end. */
async function saySolvency(
  text: string,
  { companies: [company] }: Turn,
  { ask, draft }: { ask: Ask; draft: Draft },
): Promise<void> {
  const isOfEnd = text.includes(OF_SOLVENCY) || (ASKS_OF_END.test(text) && !OF_PAST.test(text));
  if (!isOfEnd || !company) return;
  const { symbol, short } = company;
  const current = rowsOf(await ask(filings, { symbol, type: '8K-related', limit: MOST }));
  const told = current.find((row) => String(row.get('items')?.value ?? '').includes(BANKRUPTCY));
  const [form, filed] = [told?.get('form'), told?.get('filed')];
  draft.text(
    `Whether ${short} goes on or goes bankrupt nobody knows, and this record makes no forecasts.`,
    form && filed
      ? `Item ${BANKRUPTCY} (bankruptcy or receivership) stands in its ${draft.strong(form)} of ${formatDate(filed.date)}.`
      : `No filing of a bankruptcy (item ${BANKRUPTCY} of an 8-K) is among those on record; what its auditor says of a going concern is in its annual report, and in no table here.`,
    'What bears on it:',
  );
  if (!text.includes(OF_SOLVENCY)) await sayOwed(company, { ask, draft });
}

/** What a company owes and is worth on its books, where the question is read as one of its cash alone. */
async function sayOwed(
  { symbol, short }: Company,
  { ask, draft }: { ask: Ask; draft: Draft },
): Promise<void> {
  const found = await ask(keyFigures, { symbol });
  const known = ['debt', 'equity'].flatMap((name) => one(found, name) ?? []);
  draft.text(
    ...known.map(
      (fact) => `${fact.label} of ${short} was ${draft.strong(fact)} on ${formatDate(fact.date)}.`,
    ),
  );
}
