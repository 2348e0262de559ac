import { formatDate } from '#kit/time/dates.ts';
import { countOf } from '#kit/text/sentence.ts';
import type { StatementFigure } from '#contract/financials.ts';
import type { Draft } from '../../written/draft.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { saidOfGaps } from './gaps.ts';
import { balanceFigures, statements } from '../../look-ups/statements.ts';
import { type Asked, type Composing, one } from '../../grammar/reading/kind.ts';
import { isAgainstItself, yearsHeld } from './against-then.ts';
import type { Line } from './lines.ts';
import { kindWords } from './lines.ts';
import { daysBetween } from '#kit/time/days.ts';

/** What asks how far a line went over the time that is asked for. */
const HOW_FAR =
  /\bhow (?:far|much)\b.*\b(?:fallen|fell|grown|grew|grow|risen|rose|dropped|declined|increased|decreased|shrunk|come down|gone up|gone down|up|down|add(?:ed)?|gain(?:ed)?|los[et]|paid (?:down|off))\b|\b(?:has|have|did) .*\b(?:fallen|fall|grown|grow|risen|rise|dropped|drop|declined|decline|increased|increase|decreased|decrease|shrunk|shrink|come down|came down|gone up|go up|gone down|go down|developed|develop|changed|change|paid (?:down|off)|pay (?:down|off)|paying (?:down|off)|reduced?|added?|cut)\b|\btrend(?:ed|ing|s)?\b|\b(?:paid|paying) (?:any |some )?(?:down|off|debt)\b|\bgrow(?:th|n|ing)?\b|\bgrew\b|\bcagr\b|\bcompound\w*\b|\bchange[ds]?\b/i;

/** The kind of a period and its month: quarters of one season and years are held against each other. */
const seasonOf = ({ row, date }: Fact): string =>
  `${(row ?? '').split(' ')[0] ?? ''} ${(date ?? '').slice(5, 7)}`;

const YEAR_DAYS = 365.25;
/** Over less than this a rate a year says no more than the change. */
const LEAST_YEARS = 1.9;

const madeOf = (fact: Fact, rest: Pick<Fact, 'name' | 'label' | 'value' | 'unit'>): Fact => {
  const { currency, roundedTo: _rounded, row: _row, date, source } = fact;
  return { date, source, computed: true, ...rest, ...(currency && rest.unit === 'usd' && { currency }) };
};

/** Not all of a change in percent: against nothing or a loss there is none. */
function inPercent(newest: Fact, oldest: Fact): Fact | undefined {
  const [from, to] = [Number(oldest.value), Number(newest.value)];
  if (newest.unit === 'percent' || from <= 0 || to < 0) return undefined;
  return madeOf(newest, {
    name: `${newest.name}_change`,
    label: `${newest.label}, change`,
    value: (to / from - 1) * 100,
    unit: 'change',
  });
}

/** The same a year, compounded, over two years and more. */
function aYear(newest: Fact, oldest: Fact): Fact | undefined {
  const years = daysBetween(oldest.date ?? '', newest.date ?? '') / YEAR_DAYS;
  const [from, to] = [Number(oldest.value), Number(newest.value)];
  if (!(years >= LEAST_YEARS) || from <= 0 || to <= 0) return undefined;
  return madeOf(newest, {
    name: `${newest.name}_yearly_change`,
    label: `${newest.label}, change a year`,
    value: ((to / from) ** (1 / years) - 1) * 100,
    unit: 'change',
  });
}

/** So many days more than the quarters or years that were asked for may lie between two of them. */
const SLACK_DAYS = 50;

/** Of the last so many quarters or years none is held against an older one, where some between them are not on record. */
function isWithin(period: Asked['period'], newest: Fact, fact: Fact): boolean {
  if (period?.kind !== 'span' || !period.of || !period.back) return true;
  const days = daysBetween(fact.date ?? '', newest.date ?? '');
  return days <= period.back * (period.of === 'year' ? 365.25 : 91.3) + SLACK_DAYS;
}

