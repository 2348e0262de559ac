// Over 300 lines, because one answer is told here: its lines, and every sentence that says what of them is lacking, share what was asked.
import { type PeriodKind, type StatementFigure, statementFigures } from '#contract/financials.ts';
import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import type { LookedUp } from '../../look-ups/look-up.ts';
import { balanceFigures, figureNames, type Margin, statements } from '../../look-ups/statements.ts';
import type { Asked, Composing, Kind } from '../../grammar/reading/kind.ts';
import { sayPublishedFlow } from '../published/published-flow.ts';
import { A_YEAR_AGO, isAgainstItself, yearsHeld } from '../lines/against-then.ts';
import { balancesFrom, balanceYearsBack } from './balance-ago.ts';
import { lookedUp } from './looked-up.ts';
import { withDebtKnown } from './debt.ts';
import { hasGaps, saidOfGaps } from '../lines/gaps.ts';
import { changeOf, sayFourQuarters, sumOver } from '../lines/line-change.ts';
import { areNamedQuarters, sayNamedPeriods } from './named-periods.ts';
import { sayStatedGrowth } from '../published/provider-growth.ts';
import { isHeldAgainst, newestOf, wholeOf, withNeighbours } from './line-neighbours.ts';
import { sayOlder } from './cut-lists.ts';
import { barsOfAlone, kindWords, type Line, linesOf, lower, shownAsTable, when } from '../lines/lines.ts';
import { endsLongAgo, sayAllNewer } from './newer.ts';
import { sayLacking } from './one-day-alone.ts';
import { sayOnePeriod } from './one-period.ts';
import { withLinesApart } from '../lines/lines-apart.ts';
import { sayProvider } from '../published/provider.ts';
import { alsoPublished } from '../published/published.ts';
import {
  sayAlone,
  sayByQuarter,
  sayGrowthLacking,
  sayMissing,
  sayNothingLater,
  saySummed,
} from './lacking.ts';
import { sayTwelveMonths } from './twelve-months.ts';
import { ofNoStatement } from './no-statement.ts';
import { sayReportOfTime } from '../told/reports-in-words.ts';
import { sayPartsOfYears } from './parts-of-years.ts';
import { sayStandIn } from './stand-in.ts';
import { finerThan, quartersOfYears, type StatementsInput } from './statement-times.ts';
import { endsOf, isLastTwelveMonths, isOfYears, isYearsAgo, periodSlots, YEAR_DAYS } from '../told/spans.ts';
import { daysAfter } from '#kit/time/days.ts';

type AskedLine = Exclude<StatementFigure, 'shares_outstanding'>;
/** Shares outstanding are asked of their own kind. */
export const lineFigures = statementFigures.filter(
  (figure): figure is AskedLine => figure !== 'shares_outstanding',
);
export const metrics = lineFigures.map((figure) => `m:${figure}` as const);
const marginOf = { 'x:gross_margin': 'gross_margin', 'x:operating_margin': 'operating_margin', 'x:net_margin': 'net_margin' } as const satisfies Record<string, Margin>; // prettier-ignore
export const marginConcepts = Object.keys(marginOf) as (keyof typeof marginOf)[];

export const figuresOf = ({ has }: Asked): StatementFigure[] =>
  lineFigures.filter((figure) => has(`m:${figure}`));

/** "Fiscal 2022 through 2024" are years. */
const FISCAL = /\b(?:fiscal|FY) ?(?:years? )?'?(?:20)?\d\d\b/i;

/** The kind of periods that a question asks for; undefined for the finest on record. */
export function kindOfPeriods(asked: Asked): PeriodKind | undefined {
  const { has, period } = asked;
  if (has('by:ttm')) return 'twelve_months';
  if (period?.kind === 'quarter' || has('by:quarter')) return 'quarter';
  if (isAgainstItself(asked) && !has('by:year') && A_YEAR_AGO.test(asked.reading.text)) return undefined;
  const isFiscal = period?.kind === 'span' && FISCAL.test(asked.reading.text);
  if (period?.kind === 'year' || has('by:year') || isFiscal) return 'year';
  return period?.of;
}

