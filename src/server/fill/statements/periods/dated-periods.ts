import { dayNumber, daysAfter } from '#kit/time/days.ts';
import { addCandidate, type Candidate, type Drafts } from './drafts.ts';
import { type Line, lines } from './lines.ts';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';

const daysOf = ({ start, end }: StatementFact): number =>
  start === null ? 0 : dayNumber(end) - dayNumber(start) + 1;

/** Days of a reported span: fiscal periods of 13, 26, 39 and 52 weeks, or one more, count as well. */
type Span = readonly [least: number, most: number];
const QUARTER: Span = [80, 100];
const HALF: Span = [170, 192];
const NINE_MONTHS: Span = [260, 285];
const YEAR: Span = [350, 380];

/** Annual and quarterly reports and their amendments; a proxy statement repeats single figures, rounded. */
const REPORT = /^(?:10-K|10-KT|10-Q|10-QT|20-F|40-F|6-K)(?:\/A)?$/;
const PROXY = /^(?:DEF|PRE)/;

/** A fact as last reported, how long its span is, and whether an earlier report gave another figure. */
interface Figure extends StatementFact {
  days: number;
  restated: boolean;
}

const lasts = ({ days }: Figure, [least, most]: Span): boolean => days >= least && days <= most;
const keyOf = ({ start, end }: StatementFact): string => `${start ?? ''}/${end}`;

/** The facts of one concept, the last report of each span; a figure of a proxy statement loses against any report. */
function readConcept(facts: readonly StatementFact[]): Figure[] {
  const rank = ({ filing }: StatementFact) => (REPORT.test(filing?.form ?? '') ? 1 : 0);
  const inOrder = facts
    .filter(({ filing }) => !PROXY.test(filing?.form ?? ''))
    .toSorted((a, b) => rank(a) - rank(b) || ((a.filing?.filed ?? '') < (b.filing?.filed ?? '') ? -1 : 1));
  const last = new Map<string, Figure>();
  for (const fact of inOrder) {
    const known = last.get(keyOf(fact));
    const restated = known !== undefined && rank(known) > 0 && (known.restated || known.value !== fact.value);
    last.set(keyOf(fact), { ...fact, days: daysOf(fact), restated });
  }
  return [...last.values()];
}

/** A line's facts, those of each concept apart: an issuer may change the tag of a line from one year to the next. */
type Read = Map<Line, Figure[][]>;

/**
 * Quarters and years of one source that gives each fact its first and last day and its report: quarters as filed, fourth
 * quarters as the year less its first nine months, cash flows of a quarter as the year to date less the year to date before.
 */
export function addDatedPeriods(
  drafts: Drafts,
  source: string,
  currency: string,
  facts: StatementFact[],
): void {
  const byConcept = Map.groupBy(facts, ({ concept }) => concept);
  const read: Read = new Map(
    lines.map((line) => [
      line,
      line.concepts.flatMap((name) => (byConcept.has(name) ? [readConcept(byConcept.get(name) ?? [])] : [])),
    ]),
  );
  for (const [line, concepts] of read) {
    for (const figures of concepts) {
      if (line.at === 'period') addFlows(drafts, source, currency, line, figures);
    }
  }
  for (const [line, concepts] of read) {
    if (line.at === 'day')
      for (const figures of concepts) addBalances(drafts, source, currency, line, figures);
  }
}

const plain = (source: string, { value, filing, restated }: Figure): Candidate => ({
  value,
  source,
  filing,
  ...(restated && { restated }),
});

function addFlows(
  drafts: Drafts,
  source: string,
  currency: string,
  line: Line,
  figures: readonly Figure[],
): void {
  for (const figure of figures) {
    if (lasts(figure, QUARTER)) {
      const implied = line.differs ? impliedOf(figure, figures) : undefined;
      const draft = drafts.at('quarter', currency, figure.end, figure.start);
      addCandidate(draft, line.figure, {
        ...plain(source, figure),
        ...(implied !== undefined && { implied }),
      });
    } else if (lasts(figure, YEAR)) {
      addCandidate(drafts.at('year', currency, figure.end, figure.start), line.figure, plain(source, figure));
    }
  }
  if (line.differs) addDifferences(drafts, source, currency, line, figures);
}

/** Parts of a year to date: only of figures that no later report changed; the two would else be of different kinds. */
function addDifferences(
  drafts: Drafts,
  source: string,
  currency: string,
  line: Line,
  figures: readonly Figure[],
): void {
  const steps: [Span, Span][] = [
    [YEAR, NINE_MONTHS],
    [NINE_MONTHS, HALF],
    [HALF, QUARTER],
  ];
  const stand = figures.filter(({ restated }) => !restated);
  for (const [whole, part] of steps) {
    for (const toDate of stand.filter((figure) => lasts(figure, whole))) {
      const before = stand.find((figure) => figure.start === toDate.start && lasts(figure, part));
      if (!before) continue;
      const start = daysAfter(before.end, 1);
      const draft = drafts.at('quarter', currency, toDate.end, start);
      if (whole === YEAR) draft.derived = true;
      addCandidate(draft, line.figure, {
        value: toDate.value - before.value,
        source,
        filing: toDate.filing,
        derivation: whole === YEAR ? 'year less nine months' : 'to date less before',
      });
    }
  }
}

/** A first quarter against its half year less the second, a third against nine months less the half; else undefined. */
function impliedOf(quarter: Figure, figures: readonly Figure[]): number | undefined {
  const first = figures.find((figure) => lasts(figure, HALF) && figure.start === quarter.start);
  const second = first && figures.find((figure) => lasts(figure, QUARTER) && figure.end === first.end);
  const nine = figures.find((figure) => lasts(figure, NINE_MONTHS) && figure.end === quarter.end);
  const half = nine && figures.find((figure) => lasts(figure, HALF) && figure.start === nine.start);
  const implied =
    first && second ? first.value - second.value : nine && half ? nine.value - half.value : undefined;
  return implied !== undefined && Math.abs(implied - quarter.value) > Math.abs(quarter.value) * 0.005 + 1_000
    ? implied
    : undefined;
}

/** A balance belongs to every period that ends on its day; on a day of no period it opens a quarter of balances alone. */
function addBalances(
  drafts: Drafts,
  source: string,
  currency: string,
  line: Line,
  figures: readonly Figure[],
): void {
  for (const figure of figures) {
    if (figure.days !== 0) continue;
    const quarter = drafts.find('quarter', currency, figure.end);
    if (quarter) addCandidate(quarter, line.figure, plain(source, figure));
    else if (isMonthEnd(figure.end))
      addCandidate(drafts.at('quarter', currency, figure.end, null), line.figure, plain(source, figure));
    const year = drafts.find('year', currency, figure.end);
    if (year) addCandidate(year, line.figure, plain(source, figure));
  }
}

/** Whether a day is within a week of the end of a month, where fiscal quarters end. */
export const isMonthEnd = (date: string): boolean => {
  const day = Number(date.slice(8));
  return day >= 24 || day <= 7;
};
