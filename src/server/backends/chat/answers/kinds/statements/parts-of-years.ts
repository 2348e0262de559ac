import { formatMonth } from '#kit/time/dates.ts';
import { countOf, listOf } from '#kit/text/sentence.ts';
import { daysBetween, monthsBefore } from '#kit/time/days.ts';
import type { StatementFigure } from '#contract/financials.ts';
import { growthPercent, LEAST_YEAR, notBoundless } from '#kit/financials/growth.ts';
import { statementsPath } from '#kit/href/statements-path.ts';
import {
  balanceFigures,
  figureNames,
  lineOfMargin,
  type Margin,
  statements,
} from '../../look-ups/statements.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { type Composing, named } from '../../grammar/reading/kind.ts';
import { type Line, lower } from '../lines/lines.ts';
import { endsOf } from '../told/spans.ts';

const QUARTERS = 4;
const YEAR_DAYS = 365.25;
/** Years that are told where no time was asked for. */
const YEARS = 5;
/** Ten years of quarters. */
const MOST_QUARTERS = 40;
/** A fiscal quarter ends some days off the month of its season. */
const SLACK_DAYS = 20;

/** The quarters of one fiscal year that are on record, by how many quarters they lie before its end. */
interface Year {
  /** How many years before the newest one told. */
  back: number;
  quarters: Map<number, Fact>;
  /** Those of them that may be held against the year before: none of them is of another version. */
  grown: Set<number>;
}

/** Quarters by fiscal year, of years that end where `end` does. */
function yearsOf(facts: readonly Fact[], grown: readonly Fact[], end: string): Year[] {
  const isGrown = (fact: Fact): boolean => grown.some(({ date }) => date === fact.date);
  const years = new Map<number, Year>();
  for (const fact of facts) {
    const days = daysBetween(fact.date ?? '', end);
    const back = Math.floor((days + SLACK_DAYS) / YEAR_DAYS);
    const season = Math.round((days - back * YEAR_DAYS) / (YEAR_DAYS / QUARTERS));
    if (back < 0 || season < 0 || season >= QUARTERS) continue;
    const year = years.get(back) ?? { back, quarters: new Map<number, Fact>(), grown: new Set<number>() };
    if (isGrown(fact)) year.grown.add(season);
    if (!year.quarters.has(season)) year.quarters.set(season, fact);
    years.set(back, year);
  }
  return [...years.values()].toSorted((a, b) => a.back - b.back);
}

/** The quarters that each of some years has, the first of a year first. */
const sharedBy = (years: readonly Year[]): number[] =>
  [3, 2, 1, 0].filter((season) => years.every(({ quarters }) => quarters.has(season)));

/** What the same quarters of a year add up to. */
function partOf({ quarters }: Year, seasons: readonly number[], symbol: string): Fact | undefined {
  const facts = seasons.flatMap((season) => quarters.get(season) ?? []);
  const last = facts.at(-1);
  if (!last || facts.some(({ currency }) => currency !== last.currency)) return undefined;
  return {
    name: `${last.name}_part`,
    label: last.label,
    value: facts.reduce((sum, { value }) => sum + Number(value), 0),
    unit: last.unit,
    date: last.date,
    ...(last.currency && { currency: last.currency }),
    computed: true,
    source: {
      label: `${symbol}, quarters`,
      href: statementsPath(symbol, 'quarter', last.date ?? ''),
      date: last.date,
    },
  };
}

/** The share that the same quarters of a year add up to, of the revenue of them. */
function shareOf(
  { name, label }: Line,
  {
    year: { quarters },
    part,
    whole,
    seasons,
  }: { year: Year; part: Fact | undefined; whole: ReadonlyMap<string, Fact>; seasons: readonly number[] },
): Fact | undefined {
  const revenue = seasons.flatMap((season) => whole.get(quarters.get(season)?.date ?? '') ?? []);
  if (!part || revenue.some(({ currency }) => currency !== part.currency)) return undefined;
  const sum = revenue.reduce((all, { value }) => all + Number(value), 0);
  const { currency: _currency, ...rest } = part;
  return { ...rest, name: `${name}_part`, label, value: (Number(part.value) / sum) * 100, unit: 'percent' };
}