/** By how much a line of several periods differs from the oldest that is like its newest; undefined where none was asked for or nothing can be held against it. */
function changeOver(
  { reading, period }: Asked,
  { facts, isBalance }: Pick<Line, 'facts' | 'isBalance'>,
  draft: Draft,
): string | undefined {
  const [newest] = facts;
  const isSpan = period?.kind === 'span' || reading.periods.length > 1;
  const oldest =
    newest &&
    facts.findLast(
      (fact) =>
        fact !== newest &&
        isWithin(period, newest, fact) &&
        (isBalance || seasonOf(fact) === seasonOf(newest)),
    );
  if (isSpan && newest && !oldest && OVER_SPAN.test(reading.text))
    return overFewQuarters(period, facts, isBalance, draft);
  if (!isSpan || !newest || !oldest || !HOW_FAR.test(reading.text)) return undefined;
  if (newest.currency !== oldest.currency) return undefined;
  if (newest.unit === 'percent') return inPoints(newest, oldest, draft);
  const spans = yearsAsked(reading);
  if (spans.length > 0 && !isBalance && newest.row?.startsWith('year '))
    return spans.map((years) => overYears(facts, years, draft)).join(' ');
  return against(newest, oldest, isBalance, draft);
}

/** What asks how a line went over a time, by a noun or a verb. */
const OVER_SPAN =
  /\b(?:declin\w*|drop\w*|fall\w*|fell|decreas\w*|shr[aiu]nk\w*|grow\w*|grew|ris(?:e|en|ing)|rose|increas\w*|chang\w*|improv\w*|worsen\w*|trend\w*|develop\w*|expan\w*|contract\w*|better|worse|gone (?:up|down)|up or down)\b/i;
const SEASON_QUARTERS = 4;

/** Of fewer quarters than make a year none is like the newest: the last is held against the first of them, and it is said what they are. */
function overFewQuarters(
  period: Asked['period'],
  facts: readonly Fact[],
  isBalance: boolean,
  draft: Draft,
): string | undefined {
  if (period?.of !== 'quarter' || !period.back || period.back >= SEASON_QUARTERS) return undefined;
  const [newest, oldest] = [facts[0], facts.at(-1)];
  if (!newest || !oldest || newest === oldest || newest.currency !== oldest.currency) return undefined;
  if (!isWithin(period, newest, oldest)) return undefined;
  const said =
    newest.unit === 'percent' ? inPoints(newest, oldest, draft) : against(newest, oldest, isBalance, draft);
  return isBalance ? said : `${said} Those are quarters of different seasons.`;
}

/** By how many percentage points a share of the revenue is more or less than an earlier one. */
export function pointsApart(newest: Fact, oldest: Fact, draft: Draft): { points: string; word: string } {
  const difference = Number(newest.value) - Number(oldest.value);
  const points = madeOf(newest, {
    name: `${newest.name}_points`,
    label: `${newest.label}, difference in points`,
    value: Math.abs(difference),
    unit: 'ratio',
  });
  return {
    points: `${draft.strong(points)} percentage points`,
    word: difference < 0 ? 'less' : 'more',
  };
}

/** A share of the revenue against an earlier one. */
function inPoints(newest: Fact, oldest: Fact, draft: Draft): string {
  const { points, word } = pointsApart(newest, oldest, draft);
  return `Against ${draft.plain(oldest)} of that to ${formatDate(oldest.date)} it is ${points} ${word}.`;
}

/** The years over which growth is asked for: 3 and 5. */
const yearsAsked = ({ periods }: Asked['reading']): number[] => [
  ...new Set(
    periods.flatMap(({ kind, of, back }) =>
      kind === 'span' && of === 'year' && back && back > 1 ? [back] : [],
    ),
  ),
];

