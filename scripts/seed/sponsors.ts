import { sponsorKey } from '#kit/trials/sponsor-key.ts';
import type { Member } from './universe.ts';

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