/** The statements a question asks for, by its time. */
export function statementsInput(asked: Asked): StatementsInput {
  const by = kindOfPeriods(asked);
  const { period, has } = asked;
  const isFlow = figuresOf(asked).every((figure) => !balanceFigures.includes(figure));
  // A balance of a year ago is that of the same quarter.
  if (!period || isAgainstItself(asked))
    return {
      ...(by && (isFlow || has('by:year')) && { by }),
      limit: Math.max(8, 4 * yearsHeld(asked) + 2),
    };
  const yearsBack = balanceYearsBack(asked, figuresOf(asked));
  if (yearsBack > 0) return { limit: 4 * yearsBack + 4 };
  const { periods } = asked.reading;
  if (periods.length === 1 && !by && isFlow && isLastTwelveMonths(asked))
    return { by: 'twelve_months', limit: 1 };
  if (periods.length > 1) {
    const isYears = periods.every(({ kind }) => kind === 'year');
    const ends = periods.map(endsOf);
    const span = {
      from: ends.map(({ from }) => from).sort()[0],
      to: ends
        .map(({ to }) => to)
        .sort()
        .at(-1),
    };
    return { ...(by && !isYears ? { by } : isYears ? { by: 'year' as const } : {}), ...span, limit: 12 };
  }
  // "By quarter, last year" are the quarters of a year.
  if (period.kind === 'newest' && period.of === 'year' && by === 'quarter')
    return { by, limit: 4 * ((period.back ?? 0) + 1) };
  if (isYearsAgo(asked) && by === 'year')
    return { by, from: period.from, to: daysAfter(period.from, YEAR_DAYS), limit: 1 };
  if (period.kind === 'newest') return { ...(by && { by }), limit: (period.back ?? 0) + 1 };
  if (period.of && period.back && (by ?? period.of) === period.of) {
    // What a balance went through in four quarters begins with that before them.
    // So does growth over so many years.
    const isFromBefore = !isFlow || (period.of === 'year' && has('growth'));
    return { by: period.of, limit: period.back + (isFromBefore ? 1 : 0) };
  }
  // Years that are counted back are those on record, by quarter too: today's day cuts none of them.
  if (by === 'quarter' && period.of === 'year' && period.back)
    return { by, years: period.back, limit: 4 * period.back };
  // A fiscal year or quarter ends some days off the calendar's, seldom more than a month.
  const slack = period.kind === 'year' && by === 'year' ? 0 : 15;
  if (period.kind === 'quarter')
    return { by: 'quarter', from: daysAfter(period.to, -slack), to: daysAfter(period.to, slack), limit: 1 };
  if (period.kind === 'day')
    return { by: by ?? 'quarter', from: daysAfter(period.to, -5), to: daysAfter(period.to, 5), limit: 1 };
  return {
    ...((by ?? (isFlow && isOfYears(period))) && { by: by ?? 'year' }),
    ...endsOf(period),
    limit: period.kind === 'year' && by === 'year' ? 1 : 12,
  };
}

