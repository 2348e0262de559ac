import type { Draft } from '../written/draft.ts';
import { escapeMarkdown } from '../written/draft.ts';
import type { Fact, FactUnit } from '../look-ups/look-up.ts';
import { showFact } from '../written/show-fact.ts';
import type { Covered } from './covered.ts';

/** An amount that a figure is held against, as it was said. */
interface Held {
  words: string;
  isAbove: boolean;
  value: number;
  /** What it may be of: dollars, a share, percent, times, a span of time, or anything without a unit. */
  of: 'money' | 'price' | 'amount' | 'percent' | 'times' | 'span' | 'number';
}

const ABOVE =
  'above|over|more than|greater than|higher than|larger than|bigger than|faster than|better than|at least|north of|exceeds?|exceeding|beyond|longer than';
const BELOW = 'under|below|less than|lower than|smaller than|fewer than|slower than|cheaper than|at most|south of|shorter than'; // prettier-ignore
const HELD = new RegExp(
  String.raw`\b(?<word>${ABOVE}|${BELOW})\s+(?:about |around |roughly |a )?(?<sign>\$)?(?<number>\d[\d,]*(?:\.\d+)?)\s*(?<scale>thousand|millions?|mil|mm|mn|m|billions?|bn|b|k)?\b\s*(?<unit>%|percent(?:age points?)?|pct|x\b|times\b|quarters?\b|years?\b|months?\b|days?\b)?(?!\s*(?:ago|back|before|earlier)\b)`,
  'i',
);

const SCALES: Readonly<Record<string, number>> = { t: 1e3, k: 1e3, m: 1e6, b: 1e9 };

/** How many quarters such a span has, of which a runway is told. */
const QUARTERS: Readonly<Record<string, number>> = { q: 1, y: 4, m: 1 / 3 };

function heldIn(said: string): Held | undefined {
  const { word = '', sign, number = '', scale, unit = '' } = HELD.exec(said)?.groups ?? {};
  if (word === '') return undefined;
  const words = (HELD.exec(said)?.[0] ?? '').trim();
  const isAbove = new RegExp(`^(?:${ABOVE})$`, 'i').test(word);
  const plain = Number(number.replaceAll(',', '')) * (SCALES[scale?.charAt(0).toLowerCase() ?? ''] ?? 1);
  if (/^(?:%|p)/i.test(unit)) return { words, isAbove, value: plain, of: 'percent' };
  if (/^(?:x|times)/i.test(unit)) return { words, isAbove, value: plain, of: 'times' };
  if (/^d/i.test(unit)) return { words, isAbove, value: plain, of: 'number' };
  const quarters = QUARTERS[unit.charAt(0).toLowerCase()];
  if (quarters !== undefined) return { words, isAbove, value: plain * quarters, of: 'span' };
  if (sign !== undefined)
    return { words, isAbove, value: plain, of: scale === undefined ? 'price' : 'money' };
  return { words, isAbove, value: plain, of: scale === undefined ? 'number' : 'amount' };
}

const UNITS: Readonly<Record<Held['of'], readonly FactUnit[]>> = {
  money: ['usd'],
  price: ['price', 'usd'],
  amount: ['usd', 'shares', 'count'],
  percent: ['percent', 'change'],
  times: ['times', 'ratio'],
  span: ['quarters'],
  number: ['ratio', 'times', 'price', 'count', 'shares', 'days', 'quarters', 'index'],
};

/** What fell is told as a change below zero, and asked of as an amount. */
const FELL = /\b(?:down|fallen|fell|dropped|declined|lost|shrunk|decreased)\b/i;

/** The figure that is held against it: the first of its unit that the answer shows, in dollars where dollars were said. */
function figureOf(held: Held, { facts, asked }: Covered): Fact | undefined {
  const fitting = facts.filter(
    ({ unit, value, currency }) =>
      typeof value === 'number' &&
      UNITS[held.of].includes(unit) &&
      (!/^(?:money|price|amount)$/.test(held.of) || (currency ?? 'USD') === 'USD'),
  );
  // Over a time that was named the change over all of it is meant, not that of its newest year.
  const overAll = asked.period?.kind === 'span' && fitting.find(({ name }) => name.endsWith('_change'));
  return overAll || fitting[0];
}

/** Of a list an amount is a condition, which its rows meet. */
const LISTS = /^(?:largest-move|stakes|holder|insider|trials|filings|news|screen|peers)/;

/** Says on which side of an amount that was named the figure of an answer lies, or that it is not said; false where no amount was named. */
export function sayHeldAgainst(covered: Covered, draft: Draft): boolean {
  const { said, asked, kind } = covered;
  const held = asked.reading.thresholds.length === 0 || LISTS.test(kind.id) ? undefined : heldIn(said);
  if (!held) return false;
  const figure = figureOf(held, covered);
  if (!figure) {
    draft.text(`“${escapeMarkdown(held.words)}” is not answered here.`);
    draft.lacks();
    return true;
  }
  const isFall = figure.unit === 'change' && FELL.test(said);
  const value = Number(figure.value) * (isFall ? -1 : 1);
  if (isFall && value <= 0) {
    draft.text(`${showFact(figure)} is no fall.`);
    return true;
  }
  const shown = isFall ? `A fall of ${showFact({ ...figure, unit: 'percent', value })}` : showFact(figure);
  // What is just so much is neither over nor under it.
  const isEven = value === held.value && !/^at /i.test(held.words);
  const isSo = !isEven && (held.isAbove ? value >= held.value : value <= held.value);
  draft.text(`${shown} is ${isSo ? '' : 'not '}${escapeMarkdown(held.words)}.`);
  return true;
}
