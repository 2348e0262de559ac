import { formatDate } from '#kit/time/dates.ts';
import { daysBetween } from '#kit/time/days.ts';
import { countOf, numberWord } from '#kit/text/sentence.ts';
import type { PeriodKind } from '#contract/financials.ts';
import { keyFigures } from '../../look-ups/cash.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { statements } from '../../look-ups/statements.ts';
import { type Asked, type Composing, named, one } from '../../grammar/reading/kind.ts';
import { sayPublished } from '../published/published.ts';
import { endsOf } from '../told/spans.ts';
import { kindOfPeriods } from './statements.ts';

const isProfit = ({ value }: Fact): boolean => Number(value) > 0;

/** Whether the newest twelve months made a profit. */
export const answerProfitable = (composing: Composing): Promise<boolean> => sayTwelve(composing, true);

/** What the newest twelve months made; of another time than theirs that is no yes and no no. */
async function sayTwelve(composing: Composing, isAsked: boolean): Promise<boolean> {
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
  const verdict = isProfit(income) ? 'Yes: ' : 'No: ';
  draft.text(
    `${isAsked ? verdict : ''}${asked.company.short} had net income of ${draft.strong(income)} in the twelve months to ${formatDate(income.date)}.`,
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
  if (!(await sayTwelve(composing, false))) return false;
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

/** As many periods are looked up at once, and shown in a row. */
const MOST = 40;
const SHOWN = 12;
const YEAR_DAYS = 365.25;

interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/** Net income by period, newest first. */
async function incomeBy({ asked, ask }: Composing, by: PeriodKind, span: Span, limit = MOST) {
  const { symbol } = asked.company;
  return named(await ask(statements, { symbol, figures: ['net_income'], by, limit, ...span }), 'net_income');
}

/** The time that was asked for, from its first to its last year where several are named. */
function spanOf({ period, reading: { periods } }: Asked): Span {
  if (!period || period.kind === 'newest') return {};
  if (periods.length < 2) return { from: period.from, to: period.to };
  const ends = periods.map(endsOf);
  return {
    from: ends.map(({ from }) => from).toSorted()[0],
    to: ends
      .map(({ to }) => to)
      .toSorted()
      .at(-1),
  };
}

/** Whether a period is of one of the years that are named; a year between them was not asked for. */
const isNamed = ({ reading: { periods } }: Asked, { date }: Fact): boolean =>
  periods.length < 2 ||
  periods.map(endsOf).some(({ from, to }) => (date ?? '') >= from && (date ?? '') <= to);

/** How many years were asked for. */
function yearsAsked({ period, record, reading: { periods } }: Asked): number {
  if (periods.length > 1) return periods.length;
  if (period?.kind !== 'span' || period.from < '1995') return 1;
  return period.of === 'year' && period.back
    ? period.back
    : Math.floor(daysBetween(period.from, period.to < record ? period.to : record) / YEAR_DAYS);
}

/** Periods in a row with what each made. */
function tableOf({ draft }: Composing, rows: readonly Fact[], most = SHOWN): void {
  const [newest] = rows;
  if (!newest || rows.length < 2) return;
  draft.table(
    'Net income, newest first',
    ['', ...rows.slice(0, most).map(({ date }) => formatDate(date))],
    [[newest.label, ...rows.slice(0, most)]],
  );
}

/** In how many of some periods there was a profit, in words. */
function howMany(rows: readonly Fact[]): string {
  const profits = rows.filter(isProfit).length;
  return profits === 0 ? 'none' : numberWord(profits);
}

/** In how many quarters there was a profit, with the first and the last of them. */
function saidOfQuarters({ draft }: Composing, quarters: readonly Fact[]): string {
  const profits = quarters.filter(isProfit);
  const [last] = profits;
  const first = profits.at(-1);
  const [only] = quarters;
  if (only && quarters.length === 1)
    return `${isProfit(only) ? 'in' : 'not in'} the one quarter on record, to ${formatDate(only.date)}: ${draft.strong(only)}`;
  if (!last || !first) return `in none of ${countOf(quarters.length, 'quarter')} on record`;
  const at = (fact: Fact): string => `${draft.strong(fact)} in that to ${formatDate(fact.date)}`;
  return `in ${numberWord(profits.length)} of ${countOf(quarters.length, 'quarter')} on record: ${profits.length > 1 ? `the last ${at(last)}, the first ${at(first)}` : at(last)}`;
}

/** What the newest twelve months made, where no year on record ends as late. */
async function saidOfTwelve(composing: Composing, span: Span, newestYear?: Fact): Promise<string> {
  const [twelve] = await incomeBy(composing, 'twelve_months', span, 1);
  return twelve && (twelve.date ?? '') > (newestYear?.date ?? '')
    ? `In the twelve months to ${formatDate(twelve.date)} it had net income of ${composing.draft.strong(twelve)}.`
    : '';
}

/** Whether there ever was a profit: of all years and of all quarters on record, for a year of losses may have a quarter without. */
async function answerEver(composing: Composing): Promise<boolean> {
  const { asked, draft } = composing;
  const { short } = asked.company;
  const span = spanOf(asked);
  const [years, quarters] = [
    await incomeBy(composing, 'year', span),
    await incomeBy(composing, 'quarter', span),
  ];
  const [newest] = years;
  if (!newest && quarters.length === 0) return sayWithoutPeriods(composing, 'year');
  if (newest)
    draft.text(
      years.length === 1
        ? `${short} had net income of ${draft.strong(newest)} in the fiscal year to ${formatDate(newest.date)}, the one on record.`
        : `${short} made a profit in ${howMany(years)} of ${countOf(years.length, 'year')} on record; net income of the newest, to ${formatDate(newest.date)}, was ${draft.strong(newest)}.`,
    );
  if (quarters.length > 0)
    draft.text(
      `${newest ? 'By quarter it' : short} made a profit ${saidOfQuarters(composing, quarters)}.`,
      newest ? undefined : 'No whole fiscal year with its net income is on record.',
    );
  if (!newest && !quarters.some(isProfit)) draft.lacks();
  draft.text(await saidOfTwelve(composing, span, newest));
  tableOf(composing, years.length > 1 ? years : quarters, 8);
  return true;
}

/** Of years that were asked for and are not on record whole: in which of their quarters there was a profit. */
async function sayQuartersInstead(composing: Composing, years: readonly Fact[]): Promise<boolean> {
  const { asked, draft } = composing;
  const span = spanOf(asked);
  const isWithin = ({ date }: Fact): boolean =>
    years.some((year) => {
      const days = daysBetween(date ?? '', year.date ?? '');
      return days > -10 && days < YEAR_DAYS - 10;
    });
  const quarters = (await incomeBy(composing, 'quarter', span)).filter(
    (each) => isNamed(asked, each) && !isWithin(each),
  );
  if (quarters.length === 0) return false;
  draft.lacks();
  draft.text(
    years.length > 0
      ? 'The other years of that time are not on record whole.'
      : 'No whole fiscal year of that time with its net income is on record.',
    `By quarter ${asked.company.short} made a profit ${saidOfQuarters(composing, quarters)}.`,
    await saidOfTwelve(composing, span, years[0]),
  );
  tableOf(composing, quarters);
  return true;
}

/** In how many of the periods that were asked for, or of all years on record, there was a profit. */
export async function answerProfits(composing: Composing): Promise<boolean> {
  const { asked, draft } = composing;
  const { short } = asked.company;
  const { period } = asked;
  if (EVER.test(asked.reading.text) && !asked.has('by:quarter') && period?.kind !== 'newest')
    return answerEver(composing);
  const by =
    kindOfPeriods(asked) ?? (period && /\b(?:quarter|qtr)/i.test(asked.reading.text) ? 'quarter' : 'year');
  const isCounted = period?.kind === 'span' && period.of !== undefined && period.back !== undefined;
  const isSpan = period !== null && period.kind !== 'newest' && !isCounted;
  const limit =
    period?.kind === 'newest' ? (period.back ?? 0) + 1 : isCounted ? (period.back ?? 1) : period ? 12 : 20;
  const rows = (await incomeBy(composing, by, isSpan ? spanOf(asked) : {}, limit))
    .slice(period?.kind === 'newest' ? (period.back ?? 0) : 0)
    .filter((each) => isNamed(asked, each));
  const [newest] = rows;
  const kind = by === 'quarter' ? 'quarter' : 'year';
  const isLacking =
    by === 'year' && period !== null && period.kind !== 'newest' && rows.length < yearsAsked(asked);
  if (!newest)
    return (isLacking && (await sayQuartersInstead(composing, []))) || sayWithoutPeriods(composing, kind);
  const isOne = rows.length === 1;
  draft.text(
    isOne
      ? `${isLacking ? '' : isProfit(newest) ? 'Yes: ' : 'No: '}${short} had net income of ${draft.strong(newest)} in the ${kind} to ${formatDate(newest.date)}.`
      : `${short} made a profit in ${howMany(rows)} of ${countOf(rows.length, kind)} on record for that; net income of the newest, to ${formatDate(newest.date)}, was ${draft.strong(newest)}.`,
  );
  tableOf(composing, rows, 8);
  if (isLacking) await sayQuartersInstead(composing, rows);
  return true;
}
