import { recordColumns } from '#server/db/screener-tables.ts';
import type { ContentPart } from '../part.ts';
import { soundQuotes } from '../sound/part.ts';
import { statements } from '../statements/part.ts';
import { fillRecordColumns } from './fill-record.ts';

/** What the screener has of price and statements together, and of the record. */
export const screenerColumns: ContentPart = {
  name: 'screener',
  kind: 'facts',
  version: 50,
  fills: recordColumns,
  // Multiples are a price over figures of statements.
  of: [soundQuotes, statements],
  // The columns are of rows that the seed brings; they are made over.
  clear: () => Promise.resolve(),
  make: ({ db, engine }) => fillRecordColumns(db, engine),
};
