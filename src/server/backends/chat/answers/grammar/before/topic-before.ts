import type { Concept } from '../lexicon/lexicon.ts';
import type { Reading } from '../reading/reading.ts';

/** Of these one takes the place of another. */
const groups: readonly (readonly Concept[])[] = [
  ['by:quarter', 'by:year', 'by:ttm'],
  ['buy', 'sell', 'insidersell'],
  ['peak', 'trough'],
  ['latest', 'previous', 'upcoming'],
  ['phase1', 'phase2', 'phase3'],
];

/** The topic of the question before, with the times, names and turns of this one. */
export function withTopicOf(before: Reading, reading: Reading): Reading {
  const said = [...reading.concepts];
  const replaced = new Set(groups.filter((group) => group.some((each) => reading.concepts.has(each))).flat());
  const isOfInsiders = before.concepts.has('insidersell');
  const kept: Concept[] = [
    ...[...before.concepts].filter((concept) => !replaced.has(concept) && concept !== 'compare'),
    ...(isOfInsiders ? (['insiders'] as const) : []),
  ];
  return {
    ...reading,
    concepts: new Set([...kept, ...said]),
    periods: reading.periods.length > 0 ? reading.periods : before.periods,
    count: reading.count ?? before.count,
    amounts: reading.amounts.length > 0 ? reading.amounts : before.amounts,
    names: reading.names.length > 0 || reading.companies.length > 0 ? reading.names : before.names,
  };
}

/** A new topic at the time of the question before. */
export const withTimeOf = (before: Reading, reading: Reading): Reading => ({
  ...reading,
  periods: reading.periods.length > 0 ? reading.periods : before.periods,
});

/** A new topic by the periods of the question before, and at its time. */
export const withTimesOf = (before: Reading, reading: Reading): Reading => ({
  ...withTimeOf(before, reading),
  concepts: new Set([
    ...reading.concepts,
    ...[...before.concepts].filter((concept) => concept.startsWith('by:')),
  ]),
});

/** A part of a question as it was made: of statements, or of something else. */
interface Made {
  kind: { isOfStatements?: true } | undefined;
}

/** Another line at the time of the question before, by the periods that its answer showed where a kind takes it so; `read` makes of a reading what it asks. */
export function inGrainOf(
  before: Made & { reading: Reading },
  reading: Reading,
  read: (reading: Reading) => Made,
): Reading {
  const timed = withTimesOf(before.reading, reading);
  const isOfLine = before.kind?.isOfStatements === true && reading.periods.length === 0;
  const hasOwn = [...reading.concepts].some((concept) => concept.startsWith('by:'));
  return isOfLine && !hasOwn && read(timed).kind?.isOfStatements === true
    ? timed
    : withTimeOf(before.reading, reading);
}

/** What is asked over the time before: of the times that were held against each other, or over all of them where no kind takes more than one. */
export function ofThatTime(before: Reading, read: Reading, kindOf: (reading: Reading) => unknown): Reading {
  const timed = withTimesOf(before, read);
  const days = timed.periods.flatMap(({ from, to }) => [from, to]).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (timed.periods.length < 2 || from === undefined || to === undefined || kindOf(timed)) return timed;
  return { ...timed, periods: [{ kind: 'span', from, to, isRelative: false }] };
}

/** What asks for the time of the question before. */
export const SAME_TIME =
  /,? *\b(?:(?:for|in|over|during|across) (?:the|that) same (?:period|time(?: frame)?|window|span|stretch|years|periods|quarters)|(?<!(?:the|that|over|in|for) )same (?:years|periods|quarters))\b|,? *\b(?:in|over|during|across) (?:that (?:period|time(?: frame)?|window|span|stretch)|those (?:\w+ )?(?:years|quarters))\b|(?<=\b(?:price|close|closing price|market cap(?:itali[sz]ation)?|volume|share price|stock price)) (?:back then|then|at (?:that|the) time)\b(?=\W*$)/i;
