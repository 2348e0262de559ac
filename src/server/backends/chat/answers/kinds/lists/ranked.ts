import type { PeriodKind, StatementFigure } from '#contract/financials.ts';
import { formatDate, formatMonth } from '#kit/time/dates.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { countOf } from '#kit/text/sentence.ts';
import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { figureNames, type Margin, marginFigures, statements } from '../../look-ups/statements.ts';
import { type Asked, type Composing, type Kind, named } from '../../grammar/reading/kind.ts';
import { lower } from '../lines/lines.ts';
import { lineFigures } from '../statements/statements.ts';
import { sayWithoutPeriods } from '../statements/profits.ts';

const metrics = lineFigures.map((figure) => `m:${figure}` as const);
const margins = marginFigures.map((margin) => `x:${margin}` as const);

/** The line that is ranked. */
function lineOf({ has }: Asked): { figure?: StatementFigure; margin?: Margin; label: string } | undefined {
  const margin = marginFigures.find((each) => has(`x:${each}`));
  if (margin) return { margin, label: margin.replace('_', ' ') };
  const figure =
    lineFigures.find((each) => has(`m:${each}`)) ?? (has('profitable') ? 'net_income' : undefined);
  return figure && { figure, label: lower(figureNames[figure]) };
}

const BARS = 12;
const OF_QUARTERS = /\bquarters?\b|\bqtrs?\b/i;
const OF_LOSSES = /\bloss(?:es)?\b|\blost\b|\blos(?:e|ing)\b|\bburn/i;

/** The largest loss is the lowest income. */
const isLeastOf = ({ has, reading }: Asked): boolean => has('trough') !== OF_LOSSES.test(reading.text);

const kindsOf = ({ has, reading }: Asked): PeriodKind[] =>
  has('by:quarter') || OF_QUARTERS.test(reading.text) ? ['quarter'] : ['year', 'quarter'];

/** How far it went from one period to another, in percent, where both are above zero. */
function changeTo(from: Fact, to: Fact): Fact | undefined {
  const [then, now] = [Number(from.value), Number(to.value)];
  if (then <= 0 || now <= 0) return undefined;
  return {
    ...to,
    name: 'ranked_change',
    label: `${to.label}, change`,
    unit: 'change',
    value: (now / then - 1) * 100,
    computed: true,
  };
}

/** The period with most or least of a line, of those on record. */
async function answerRanked({ asked, ask, draft }: Composing): Promise<boolean> {
  const line = lineOf(asked);
  if (!line) return false;
  const { symbol, short } = asked.company;
  const days =
    asked.period && asked.period.kind !== 'newest' ? { from: asked.period.from, to: asked.period.to } : {};
  let only: Fact | undefined;
  for (const by of kindsOf(asked)) {
    const found = await ask(statements, {
      symbol,
      figures: line.figure ? [line.figure] : [],
      margins: line.margin ? [line.margin] : [],
      by,
      ...days,
      limit: 40,
    });
    const rows = named(found, line.figure ?? line.margin ?? '');
    only ??= asked.period && rows.length === 1 ? rows[0] : undefined;
    if (rows.length < 2) continue;
    const isLeast = isLeastOf(asked);
    const sorted = rows.toSorted((a, b) => (isLeast ? 1 : -1) * (Number(a.value) - Number(b.value)));
    const [first, second] = sorted;
    const oldest = rows.at(-1);
    if (!first || !second || !oldest) continue;
    const kind = by === 'quarter' ? 'quarter' : 'fiscal year';
    const [newest] = rows;
    const since = newest && newest !== first && line.figure ? changeTo(first, newest) : undefined;
    draft.text(
      `The ${isLeast ? 'lowest' : 'highest'} ${line.label} of ${short} in a ${kind} on record was ${draft.strong(first)}, in the ${kind} to ${formatDate(first.date)}; next comes ${draft.plain(second)}, to ${formatDate(second.date)}.`,
      `${countOf(rows.length, kind).replace(/^./, (letter) => letter.toUpperCase())} are on record for that, from ${formatDate(oldest.date)} on.`,
      since && newest
        ? `The newest, to ${formatDate(newest.date)}, was ${draft.plain(newest)}: ${draft.plain(since)} against that.`
        : undefined,
    );
    draft.bars(
      first.label,
      // As far back as the one that is told.
      rows.slice(0, Math.max(BARS, rows.indexOf(first) + 1)).toReversed(),
      (fact) => formatMonth(fact.date ?? ''),
      companyTabPath(symbol, 'financials'),
    );
    return true;
  }
  // Of one alone none is the lowest; it is what is known of that time.
  if (!only) return false;
  draft.lacks();
  draft.text(
    `Of that time one ${line.label} of ${short} alone is on record, so that none is the ${isLeastOf(asked) ? 'lowest' : 'highest'}: ${draft.strong(only)}, to ${formatDate(only.date)}.`,
  );
  return true;
}