/** How far the newest year is from the one so many years before it. */
function overYears(facts: readonly Fact[], years: number, draft: Draft): string {
  const [newest] = facts;
  const then =
    newest &&
    facts.find((fact) => {
      const days = daysBetween(fact.date ?? '', newest.date ?? '');
      return Math.abs(days - years * 365.25) <= SLACK_DAYS;
    });
  if (newest && then) return against(newest, then, false, draft);
  draft.lacks();
  const oldest = facts.at(-1);
  const said = `The year ${years} years before is not on record, and so no growth over ${years} years.`;
  return newest && oldest && oldest !== newest ? `${said} ${against(newest, oldest, false, draft)}` : said;
}

/** One figure against an earlier one: the difference, in percent, and a year. */
export function against(newest: Fact, oldest: Fact, isBalance: boolean, draft: Draft): string {
  const [change, yearly] = [inPercent(newest, oldest), aYear(newest, oldest)];
  const difference = madeOf(newest, {
    name: `${newest.name}_difference`,
    label: `${newest.label}, difference`,
    value: Number(newest.value) - Number(oldest.value),
    unit: newest.unit,
  });
  const of = isBalance ? `on ${formatDate(oldest.date)}` : `of that to ${formatDate(oldest.date)}`;
  const isMore = Number(difference.value) >= 0;
  const apart = `${draft.plain({ ...difference, value: Math.abs(Number(difference.value)) })} ${isMore ? 'more' : 'less'}`;
  return `Against ${draft.plain(oldest)} ${of} it is ${apart}${change ? `, ${draft.strong(change)}` : ''}${yearly ? `, or ${draft.strong(yearly)} a year, compounded` : ''}.`;
}

/** What asks how a line stands to the quarter before it. */
const QUARTER_BEFORE =
  /\b(?:from|vs\.?|versus|against|than|over|compared (?:to|with|against)) (?:the |its |their )?(?:last|previous|prior|preceding) (?:quarter|qtr)\b|\b(?:from|vs\.?|versus|against|than|over|compared (?:to|with|against)) (?:the )?(?:quarter|qtr) (?:before|prior)\b|\bsequential(?:ly)?\b|\bq\/q\b|\bqoq\b|\bquarter[- ](?:over|on)[- ]quarter\b/i;
const [LEAST_DAYS, MOST_DAYS] = [75, 110];

/** Whether the newest quarter is asked for against the one before it. */
export const isAgainstQuarterBefore = ({ reading }: Pick<Asked, 'reading'>): boolean =>
  QUARTER_BEFORE.test(reading.text);

/** The quarter before one. */
export const quarterBefore = (facts: readonly Fact[], { date: end, currency }: Fact): Fact | undefined =>
  facts.find((fact) => {
    const days = daysBetween(fact.date ?? '', end ?? '');
    return days >= LEAST_DAYS && days <= MOST_DAYS && fact.currency === currency;
  });

/** How the newest of a line stands to the quarter before, where that was asked for. */
function againstQuarterBefore(
  asked: Asked,
  { facts, isBalance }: Pick<Line, 'facts' | 'isBalance'>,
  draft: Draft,
): string | undefined {
  const [newest] = facts;
  if (!newest || !isAgainstQuarterBefore(asked)) return undefined;
  const before = quarterBefore(facts, newest);
  if (!before || !(isBalance || newest.row?.startsWith('quarter '))) {
    draft.lacks();
    return 'The quarter before it is not on record.';
  }
  return newest.unit === 'percent'
    ? inPoints(newest, before, draft)
    : against(newest, before, isBalance, draft);
}

/** How the newest of a line stands to that of so many years before, where it is held against it ("debt now vs three years ago"). */
function againstYearsBack(
  asked: Asked,
  { facts, isBalance }: Pick<Line, 'facts' | 'isBalance'>,
  draft: Draft,
): string | undefined {
  const years = yearsHeld(asked);
  const [newest] = facts;
  if (!newest || years < 2 || !isAgainstItself(asked)) return undefined;
  const then = facts.find((fact) => {
    const days = daysBetween(fact.date ?? '', newest.date ?? '');
    return Math.abs(days - years * YEAR_DAYS) <= SLACK_DAYS && fact.currency === newest.currency;
  });
  if (!then) {
    draft.lacks();
    return `What it was ${years} years before is not on record.`;
  }
  return newest.unit === 'percent' ? inPoints(newest, then, draft) : against(newest, then, isBalance, draft);
}

