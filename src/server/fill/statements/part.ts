import { statementColumns } from '#server/db/screener-tables.ts';
import type { ContentPart } from '../part.ts';
import { clearStatements, fillStatements } from './fill-statements.ts';

/** Periods, headline figures and doubts of real companies, and what the screener has of them, made from the facts of the seed. */
export const statements: ContentPart = {
  name: 'statements',
  kind: 'facts',
  version: 95,
  fills: statementColumns,
  clear: ({ db }) => clearStatements(db),
  make: ({ db, engine }) => fillStatements(db, engine),
};