/** How long there was a loss or a profit, and when there was the other one last. */
async function answerStreak({ asked, ask, draft, store }: Composing): Promise<boolean> {
  const { symbol, short } = asked.company;
  let isKnown = false;
  for (const by of ['year', 'quarter'] as const) {
    const found = await ask(statements, { symbol, figures: ['net_income'], by, limit: 40 });
    const rows = named(found, 'net_income');
    const [newest] = rows;
    const oldest = rows.at(-1);
    if (!newest || !oldest) continue;
    const isProfit = Number(newest.value) > 0;
    const turned = rows.findIndex(({ value }) => Number(value) > 0 !== isProfit);
    const kind = by === 'quarter' ? 'quarter' : 'fiscal year';
    const [what, other] = isProfit ? ['a profit', 'a loss'] : ['a loss', 'a profit'];
    const before = rows[turned];
    const count = turned < 0 ? rows.length : turned;
    draft.text(
      before
        ? `${short} had ${what} in the last ${count === 1 ? kind : countOf(count, kind)} on record, the newest ${draft.strong(newest)} to ${formatDate(newest.date)}. The last ${kind} with ${other} was that to ${formatDate(before.date)}, of ${draft.strong(before)}.`
        : `${short} had ${what} in ${count === 1 ? `the one ${kind}` : `all ${countOf(count, kind)}`} on record, from that to ${formatDate(oldest.date)} to that to ${formatDate(newest.date)}, the newest of ${draft.strong(newest)}.`,
    );
    isKnown = true;
  }
  return isKnown || sayWithoutPeriods({ asked, ask, draft, store }, 'quarter');
}

const RANKS =
  /\b(?:quarters?|qtrs?|years?|when|which|record|best|worst|ever|all[- ]time)\b|\b(?:highest|lowest|biggest|largest|smallest|peak) (?!(?:and|or|to|in)\b)\w|\b(?:from|at|to) (?:the|its|their) (?:peak|highest|lowest)\b/i;
/** What of somebody else is highest, or of what is expected, is no period of the company. */
const OF_OTHERS =
  /\b(?:peers?|rivals?|competitors?|industry|sector|estimates?|targets?|analysts?|street|holders?|companies|stocks|names)\b/i;
const STREAK =
  /\bhow long\b|\bsince when\b|\b(?:last|first|only) (?:time|quarter|year)\b.*\b(?:profit|profitable|money|positive|black)|\blast (?:profitable|unprofitable)\b|\bin a row\b|\b(?:consecutive|successive)\b|\bstraight\b|\bwhen (?:was|were|did|has|have) .*\b(?:last|first)\b|\bhow many (?:[a-z]+ )?(?:years|quarters)\b/i;

const modifiers: readonly Concept[] = ['by:quarter', 'by:year', 'history', 'when', 'profitable', 'large', 'price', 'earnings', 'growth', 'up', 'down', 'move']; // prettier-ignore

/** Kinds about the best and the worst of the periods on record. */
export const rankedKinds: readonly Kind[] = [
  {
    id: 'ranked-period',
    about: 'company',
    needs: [
      [...metrics, ...margins, 'profitable'],
      ['peak', 'trough'],
    ],
    refuses: ['compare', 'not', 'why'],
    allows: modifiers.filter((concept) => concept !== 'growth' && concept !== 'price'),
    fits: ({ text }) => RANKS.test(text) && !OF_OTHERS.test(text),
    slots: ['span', 'year'],
    title: (asked) => `${isLeastOf(asked) ? 'lowest' : 'highest'} ${lineOf(asked)?.label ?? 'figure'}`,
    next: ['revenue', 'income', 'earnings'],
    answer: answerRanked,
  },
  {
    id: 'profit-record',
    about: 'company',
    needs: [['profitable', 'm:net_income'], ['profitable', 'm:net_income', 'latest', 'by:year', 'by:quarter']],
    refuses: ['peak', 'trough', 'compare', 'not', 'why', 'growth'],
    allows: ['by:year', 'by:quarter', 'history', 'when', 'earnings'],
    fits: ({ text }) => STREAK.test(text),
    slots: ['newest'],
    title: () => 'years and quarters with a profit or a loss',
    next: ['revenue', 'runway', 'income'],
    answer: answerStreak,
  },
]; // prettier-ignore
