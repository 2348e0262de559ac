import { isPreferredShare } from '../security.ts';
import type { ListedRow } from '../snapshot.ts';
import type { Member } from '../universe.ts';

/** A series of preferred shares, as the SEC writes it: CHMI-PA where the list of the exchange has CHMI^A. */
const secTicker = (symbol: string): string => symbol.replace('^', '-P');

/**
 * The preferred shares that are listed beside those of each company, by its symbol: those of its CIK, or, where the SEC names none, those whose ticker begins
 * with its own before the sign of a series. No source has their amount; that there are some says that the equity is not of the ordinary shares alone.
 */
export function listedPreferred(
  rows: readonly Pick<ListedRow, 'symbol' | 'listedName'>[],
  members: readonly Pick<Member, 'symbol' | 'cik'>[],
  ciks: ReadonlyMap<string, number>,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { symbol, listedName } of rows) {
    if (!isPreferredShare(symbol, listedName)) continue;
    const ticker = secTicker(symbol);
    const cik = ciks.get(ticker);
    const [base, series] = symbol.split('^');
    for (const member of members) {
      const isIssuer =
        cik === undefined ? series !== undefined && base === member.symbol : cik === member.cik;
      if (isIssuer) found.set(member.symbol, [...(found.get(member.symbol) ?? []), ticker].sort());
    }
  }
  return found;
}
