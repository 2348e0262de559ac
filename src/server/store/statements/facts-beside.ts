import { keptQuery } from '#server/db/kept-query.ts';
import type { Db } from '#server/db/open.ts';
import { isShellName } from '#kit/company/shell-name.ts';
import { type StatementFact, unpackFacts } from './packed-facts.ts';

/** What sources say of a company that is no line of its statements: the newest of each, with its last day. */
export interface FactsBeside {
  /** Of twelve months, in dollars, as far as the screener’s multiple is made of it. */
  ebitda: StatementFact | null;
  /** Of the newest fiscal year, to hundreds of thousands. */
  interestExpense: StatementFact | null;
  stockCompensation: StatementFact | null;
  /** Of the newest fiscal year, in percent. */
  taxRate: StatementFact | null;
  sharesAuthorized: StatementFact | null;
  /** Of twelve months, as published: after interest, and so not that of the statements. */
  freeCashFlow: StatementFact | null;
}

const rowOf = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('companies')
    .leftJoin('statement_facts', 'statement_facts.symbol', 'companies.symbol')
    .leftJoin('former_names', (join) =>
      join.onRef('former_names.symbol', '=', 'companies.symbol').on('position', '=', 0),
    )
    .select(['companies.ebitda', 'company_type', 'statement_facts.packed', 'used_to', 'former_names.name'])
    .where('companies.symbol', '=', symbol),
);

const newest = (facts: readonly StatementFact[], concept: string): StatementFact | null =>
  facts.reduce<StatementFact | null>(
    (last, fact) => (fact.concept === concept && (last === null || fact.end >= last.end) ? fact : last),
    null,
  );

/** All facts of a company as its sources state them; none of an unknown symbol. */
export async function findFactsOf(db: Db, symbol: string): Promise<StatementFact[]> {
  const [row] = await rowOf(db, { symbol });
  return row?.packed ? unpackFacts(row.packed) : [];
}

/** The facts of a company beside its statements; undefined for an unknown symbol. */
export async function findFactsBeside(db: Db, symbol: string): Promise<FactsBeside | undefined> {
  const [row] = await rowOf(db, { symbol });
  if (!row) return undefined;
  const facts = row.packed === null ? [] : unpackFacts(row.packed);
  const ebitda = newest(facts, 'ebitda_ttm');
  // What a blank check paid is not that of the company with which it merged (MRLN: $700K of 2025, until March 2026 INFLECTION POINT ACQUISITION).
  const isOfShell = row.company_type === 'operating' && isShellName(row.name ?? '');
  const since = (concept: string) => {
    const fact = newest(facts, concept);
    return fact && isOfShell && fact.end <= (row.used_to ?? '') ? null : fact;
  };
  return {
    // What its operating income contradicts is in no row of the screener, and so not told.
    ebitda: ebitda && row.ebitda !== null ? { ...ebitda, value: row.ebitda } : null,
    interestExpense: since('interest_expense'),
    stockCompensation: since('stock_compensation'),
    taxRate: since('effective_tax_pct'),
    sharesAuthorized: newest(facts, 'shares_authorized'),
    freeCashFlow: newest(facts, 'free_cash_flow_ttm'),
  };
}