/** Says lines of statements and margins, for the time that was asked for. */
export async function answerLines(
  composing: Composing,
  figures: readonly StatementFigure[],
  margins: readonly Margin[],
  quarters?: StatementsInput & { afterYears?: boolean },
): Promise<boolean> {
  const { asked, draft } = composing;
  const { afterYears = false, ...input }: StatementsInput & { afterYears?: boolean } =
    quarters ?? statementsInput(asked);
  const isFiner = quarters !== undefined;
  const wanted = { symbol: asked.company.symbol, figures: [...figures], margins: [...margins], growth: true };
  const found = await lookedUp(composing, wanted, { input, by: kindOfPeriods(asked) });
  const isBack = asked.period?.kind === 'newest' && !isAgainstItself(asked) && !isYearsAgo(asked);
  const back = isBack ? (asked.period?.back ?? 0) : 0;
  const yearsBack = margins.length > 0 ? 0 : balanceYearsBack(asked, figures);
  const read = linesOf(found, [...figures, ...margins])
    .map((line) => ({
      ...line,
      facts: yearsBack > 0 ? balancesFrom(line.facts, yearsBack) : line.facts.slice(back),
    }))
    .filter(({ facts }) => facts.length > 0);
  const lines = isFiner ? read : await withLinesApart(composing, read, { figures, limit: input.limit });
  if (lines.length === 0) {
    const finer = isFiner ? undefined : finerThan(asked, input);
    return (
      (finer !== undefined && (await answerLines(composing, figures, margins, finer))) ||
      (!isFiner && nearestKnown(composing, figures, margins))
    );
  }
  if (isFiner) sayByQuarter(draft, asked, { afterYears, lines });
  const finerYears = isFiner
    ? undefined
    : quartersOfYears(asked, lines, { input, lines: figures.length + margins.length });
  const isOld = endsLongAgo(asked, lines);
  // What was published since says more of today.
  if (isOld) await alsoPublished(composing, asked.company, figures);
  const around = await withNeighbours(composing, lines);
  draft.text(lines.map((line) => newestOf(composing, line, found, around)).join(' '));
  const isChangeSaid = await sayChanges(composing, lines, { found, around });
  const isSummed = hasGaps(lines) && (await sayFourQuarters(composing, figures));
  if (!isSummed) draft.text(...lines.map((line) => sumOver(asked, line, draft)));
  saySummed(draft, lines);
  const isHeld = (await sayAllNewer(composing, lines, margins)) || isChangeSaid;
  if (!finerYears) await sayMissing(composing, lines, { figures, margins });
  sayGaps(composing, lines);
  if (!finerYears) await sayLacking(composing, lines, isHeld);
  if (isOld) sayNothingLater(draft);
  const told = { isBelow: finerYears !== undefined, isChangeSaid: isHeld };
  await sayOtherYears(composing, lines, { ...told, grown: around?.found ?? found });
  barsOfAlone(composing, lines);
  shownAsTable(draft, around?.lines ?? lines, around?.found ?? found, lines);
  await sayOlder(composing, lines, { ...input, figures, margins });
  if (finerYears && !(await answerLines(composing, figures, margins, { ...finerYears, afterYears: true }))) {
    await sayMissing(composing, lines, { figures, margins });
    await sayLacking(composing, lines);
  }
  return true;
}

/** How each line changed, where that was asked for, and lines of different periods once more of one; whether any change was said, here or with each newest. */
async function sayChanges(
  composing: Composing,
  lines: readonly Line[],
  { found, around }: { found: LookedUp; around: Awaited<ReturnType<typeof withNeighbours>> },
): Promise<boolean> {
  const { asked, draft } = composing;
  const changes = lines.map((line) => changeOf(asked, line, wholeOf(line, around), draft));
  draft.text(...changes);
  await sayOnePeriod(composing, lines, around?.lines ?? lines);
  return changes.some(Boolean) || lines.every((line) => isHeldAgainst(line, found, around));
}

/** Of years that are not on record what their quarters tell, else how much it changed and that nothing else is on record. */
async function sayOtherYears(
  composing: Composing,
  lines: readonly Line[],
  { isBelow, isChangeSaid, grown }: { isBelow: boolean; isChangeSaid: boolean; grown: LookedUp },
): Promise<void> {
  if (!isBelow && (await sayPartsOfYears(composing, lines, figuresOf(composing.asked)))) return;
  if (!isChangeSaid) await sayGrowthLacking(composing, lines, grown);
  sayAlone(composing, lines);
}

/** Of quarters in a row that were asked for: which of them are missing. */
function sayGaps({ asked, draft }: Composing, lines: readonly Line[]): void {
  if (asked.reading.periods.length > 1 || isAgainstItself(asked)) return;
  const [longest] = lines.toSorted((a, b) => b.facts.length - a.facts.length);
  const gaps = longest && saidOfGaps(longest.facts);
  if (gaps === undefined) return;
  if (kindOfPeriods(asked) === 'quarter') draft.lacks();
  draft.text(gaps);
}

