import { companyTabPath } from '#kit/href/addresses.ts';
import { listOf } from '#kit/text/sentence.ts';
import { formatDate } from '#kit/time/dates.ts';
import { daysBetween } from '#kit/time/days.ts';
import { multiplesOverTime } from '../../look-ups/multiples-over-time.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { type Composing, type Kind, named, one } from '../../grammar/reading/kind.ts';
import { TANGIBLE } from './multiples.ts';
import { onDay } from '../told/simple.ts';
import { valuationKinds } from './valuation.ts';

const ofConcept = { pe: 'price_earnings', ps: 'price_sales', pb: 'price_book' } as const;
type Multiple = keyof typeof ofConcept;
const concepts = Object.keys(ofConcept) as Multiple[];
const nameOf: Readonly<Record<Multiple, string>> = { pe: 'P/E', ps: 'P/S', pb: 'P/B' };

/** Of fewer quarters a median says nothing. */
const FEWEST = 4;

/** One multiple: now, its median, and its ends. */
function sayOne({ asked, draft }: Composing, facts: readonly Fact[], median: Fact): void {
  const [newest] = facts;
  const first = facts.at(-1);
  if (!newest || !first) return;
  const sorted = facts.toSorted((a, b) => Number(a.value) - Number(b.value));
  const [low = newest, high = newest] = [sorted[0], sorted.at(-1)];
  const is = `${newest.label} of ${asked.company.short} was ${draft.strong(newest)}${onDay(newest)}`;
  if (facts.length < FEWEST) {
    draft.lacks();
    draft.text(
      `${is}. Too few quarters are on record for a median: ${facts.map((fact) => `${draft.plain(fact)}${onDay(fact)}`).join(', ')}.`,
    );
    return;
  }
  const side = Number(newest.value) < Number(median.value) ? 'below' : 'above';
  draft.text(
    `${is}, ${side} its median of ${draft.strong(median)} of the quarter ends on record since ${formatDate(first.date)} and this price.`,
    `The lowest was ${draft.plain(low)}${onDay(low)}, the highest ${draft.plain(high)}${onDay(high)}.`,
  );
  draft.bars(
    `${newest.label} at the end of quarters`,
    facts.toReversed(),
    ({ date }) => date ?? '',
    `${companyTabPath(asked.company.symbol, 'financials')}#valuation`,
  );
}

/** The end of a quarter is of a time that lies so many days from it. */
const NEAR_DAYS = 60;

/** One multiple now against that of years ago; false where none of near that time is on record. */
function sayThen({ asked, draft }: Composing, facts: readonly Fact[], then: string): boolean {
  const [newest] = facts;
  const off = ({ date }: Fact): number => Math.abs(daysBetween(date ?? '', then));
  const [near] = facts.toSorted((a, b) => off(a) - off(b));
  if (!newest || !near || near === newest || off(near) > NEAR_DAYS) return false;
  draft.text(
    `${newest.label} of ${asked.company.short} was ${draft.strong(near)}${onDay(near)}, the end of the quarter nearest to that time, and is ${draft.strong(newest)}${onDay(newest)}.`,
  );
  return true;
}

/** What the price was a multiple of, quarter by quarter. */
async function answerOverTime(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { symbol } = asked.company;
  const { period } = asked;
  const span = period && period.kind !== 'newest' ? { from: period.from, to: period.to } : {};
  const found = await ask(multiplesOverTime, { symbol, ...span });
  const ofThese = concepts.filter((concept) => asked.has(concept));
  const wanted = ofThese.length > 0 ? ofThese : concepts;
  const said = wanted.filter((concept) => {
    const facts = named(found, ofConcept[concept]);
    if (period?.kind === 'newest' && period.back) return sayThen(composing, facts, period.from);
    const median = one(found, `${ofConcept[concept]}_median`);
    if (facts.length < 2 || !median) return false;
    sayOne(composing, facts, median);
    return true;
  });
  if (said.length === wanted.length) return true;
  draft.lacks();
  if (said.length > 0) {
    const others = wanted.filter((concept) => !said.includes(concept));
    draft.text(`Of ${listOf(others.map((concept) => nameOf[concept]))} too few quarters are on record.`);
    return true;
  }
  const isAgo = period?.kind === 'newest' && (period.back ?? 0) > 0;
  draft.text(
    isAgo
      ? `What that was then is not on record of ${asked.company.short}.`
      : `How that became is not on record of ${asked.company.short}: too few quarters have it.`,
  );
  const now = valuationKinds.find(({ needs }) => needs[0]?.some((need) => wanted[0] === need));
  if (isAgo) {
    // Of then nothing is told: what it is now is the nearest.
    await now?.answer(composing);
    return false;
  }
  return now ? now.answer(composing) : false;
}

/** Kinds about how a multiple became. */
const overTime: Kind = {
  id: 'multiples-over-time',
  about: 'company',
  needs: [concepts, ['history', 'by:quarter', 'by:year']],
  allows: [
    ...concepts,
    'price',
    'move',
    'growth',
    'up',
    'down',
    'valuation',
    'peak',
    'trough',
    'compare',
    'history',
    'by:quarter',
    'by:year',
  ],
  // Of the tangible book, and of estimates, no quarter of before is on record.
  fits: ({ text }) => !TANGIBLE.test(text) && !/\b(?:p\/?)?tbv\b|\bforward\b/i.test(text),
  slots: ['span', 'year', 'newest'],
  title: ({ has }) =>
    `${
      concepts
        .filter((concept) => has(concept))
        .map((concept) => nameOf[concept])
        .join(' and ') || 'valuation'
    } over time`,
  next: ['valuation', 'peers', 'year'],
  answer: answerOverTime,
};
export const multiplesOverTimeKinds: readonly Kind[] = [
  overTime,
  { ...overTime, needs: [concepts], needsSlots: ['span', 'year'] },
  // "P/S three years ago", and of now against then.
  {
    ...overTime,
    needs: [concepts],
    needsSlots: ['newest'],
    fits: (reading) =>
      overTime.fits?.(reading) !== false &&
      reading.periods.every(({ of, back }) => of === 'year' && (back ?? 0) > 0),
  },
  // Where none of them is named, what it is a multiple of is all that have a record of quarters.
  { ...overTime, needs: [['valuation'], ['history', 'by:quarter', 'by:year']] },
];
