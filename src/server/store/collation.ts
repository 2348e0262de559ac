import { type RawBuilder, sql } from 'kysely';
import type { Engine } from '#server/db/open.ts';

/**
 * Order keys of text that both engines compare byte by byte: SQLite does so by itself, PostgreSQL under the
 * collation "C", whose lower() folds ASCII alone, as SQLite's does.
 */
export const byBytes = (engine: Engine, column: RawBuilder<unknown>): RawBuilder<unknown> =>
  engine === 'postgres' ? sql`${column} collate "C"` : column;

/** As `byBytes`, and A equal to a. */
export const ignoringCase = (engine: Engine, column: RawBuilder<unknown>): RawBuilder<unknown> =>
  engine === 'postgres' ? sql`lower(${column} collate "C") collate "C"` : sql`lower(${column})`;
