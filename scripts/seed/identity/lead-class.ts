import type { Member } from '../universe.ts';

/**
 * One class of each issuer, by symbol: the one with most dollars traded in the session of the quotes, of equals the
 * first in order of symbol. An issuer without a CIK stands for itself.
 */
export function leadClasses(
  members: readonly Pick<Member, 'symbol' | 'cik' | 'lastSale' | 'volume'>[],
): ReadonlySet<string> {
  const dollars = ({ lastSale, volume }: (typeof members)[number]) => (lastSale ?? 0) * (volume ?? 0);
  const leads = new Map<number | string, (typeof members)[number]>();
  for (const member of members) {
    const issuer = member.cik ?? member.symbol;
    const lead = leads.get(issuer);
    if (!lead || dollars(member) > dollars(lead)) leads.set(issuer, member);
  }
  return new Set([...leads.values()].map(({ symbol }) => symbol));
}
