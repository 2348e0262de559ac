import { formatDate } from '#kit/time/dates.ts';
import { countOf } from '#kit/text/sentence.ts';
import { keyFigures } from '../look-ups/cash.ts';
import { statements } from '../look-ups/statements.ts';
import { type Composing, named, one } from '../grammar/kind.ts';
import { sayPublished } from './published.ts';
import { kindOfPeriods } from './statements.ts';

/** Whether the newest twelve months made a profit. */
export async function answerProfitable(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const found = await ask(keyFigures, { symbol: asked.company.symbol });
  const [income, operating, revenue] = [
    one(found, 'net_income'),
    one(found, 'operating_income'),
    one(found, 'revenue'),
  ];
  if (!income) {
    if (await sayPublished(composing, ['net_income'], 'sum of twelve months')) return true;
    if (!operating) return false;
    draft.lacks();
    draft.text(
      `Net income of ${asked.company.short} is not on record. Known is operating income of ${draft.strong(operating)} in the twelve months to ${formatDate(operating.date)}.`,
    );
    return true;
  }
  const isProfit = Number(income.value) > 0;
  draft.text(
    `${isProfit ? 'Yes' : 'No'}: ${asked.company.short} had net income of ${draft.strong(income)} in the twelve months to ${formatDate(income.date)}.`,
    operating
      ? `Operating income was ${draft.plain(operating)} in the twelve months to ${formatDate(operating.date)}.`
      : undefined,
    revenue
      ? `Revenue was ${draft.plain(revenue)} in the twelve months to ${formatDate(revenue.date)}.`
      : undefined,
  );
  return true;
}

/** Where no single years or quarters are on record: what the newest twelve months made, unless others were asked for. */
export async function sayWithoutPeriods(composing: Composing, kind: 'quarter' | 'year'): Promise<boolean> {
  const { asked, draft } = composing;
  if (await sayPublished(composing, ['net_income'], 'year')) {
    if (asked.has('by:quarter', 'by:year') || /\bquarters?\b|\byears\b/i.test(asked.reading.text))
      draft.text(`Of no single ${kind} is that on record, so since when it is so is not told.`);
    return true;
  }
  if (!(await answerProfitable(composing))) return false;
  draft.lacks();
  draft.text(
    asked.period !== null
      ? `Of the time that was asked for no ${kind} is on record.`
      : `No single ${kind}s of ${asked.company.short} with their net income are on record, so when that changed is not told.`,
  );
  return true;
}

/** Words that ask in how many periods there was a profit. */
export const HOW_MANY_OF = /\bhow many of\b.*\b(?:years|quarters)\b/i;
/** Words that ask of all years on record. */
export const EVER = /\b(?:ever|always|never)\b/i;

/** In how many of the periods that were asked for, or of all years on record, there was a profit. */
export async function answerProfits(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { symbol, short } = asked.company;
  const { period } = asked;
  const by =
    kindOfPeriods(asked) ?? (period && /\b(?:quarter|qtr)/i.test(asked.reading.text) ? 'quarter' : 'year');
  const isCounted = period?.kind === 'span' && period.of !== undefined && period.back !== undefined;
  const isSpan = period !== null && period.kind !== 'newest' && !isCounted;
  const limit =
    period?.kind === 'newest' ? (period.back ?? 0) + 1 : isCounted ? (period.back ?? 1) : period ? 12 : 20;
  const found = await ask(statements, {
    symbol,
    figures: ['net_income'],
    by,
    limit,
    ...(isSpan && { from: period.from, to: period.to }),
  });
  const rows = named(found, 'net_income').slice(period?.kind === 'newest' ? (period.back ?? 0) : 0);
  const [newest] = rows;
  const kind = by === 'quarter' ? 'quarter' : 'year';
  if (!newest) return sayWithoutPeriods(composing, kind);
  const profits = rows.filter(({ value }) => Number(value) > 0).length;
  const isOne = rows.length === 1;
  draft.text(
    isOne
      ? `${profits === 1 ? 'Yes' : 'No'}: ${short} had net income of ${draft.strong(newest)} in the ${kind} to ${formatDate(newest.date)}.`
      : `${short} made a profit in ${profits === 0 ? 'none' : profits} of ${countOf(rows.length, kind)} on record for that; net income of the newest, to ${formatDate(newest.date)}, was ${draft.strong(newest)}.`,
  );
  if (!isOne)
    draft.table(
      'Net income, newest first',
      ['', ...rows.slice(0, 8).map(({ date }) => formatDate(date))],
      [[newest.label, ...rows.slice(0, 8)]],
    );
  return true;
}
