import type { Company, CompanyIndex } from '../names/company.ts';
import type { Reading } from '../reading/reading.ts';

const BEGINS_THAN = /^\W*(?:(?:and|so|but|is|are) )*(?:(?:it|this|they|the \w+) )?\w+ than\b/i;

/** "Does A have a lower one than B" names both sides. */
const NAMES_BOTH =
  /^\W*(?:does|do|is|are|has|did) (?!(?:it|its|their|this|that|they)\b)(?!.*\b(?:its?|their|this|they)\b)/i;

/** "Compare it with A and B". */
const COMPARES_IT =
  /\b(?:compare|put|stack|line|hold)(?:s|d)? (?:it|this|this one|that|the (?:stock|company)) (?:up )?(?:with|to|against|beside|next to|alongside|vs\.?)\b|\bhow does (?:it|this|the (?:stock|company)) (?:compare|stack up|measure up|look) (?:with|to|against|beside|next to)\b/i;

const AGAINST_THESE =
  /\b(?:relative to|versus|vs\.?|against|compar(?:e|es|ed|ing)? (?:to|with)|(?:stack(?:s|ed)?|measures?|holds?|line[sd]?|shapes?) up (?:to|with)|next to|beside|alongside)\b/i;

/** "Compare gross margin with A and B", up to the tie. */
const COMPARES_A_FIGURE = /^\W*(?:(?:and|so|now|please|can you) )*compare\b.*?(?=\b(?:with|to|against) )/i;

/** "Price to book relative to A and B": all that are named stand behind the tie, and what is held against them is the company of the thread. */
function isHeldAgainstAll({ text, companies }: Reading): boolean {
  const compared = COMPARES_A_FIGURE.exec(text);
  const at = compared ? compared.index + compared[0].length : text.search(AGAINST_THESE);
  const before = text.slice(0, Math.max(at, 0)).toLowerCase();
  const isNamed = companies.some(
    ({ symbol, short }) =>
      before.split(/[^a-z\d.]+/).includes(symbol.toLowerCase()) ||
      before.includes(short.split(' ')[0]?.toLowerCase() ?? ''),
  );
  return at >= 0 && !isNamed;
}

/** Whom a reading is about: those it names, else the one that "it" means. */
export function companiesOf(reading: Reading, place: { index: CompanyIndex; it: string | null }): Company[] {
  const own = place.it === null ? undefined : place.index.bySymbol.get(place.it);
  const all = allOf(reading, own);
  // Of several the company of the page stands first.
  return own && all.includes(own) ? [own, ...all.filter((each) => each !== own)] : all;
}

function allOf(reading: Reading, own: Company | undefined): Company[] {
  const [named] = reading.companies;
  const comparesIt =
    reading.companies.length === 1 &&
    !(reading.notCovered.length > 0 && NAMES_BOTH.test(reading.text)) &&
    reading.concepts.has('compare') &&
    own &&
    own !== named;
  if (comparesIt) return [own, ...reading.companies];
  // "Cheaper than A and B" holds the company of the thread against both.
  if (
    own &&
    reading.companies.length >= 2 &&
    !reading.companies.includes(own) &&
    (BEGINS_THAN.test(reading.text) || COMPARES_IT.test(reading.text) || isHeldAgainstAll(reading))
  )
    return [own, ...reading.companies];
  if (reading.companies.length > 0) return [...reading.companies];
  return own ? [own] : [];
}
