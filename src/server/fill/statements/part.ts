import { statementColumns } from '#server/db/screener-tables.ts';
import type { ContentPart } from '../part.ts';
import { soundQuotes } from '../sound/part.ts';
import { clearStatements, fillStatements } from './fill-statements.ts';

/** Periods, headline figures and doubts of real companies, and what the screener has of them, made from the facts of the seed. */
export const statements: ContentPart = {
  name: 'statements',
  kind: 'facts',
  version: 130,
  // Estimates, payouts and short interest that statements contradict.
  changesSeed: true,
  fills: statementColumns,
  // Counts and earnings a share are held against the shares that trade.
  of: [soundQuotes],
  clear: ({ db }) => clearStatements(db),
  make: ({ db, engine }) => fillStatements(db, engine),
};