/** How a part of a year stands to that of the year before; undefined where one of its quarters cannot be held against that of then. */
function changeOf(
  [now, before]: readonly (Fact | undefined)[],
  [year, last]: readonly (Year | undefined)[],
  seasons: readonly number[],
): Fact | undefined {
  if (!now || !before || !year || !last || now.currency !== before.currency) return undefined;
  const isOfOneVersion = seasons.every(
    (season) => year.grown.has(season) || Number(last.quarters.get(season)?.value) <= 0,
  );
  const value = notBoundless(growthPercent(Number(now.value), Number(before.value)));
  if (!isOfOneVersion || value === null || Number(before.value) < LEAST_YEAR) return undefined;
  const { currency: _currency, ...rest } = now;
  return { ...rest, name: `${now.name}_growth`, label: 'Over a year', value, unit: 'change' };
}

const isMargin = (name: string): name is Margin => Object.hasOwn(lineOfMargin, name);

/** A flow in an amount, which quarters add up to, or a share of the revenue; of a line without a year its name tells. */
const isSummed = ({ name, isBalance, facts: [first] }: Line): boolean =>
  isMargin(name) ||
  (!isBalance &&
    (first ? first.unit === 'usd' : !/^eps|shares/.test(name)) &&
    !balanceFigures.includes(name as StatementFigure));

/** Lines that were asked for and of which no year is on record, beside others of which one is. */
const withoutYears = (lines: readonly Line[], wanted: readonly StatementFigure[]): Line[] =>
  wanted
    .filter((figure) => !lines.some(({ name }) => name === figure))
    .map((figure) => ({ name: figure, label: figureNames[figure], isBalance: false, facts: [] }));

/** The same quarters of several years of one line. */
interface Parts {
  line: Line;
  /** Of a share of the revenue: the revenue of its quarters. */
  whole?: ReadonlyMap<string, Fact>;
  /** Which years lack, which quarters are held against each other, and of which years. */
  lacking: readonly Year[];
  seasons: readonly number[];
  shown: readonly Year[];
}

/** The years of a line of which some quarters alone are on record, beside those of which all are. */
async function partsOfLine(
  { asked, ask }: Composing,
  line: Line,
  { from, end }: { from: string; end: string },
): Promise<Parts | undefined> {
  const { symbol } = asked.company;
  const name = isMargin(line.name) ? lineOfMargin[line.name] : (line.name as StatementFigure);
  const found = await ask(statements, {
    symbol,
    figures: isMargin(line.name) ? [name, 'revenue'] : [name],
    growth: true,
    by: 'quarter',
    from: monthsBefore(from, 12),
    to: end,
    limit: MOST_QUARTERS,
  });
  const whole = isMargin(line.name)
    ? new Map(named(found, 'revenue').map((fact) => [fact.date ?? '', fact]))
    : undefined;
  const facts = named(found, name).filter(({ date }) => !whole || Number(whole.get(date ?? '')?.value) > 0);
  const years = yearsOf(facts, named(found, `${name}_growth`), end).filter(
    ({ back }) => monthsBefore(end, 12 * back) >= from.slice(0, 7),
  );
  const isWhole = ({ back }: Year): boolean =>
    line.facts.some(({ date }) => Math.abs(daysBetween(date ?? '', end) - back * YEAR_DAYS) <= SLACK_DAYS);
  const lacking = years.filter((year) => !isWhole(year));
  // Of the years on record those are held against them whose quarters are too.
  const known = years.filter((year) => isWhole(year) && year.quarters.size >= QUARTERS - 1);
  const seasons = sharedBy([...lacking, ...known]);
  if (lacking.length === 0 || seasons.length === 0) return undefined;
  return {
    line,
    ...(whole && { whole }),
    lacking,
    seasons,
    shown: [...known, ...lacking].toSorted((a, b) => a.back - b.back),
  };
}

