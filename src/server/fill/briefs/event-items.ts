/** Items of an 8-K that are told of, the weightiest first: what stands after "reports", and their weight. */
const told: readonly (readonly [item: string, words: string, weight: number])[] = [
  ['1.03', 'bankruptcy or receivership', 62],
  ['4.02', 'that earlier statements should not be relied on', 54],
  ['5.01', 'a change of control', 50],
  ['3.01', 'a notice about its listing', 46],
  ['2.04', 'debt that falls due early', 46],
  ['1.05', 'a material cybersecurity incident', 46],
  ['2.06', 'a material impairment', 40],
  ['2.01', 'a completed acquisition or sale', 38],
  ['2.05', 'costs of an exit or of layoffs', 36],
  ['4.01', 'a change of auditor', 36],
  ['1.01', 'a material agreement', 34],
  ['1.02', 'the end of a material agreement', 34],
  ['3.02', 'an unregistered sale of shares', 34],
  ['3.03', 'a change of holders’ rights', 32],
  ['2.03', 'a new debt or obligation', 28],
  ['5.02', 'a change of officers or directors, or of their pay', 28],
];

/** The told items of a report, the weightiest first; none where it has only exhibits, votes and other events. */
export const toldItems = (codes: string | null): { item: string; words: string; weight: number }[] => {
  const held = new Set((codes ?? '').split(' '));
  return told.flatMap(([item, words, weight]) => (held.has(item) ? [{ item, words, weight }] : []));
};
