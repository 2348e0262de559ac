import { companyPath, companyTabPath } from '#kit/href/addresses.ts';
import { findPeers } from '#server/store/companies/peers.ts';
import { CompanyInput } from './inputs.ts';
import { defineLookUp, factOf, nothing, unknownCompany } from './look-up.ts';

/** A company beside those of its industry. */
export const peers = defineLookUp({
  name: 'peers',
  description:
    'A company and the five of its industry nearest in market value, with size, growth, margins and runway.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const found = await findPeers(db, symbol);
    if (!found) return unknownCompany(symbol);
    if (found.data.length === 0)
      return nothing(symbol, 'No peers can be named: industry or market value is not on record.');
    const facts = found.data.flatMap((peer) => {
      const isOwn = peer.symbol === symbol;
      const href = isOwn ? `${companyTabPath(symbol, 'marketdata')}#peers` : companyPath(peer.symbol);
      const source = { label: `${peer.symbol}, quotes and statements`, href, date: found.quote_date };
      const quoted = { date: found.quote_date, row: peer.symbol, source };
      const stated = { date: peer.period_end, row: peer.symbol, source };
      const known = (figure: 'revenue' | 'cash') => {
        const roundedTo = peer.known_to?.[figure];
        return roundedTo === undefined ? {} : { roundedTo };
      };
      return [
        ...factOf('peer', 'Company', peer.name, 'text', quoted),
        ...factOf('peer_symbol', 'Ticker', peer.symbol, 'text', quoted),
        ...factOf('market_cap', 'Market value', peer.market_cap, 'usd', quoted),
        ...factOf('revenue', 'Revenue, 12 months', peer.revenue, 'usd', { ...stated, ...known('revenue') }),
        ...factOf('growth', 'Revenue growth', peer.growth, 'change', { ...stated, computed: true }),
        ...factOf('price_sales', 'P/S', peer.price_sales, 'ratio', { ...quoted, computed: true }),
        ...factOf('cash', 'Cash', peer.cash, 'usd', {
          ...stated,
          ...known('cash'),
          date: peer.cash_end ?? null,
        }),
        ...factOf('runway', 'Runway', peer.runway_quarters, 'quarters', { ...stated, computed: true }),
      ];
    });
    const industry = factOf('industry', 'Industry', found.industry, 'text', {
      date: found.quote_date,
      source: {
        label: `Peers of ${symbol}`,
        href: `${companyTabPath(symbol, 'marketdata')}#peers`,
        date: found.quote_date,
      },
    });
    return { symbol, facts: [...facts, ...industry], total: found.data.length - 1, missing: [] };
  },
});
