import { packFacts, type StatementFact } from '#server/store/statements/packed-facts.ts';
import type { StatementFactsTable } from '#server/db/financial-tables.ts';

/** One row for each company that has facts, in order of symbol. */
export const statementFactRows = (
  facts: readonly (StatementFact & { symbol: string })[],
): StatementFactsTable[] =>
  [...Map.groupBy(facts, ({ symbol }) => symbol)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([symbol, ofCompany]) => ({ symbol, packed: packFacts(ofCompany) }));
