import { companyTab, readNothing } from '../open-tab.ts';

/** Insiders' trades on the page; the market data page filters and pages them. */
const TRADES = 20;

/** Who owns a company and who is short of it. */
export const ownershipTab = companyTab({
  read: readNothing,
  load: (api, symbol) => {
    const params = { symbol };
    return {
      ownership: api('stock.ownership', { params }),
      short: api('stock.shortInterest', { params }),
      coverage: api('stock.coverage', {}),
      insiders: api('stock.insiders', { params, query: { page: 1, pageSize: TRADES } }),
    };
  },
});
