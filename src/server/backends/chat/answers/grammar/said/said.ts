/** A way of saying, and the words that the lexicon has for it. */
export type Wording = readonly [RegExp, string | ((...words: string[]) => string)];

/** Any few words of the same clause. */
export const GAP = String.raw`[^?.!;,]{0,45}?`;

/** Letters that are no name. */
const ACRONYMS =
  /\b(?:EBITDA|EBIT|EPS|EV|ROE|ROA|ROAA|TTM|LTM|P\/?E|P\/?S|P\/?B|M\/B|CEO|CFO|SEC|FDA|ADRs?|R&D|Q|K|I|A|IPO|EDGAR|RedStreet|FINRA|ND|SI|ER|US|TIE)\b/g;

/** What would be lost if all of a way of saying were put in one term: a name, a number, and words that turn what is asked. */
const NAMES_OR_COUNTS = /\d|\S\s+\p{Lu}/u;
const TURNS =
  /\b(?:why|averages?|median|typical\w*|usual\w*|industry|sector|peers?|rivals?|competitors?|segments?|guidance|except|excluding|highest|lowest|per employee|ago|before|earlier|last (?:year|quarter)|what if|insurance|more on|which one)\b/i;

/** Whether a stretch of a question says no more than the way of saying itself. */
const isPlain = (words: string): boolean =>
  !NAMES_OR_COUNTS.test(words.replace(ACRONYMS, 'x')) && !TURNS.test(words);

/** A way of saying with open places; left as it stands where those hold a name, a number or a turn. */
export const said = (pattern: string, meaning: string): Wording => [
  new RegExp(String.raw`(?<![\w/])(?:${pattern})(?![\w])`, 'gi'),
  (whole = '') => (isPlain(whole) ? meaning : whole),
];

const BECAME = /\b(?:changed?|since|grow\w*|grew|improv\w+)\b/i;

/** One thing with another in a clause, in either order; not how that became. */
export const saidOfBoth = (one: string, tie: string, other: string, meaning: string): Wording[] =>
  [
    [one, other],
    [other, one],
  ].map(([first, second]) => {
    const [pattern, say] = said(`(?:${first})\\b${GAP}\\b(?:${tie})\\b${GAP}\\b(?:${second})`, meaning);
    return [pattern, (whole = '') => (BECAME.test(whole) || typeof say === 'string' ? whole : say(whole))];
  });