/** Where the time that was asked for is not on record: the newest that is; where none was asked for, what was published. */
async function nearestKnown(
  { asked, ask, draft, store }: Composing,
  figures: readonly StatementFigure[],
  margins: readonly Margin[],
): Promise<boolean> {
  if (await sayReportOfTime({ asked, ask, draft, store }, [...figures, ...margins])) return true;
  const found = await ask(statements, {
    symbol: asked.company.symbol,
    figures: [...figures],
    margins: [...margins],
    limit: 1,
  });
  const line = linesOf(found, [...figures, ...margins])[0];
  const fact = line?.facts[0];
  if (await sayFourQuarters({ asked, ask, draft, store }, figures)) return true;
  const isOfTime = asked.period !== null || asked.has('by:quarter', 'history');
  // Of margins by quarter a provider may state what no statement has both lines of.
  if (
    isOfTime &&
    margins.length > 0 &&
    figures.length === 0 &&
    (await sayProvider({ asked, ask, draft }, margins))
  )
    return true;
  if (
    (asked.has('by:ttm') || isLastTwelveMonths(asked)) &&
    (await sayTwelveMonths({ asked, ask, draft, store }, figures))
  )
    return true;
  if (!line || !fact) return ofNoStatement({ asked, ask, draft, store }, figures, margins);
  if (
    asked.has('by:ttm') &&
    figures.includes('free_cash_flow') &&
    (await sayPublishedFlow({ asked, ask, draft }))
  )
    return true;
  const by = asked.period ? undefined : kindWords[kindOfPeriods(asked) ?? ''];
  if (await sayStandIn({ asked, ask, draft, store }, figures, statementsInput(asked))) return true;
  draft.lacks();
  draft.text(
    `${by ? `By ${by} that is not on record.` : 'That is not on record for the time asked.'} Known is ${lower(line.label)} of ${draft.strong(fact)} ${when(fact, line.isBalance)}.`,
  );
  // Of several lines the nearest of one says nothing of the others.
  const others = [
    ...figures.filter((each) => each !== line.name).map((each) => lower(figureNames[each])),
    ...margins.filter((each) => each !== line.name).map((each) => each.replace('_', ' ')),
  ];
  if (others.length > 0) draft.text(`Not on record for that either: ${others.join(', ')}.`);
  if (asked.period?.kind === 'quarter' && figures.includes('revenue'))
    await sayStatedGrowth({ asked, ask, draft, store }, asked.period.to);
  // Where no year is on record, what was published is nearer to one than a quarter is.
  await alsoPublished(
    { ask, draft },
    asked.company,
    figures,
    by ? balanceFigures : found.facts.map(({ name }) => name),
  );
  return true;
}

/** A margin that nobody calls gross or net is all of them. */
export const marginsOf = ({ has }: Asked): Margin[] => {
  const said = marginConcepts.filter((each) => has(each));
  return (said.length > 0 || !has('margin') ? said : marginConcepts).map((each) => marginOf[each]);
};

export const titleOf = (asked: Asked): string =>
  [
    ...figuresOf(asked).map((figure) => lower(figureNames[figure])),
    ...marginsOf(asked).map((margin) => margin.replace('_', ' ')),
  ].join(' and ');

const modifiers: readonly Concept[] = ['by:quarter', 'by:year', 'by:ttm', 'history', 'growth', 'chart', 'financials', 'earnings', 'move', 'up', 'down', 'previous', 'qoq', 'pace']; // prettier-ignore

/** Kinds about the lines of statements. */
export const statementKinds: readonly Kind[] = [
  {
    id: 'statement-lines',
    about: 'company',
    needs: [[...metrics, ...marginConcepts, 'margin']],
    allows: [...modifiers, 'compare', 'balance', 'income', 'cashflow', 'quarterly', 'filings', 'large'],
    // One line against something else is a comparison with it.
    // How fast is asked of what grows.
    fits: ({ concepts, periods }) =>
      (!concepts.has('pace') || concepts.has('growth')) &&
      (!concepts.has('compare') ||
        periods.length > 0 ||
        metrics.filter((metric) => concepts.has(metric)).length > 1),
    slots: [...periodSlots, 'periods'],
    isOfStatements: true,
    title: titleOf,
    next: ['income', 'runway', 'earnings'],
    async answer(composing) {
      const { asked } = composing;
      const [figures, margins] = [await withDebtKnown(composing, figuresOf(asked)), marginsOf(asked)];
      return (
        (areNamedQuarters(asked) && (await sayNamedPeriods(composing, { figures, margins }))) ||
        answerLines(composing, figures, margins)
      );
    },
  },
];
