import { bulkInsert, type Cell } from '#server/db/bulk.ts';
import type { Database } from '#server/db/schema.ts';
import { refreshClientFlags } from '#server/store/companies/client-flags.ts';
import { showAgain } from '#server/store/desk/show-again.ts';
import type { ContentPart } from '../part.ts';
import type { Fill } from '../seed/fill.ts';
import { readRows, sampleCompanies } from './files.ts';

/** When the samples were written. */
export const SAMPLES_WRITTEN_AT = '2026-07-02T20:00:00.000Z';

/** Tables whose samples staff may write anew or take away. Such a row is theirs from then on: a fill neither removes it nor brings it again. */
const written = ['news', 'events', 'videos'] as const;
type WrittenTable = (typeof written)[number];
const isWritten = (table: string): table is WrittenTable => written.some((name) => name === table);

/** The rows that staff have made theirs, by their ids. */
async function idsOfStaff({ db }: Fill, table: WrittenTable): Promise<Set<Cell>> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('origin', '=', 'staff')
    .where('id', 'like', 'sample-%')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Inserts rows, which may leave out what is unknown, but for those that staff have made theirs; answers how many. */
export async function insertSamples(
  fill: Fill,
  table: keyof Database,
  rows: readonly Readonly<Record<string, Cell>>[],
): Promise<number> {
  const { db, engine } = fill;
  const ofStaff = isWritten(table) ? await idsOfStaff(fill, table) : new Set<Cell>();
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const insert = bulkInsert(db, engine, table, columns);
  for (const row of rows)
    if (!ofStaff.has(row['id'] ?? null)) await insert.add(columns.map((column) => row[column] ?? null));
  return insert.end();
}

type MarkedTable =
  | 'companies'
  | 'clients'
  | 'landing_pages'
  | 'leaders'
  | 'analyst_records'
  | 'holdings'
  | 'events'
  | 'videos';
type SampleTable = MarkedTable | 'analyst_widgets' | 'bio_phases';

/** Removes the sample rows of a table: those that are marked, or where nothing marks them, those of a sample company. */
async function clearSamples({ db }: Fill, table: SampleTable): Promise<void> {
  const symbols = sampleCompanies().map(({ symbol }) => symbol);
  if (table === 'bio_phases') await db.deleteFrom(table).where('symbol', 'in', symbols).execute();
  else if (table === 'analyst_widgets')
    await db.deleteFrom(table).where('company_symbol', 'in', symbols).execute();
  else if (isWritten(table))
    await db.deleteFrom(table).where('is_sample', '=', 1).where('origin', '!=', 'staff').execute();
  else await db.deleteFrom(table).where('is_sample', '=', 1).execute();
}

/** A part whose rows stand in `data/samples`, one file for each of its tables. */
const rowsPart = (name: string, version: number, tables: readonly SampleTable[]): ContentPart => ({
  name,
  kind: 'samples',
  version,
  async clear(fill) {
    for (const table of tables) await clearSamples(fill, table);
    await refreshClientFlags(fill.db);
  },
  async make(fill) {
    let made = 0;
    for (const table of tables) made += await insertSamples(fill, table, readRows(table));
    await refreshClientFlags(fill.db);
    // What staff made of a sample is theirs.
    if (tables.includes('clients')) await showAgain(fill.db, ['client']);
    if (tables.includes('leaders')) await showAgain(fill.db, ['leader']);
    return made;
  },
});

/** The fictional companies and what belongs to them, in the order in which it is brought in. */
export const sampleRowParts: readonly ContentPart[] = [
  rowsPart('sample-companies', 2, ['companies']),
  rowsPart('sample-clients', 1, ['clients', 'landing_pages']),
  rowsPart('sample-leaders', 1, ['leaders']),
  rowsPart('sample-analysts', 1, ['analyst_records', 'analyst_widgets']),
  rowsPart('sample-holdings', 1, ['holdings']),
  rowsPart('sample-bio-phases', 1, ['bio_phases']),
  rowsPart('sample-events', 1, ['events']),
  rowsPart('sample-videos', 2, ['videos']),
];