/** How a line went over the time that is asked for, or against the quarter before; `whole` is it with what stands before it. */
export const changeOf = (asked: Asked, line: Line, whole: Line, draft: Draft): string | undefined =>
  againstYearsBack(asked, line, draft) ??
  changeOver(asked, line, draft) ??
  againstQuarterBefore(asked, whole, draft);

const SUM =
  /\b(?:total(?:led|ed|s)?|sums?|summed|combined|together|altogether|add(?:ed|s)? up|cumulative(?:ly)?|in all)\b/i;
const AVERAGE = /\b(?:averages?|averaged|mean|on average)\b/i;

const isLastQuarters = ({ period }: Pick<Asked, 'period'>): boolean =>
  period?.kind === 'span' && period.of === 'quarter' && (period.back ?? 0) > 1;

/** Four quarters of which some are not on record may be summed by the twelve months that are; false where those were not asked for or are not known. */
export async function sayFourQuarters(
  { asked, ask, draft }: Composing,
  figures: readonly StatementFigure[],
): Promise<boolean> {
  const { reading, period } = asked;
  const [figure] = figures;
  const isAverage = AVERAGE.test(reading.text);
  if (!figure || figures.length > 1 || !(isAverage || SUM.test(reading.text))) return false;
  if (!isLastQuarters(asked) || period?.back !== 4 || balanceFigures.includes(figure)) return false;
  const { symbol, short } = asked.company;
  const whole = one(
    await ask(statements, { symbol, figures: [figure], by: 'twelve_months', limit: 1 }),
    figure,
  );
  if (!whole) return false;
  const each = madeOf(whole, {
    name: `${figure}_average`,
    label: `${whole.label}, average`,
    value: Number(whole.value) / 4,
    unit: whole.unit,
  });
  draft.text(
    `${whole.label} of ${short} in the twelve months to ${formatDate(whole.date)}, which are four quarters, was ${draft.strong(whole)}${isAverage ? `, ${draft.strong(each)} a quarter` : ''}.`,
  );
  return true;
}

/** What the periods that were asked for add up to, or come to on average; undefined where neither was asked for. */
export function sumOver({ reading, period }: Asked, line: Line, draft: Draft): string | undefined {
  const isAverage = AVERAGE.test(reading.text);
  const isOfSeveral = period?.kind === 'span' || reading.periods.length > 1;
  const isSum = !isAverage && isOfSeveral && SUM.test(reading.text) && !line.isBalance;
  const [newest] = line.facts;
  if (!newest || (!isAverage && !isSum) || newest.unit === 'ratio') return undefined;
  const what = isAverage ? 'average' : 'sum';
  const isBroken = saidOfGaps(line.facts) !== undefined && (isSum || period !== null);
  if (line.facts.length < 2 || isBroken) {
    draft.lacks();
    return line.facts.length < 2
      ? `No ${what} is made of a single one.`
      : `No ${what} is made of quarters of which some between them are not on record.`;
  }
  if (isSum && newest.unit === 'percent') return undefined;
  const total = line.facts.reduce((sum, { value }) => sum + Number(value), 0);
  const word = line.isBalance ? 'balance' : (kindWords[(newest.row ?? '').split(' ')[0] ?? ''] ?? 'period');
  const made = madeOf(newest, {
    name: `${newest.name}_${what}`,
    label: `${newest.label}, ${what}`,
    value: isAverage ? total / line.facts.length : total,
    unit: newest.unit,
  });
  const oldest = line.facts.at(-1);
  return `The ${what} of the ${countOf(line.facts.length, word)} to ${formatDate(newest.date)}, from that to ${formatDate(oldest?.date)} on, is ${draft.strong(made)}.`;
}
