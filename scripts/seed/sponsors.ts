import type { Member } from './universe.ts';

/** Words that say what kind of firm it is, not which. */
const legalWords =
  /\b(inc|incorporated|corp|corporation|co|company|ltd|limited|llc|plc|ag|se|sa|nv|bv|ab|as|holdings?|group|the)\b/g;

/** A name as it is compared: letters and digits, without the legal form. */
export const sponsorKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[.,'’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(legalWords, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Finds the company of a trial's sponsor: the same name but for punctuation and legal form, or one of `aliases`
 * (sponsor as written, symbol). Nothing is matched by likeness; a name that two companies share matches none.
 */
export function sponsorMatcher(
  members: readonly Pick<Member, 'symbol' | 'name' | 'cik'>[],
  aliases: Readonly<Record<string, string>>,
): (sponsor: string) => string | undefined {
  const symbolOf = new Map<string, string | undefined>();
  for (const { symbol, name } of members) {
    const key = sponsorKey(name);
    symbolOf.set(key, symbolOf.has(key) ? undefined : symbol);
  }
  const aliasOf = new Map(Object.entries(aliases).map(([sponsor, symbol]) => [sponsorKey(sponsor), symbol]));
  return (sponsor) => {
    const key = sponsorKey(sponsor);
    return key === '' ? undefined : (aliasOf.get(key) ?? symbolOf.get(key));
  };
}
