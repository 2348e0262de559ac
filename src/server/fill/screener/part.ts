import { recordColumns } from '#server/db/screener-tables.ts';
import type { ContentPart } from '../part.ts';
import { fillRecordColumns } from './fill-record.ts';

/** What the screener has of price and statements together, and of the record. */
export const screenerColumns: ContentPart = {
  name: 'screener',
  kind: 'facts',
  version: 30,
  fills: recordColumns,
  // The columns are of rows that the seed brings; they are made over.
  clear: () => Promise.resolve(),
  make: ({ db, engine }) => fillRecordColumns(db, engine),
};
