import * as z from 'zod/mini';
import { insiderSides, type InsiderTransaction } from '#contract/insider.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { findInsiderTrades } from '#server/store/filings/insider-trades.ts';
import { limitUpTo, SpanInput } from './inputs.ts';
import { defineLookUp, type Fact, factOf, type FactSource, unknownCompany } from './look-up.ts';

const kinds: Readonly<Record<string, string>> = {
  P: 'Purchase',
  S: 'Sale',
  A: 'Award',
  M: 'Exercise',
  F: 'Shares withheld for tax',
  G: 'Gift',
  C: 'Conversion',
  D: 'Sale to the company',
};

/** Who of a company bought or sold its shares. */
export const insiderTrades = defineLookUp({
  name: 'insider_trades',
  description:
    'Insiders’ trades of a company (form 4), newest first: purchases, sales or all, by person and span of days.',
  input: z.extend(SpanInput, {
    side: z.optional(z.enum(insiderSides)).check(z.describe('buy: purchases in the market; sell: sales.')),
    person: z.optional(z.string()).check(z.describe('A name as the list writes it.')),
    limit: limitUpTo(100, 10),
  }),
  async find({ db }, { symbol, side, person, from, to, limit }) {
    const found = await findInsiderTrades(db, {
      symbol,
      side,
      person,
      date_from: from,
      date_to: to,
      page: 1,
      pageSize: limit,
    });
    if (!found) return unknownCompany(symbol);
    const facts = found.data.flatMap((trade, i) => tradeFacts(symbol, trade, String(i)));
    const listed: FactSource = {
      label: `Insiders’ trades, ${symbol}`,
      href: insidersPage(symbol),
      date: found.filedTo,
    };
    const span = [
      ...factOf('filed_from', 'First form 4 on record', found.filedFrom, 'date', {
        date: found.filedFrom,
        source: listed,
      }),
      ...factOf('filed_to', 'Last form 4 on record', found.filedTo, 'date', {
        date: found.filedTo,
        source: listed,
      }),
    ];
    return { symbol, facts: [...facts, ...span], total: found.total, missing: [] };
  },
});

const insidersPage = (symbol: string): string => `${companyTabPath(symbol, 'marketdata')}#insiders`;

function tradeFacts(symbol: string, trade: InsiderTransaction, row: string): Fact[] {
  const date = trade.date_of_purchase;
  const source = {
    label: `Form 4, ${trade.purchaser}`,
    href: trade.filing_url ?? insidersPage(symbol),
    date: trade.filed_on ?? date,
  };
  const rest = { date, row, source };
  return [
    ...factOf('person', 'Insider', trade.purchaser, 'text', rest),
    ...factOf('role', 'Role', trade.role, 'text', rest),
    ...factOf('kind', 'Kind', kinds[trade.code ?? ''] ?? 'Other transaction', 'text', rest),
    ...factOf('traded', 'Day', date, 'date', rest),
    ...factOf('shares', 'Shares', trade.amount_purchased, 'count', rest),
    ...factOf('price', 'Price', trade.price, 'price', rest),
    ...factOf('value', 'Value', trade.value, 'usd', rest),
    ...factOf('held_after', 'Held after', trade.held_after, 'count', rest),
  ];
}