/** The month of the last quarter of a year that is shown: by it the year is told, for its own end may not be on record. */
const toMonth = ({ quarters }: Year, seasons: readonly number[]): string =>
  formatMonth(quarters.get(seasons.at(-1) ?? 0)?.date ?? '');

/** Which years of some lines lack, and which quarters of them do not. */
function inWords(lines: readonly Line[], { lacking, seasons, shown }: Parts): string {
  const months = seasons.map((season) => formatMonth(shown[0]?.quarters.get(season)?.date ?? '').slice(0, 3));
  const isOfAll = lacking.every(({ quarters }) => quarters.size === seasons.length);
  const [are, s] = seasons.length === 1 ? ['is', ''] : ['are', 's'];
  const known = isOfAll
    ? `${countOf(seasons.length, 'quarter')} of ${lacking.length === 1 ? 'it' : 'each'} ${are}`
    : 'some quarters are';
  const years = listOf(lacking.map((year) => toMonth(year, seasons))).replace(/ and (?=[^ ]+ \d+$)/, ' or ');
  const lacks = `Of ${listOf(lines.map(({ label }) => lower(label)))} no whole fiscal year with the quarter to ${years} is on record, but ${known}.`;
  const of = `the quarter${s} to ${listOf(months)} of each year`;
  if (lines.every(({ name }) => isMargin(name)))
    return `${lacks} Of ${of}${s && ', taken together,'} it was:`;
  return `${lacks} What ${of} came to:`;
}

/**
 * Of years that were asked for and of which not every quarter is on record: what the same quarters of each came to, so that they can be held against
 * each other. False where every year is on record, or no quarter of one that is not.
 */
export async function sayPartsOfYears(
  composing: Composing,
  lines: readonly Line[],
  wanted: readonly StatementFigure[] = [],
): Promise<boolean> {
  const { asked, draft } = composing;
  const { period } = asked;
  const { symbol } = asked.company;
  const told = [...lines, ...withoutYears(lines, wanted)].filter(isSummed);
  const ends = told.flatMap(({ facts }) => facts.map(({ date }) => date ?? ''));
  const end = ends.toSorted().at(-1);
  const isOfYears = told.every(({ facts }) => facts.every(({ row }) => row?.startsWith('year ')));
  if (end === undefined || !isOfYears || asked.reading.periods.length > 1) return false;
  if (period && period.kind !== 'span') return false;
  const asksFrom = period && period.from > '1995' ? endsOf(period).from : undefined;
  const from = asksFrom ?? monthsBefore(end, 12 * YEARS);
  const found = await Promise.all(told.map((line) => partsOfLine(composing, line, { from, end })));
  const parts = found.filter((each) => each !== undefined);
  const alike = Map.groupBy(parts, ({ lacking, seasons, shown }) =>
    JSON.stringify([lacking.map(({ back }) => back), seasons, shown.map(({ back }) => back)]),
  );
  for (const [first, ...rest] of alike.values()) {
    if (!first) continue;
    const all = [first, ...rest];
    draft.text(
      inWords(
        all.map(({ line }) => line),
        first,
      ),
    );
    draft.table(
      'The same quarters of each fiscal year',
      ['To', ...first.shown.map((year) => toMonth(year, first.seasons))],
      all.flatMap(({ line, whole, seasons, shown }) => {
        const sums = shown.map((year) => partOf(year, seasons, symbol));
        if (whole)
          return [
            [line.label, ...shown.map((year, at) => shareOf(line, { year, part: sums[at], whole, seasons }))],
          ];
        const isNext = (at: number): boolean => shown[at + 1]?.back === (shown[at]?.back ?? 0) + 1;
        const growth = sums.map((sum, at) =>
          isNext(at) ? changeOf([sum, sums[at + 1]], [shown[at], shown[at + 1]], seasons) : undefined,
        );
        return [[line.label, ...sums], ...(growth.some(Boolean) ? [['Over a year', ...growth]] : [])];
      }),
    );
  }
  if (asksFrom !== undefined && parts.length > 0) draft.lacks();
  return parts.length > 0;
}
