import type { Company } from '../names/company.ts';
import type { Kind } from '../reading/kind.ts';
import { patternOf } from '../words/pattern-of.ts';
import type { Reading } from '../reading/reading.ts';
import { kindFor, telling } from '../reading/resolve.ts';

/** What goes up and down whatever happened before. */
const OF_FIGURES =
  /^(?:statement-lines|growth|dilution|cash|burn|employees|price-change|session-move|short-interest|profitable)$/;

const TIES = String.raw`\b(?:after|since|following|before|because of|due to|despite|thanks to|amid|vs\.?|versus|against|compared (?:to|with)|relative to) (?:(?:the|its|their|this|that|all|recent|new|last|big) )*(?:\w+ )?`;

/** The words of a text that say of when it asks by what no figure is of ("since the merger"); undefined where they are its matter. */
export const asideIn = (text: string, words: string): string | undefined =>
  new RegExp(String.raw`${TIES}${patternOf(words)}\b`, 'i').exec(text)?.[0];

/** What holds it against an index, which no record follows. */
const COMPARES = /^(?:vs|versus|against|compared|relative)/i;

/** "Did revenue fall after the merger" asks of the revenue: it is read without the merger, of which nothing is on record. */
export function withoutBeyond(
  reading: Reading,
  { kinds, companies }: { kinds: readonly Kind[]; companies: number },
): { reading: Reading; kind: Kind } | undefined {
  const words = reading.wording.get('outofscope') ?? reading.wording.get('traces');
  if (words === undefined || reading.concepts.has('prediction')) return undefined;
  const aside = asideIn(reading.text, words);
  if (aside === undefined) return undefined;
  const rest = (all: readonly string[]) => all.filter((word) => !aside.includes(word));
  const concepts = new Set(
    [...reading.concepts].filter(
      (concept) =>
        concept !== 'outofscope' && concept !== 'traces' && !(concept === 'compare' && COMPARES.test(aside)),
    ),
  );
  const bare = { ...reading, concepts, weighty: rest(reading.weighty), unknown: rest(reading.unknown) };
  const kind = telling(bare).length > 0 ? kindFor(kinds, bare, companies) : undefined;
  return kind && OF_FIGURES.test(kind.id) ? { reading: bare, kind } : undefined;
}

/** "Compare A with B on EV/EBITDA, debt and production": the two are put side by side in what is on record, without the one that is not. */
export function withoutListed(
  reading: Reading,
  { kinds }: { kinds: readonly Kind[] },
  companies: readonly Company[],
):
  | { reading: Reading; kind: Kind; companies: readonly Company[]; leftOut: readonly ['outofscope'] }
  | undefined {
  if (companies.length < 2 || !reading.concepts.has('compare') || reading.concepts.has('prediction'))
    return undefined;
  const beyond = [
    ...reading.unknown,
    ...(reading.concepts.has('outofscope') ? [reading.wording.get('outofscope') ?? ''] : []),
  ];
  const [words = '', ...others] = beyond;
  if (words === '' || others.length > 0 || !isOfList(reading.text, words)) return undefined;
  const bare: Reading = {
    ...reading,
    concepts: new Set([...reading.concepts].filter((concept) => concept !== 'outofscope')),
    wording: new Map([...reading.wording, ['outofscope', words]]),
    unknown: [],
  };
  if (telling(bare).length < 2) return undefined;
  const kind = kindFor(
    kinds.filter(({ about }) => about === 'two'),
    bare,
    companies.length,
  );
  return kind && { reading: bare, kind, companies, leftOut: ['outofscope'] };
}

/** Whether words stand in a list as a member of their own. */
const isOfList = (text: string, words: string): boolean =>
  new RegExp(
    String.raw`(?:,|\band\b|&)\s*(?:(?:and|the|their|its) )*${patternOf(words)}(?=\W*$|,|\s+(?:and|&)\s)|\b(?:on|by|in|for) (?:the |their )?${patternOf(words)}(?=,|\s+(?:and|&)\s)`,
    'i',
  ).test(text);
