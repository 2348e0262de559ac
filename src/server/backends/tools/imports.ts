import type { ImportFault, ImportKind } from '#contract/desk-import.ts';
import { ApiError } from '#contract/errors.ts';
import { EventInputSchema } from '#contract/event.ts';
import { NewsInputSchema } from '#contract/news.ts';
import { faultsByField } from '#kit/http/parse-input.ts';
import type { Db } from '#server/db/open.ts';
import { importRows, keyOf, planImport, type RowToImport } from '#server/store/desk/import/import-rows.ts';
import { type CsvRow, readRows } from '#server/store/desk/import/read-rows.ts';
import type { DeskData } from '#server/store/desk/kind.ts';
import { knownSymbols } from '#server/store/desk/lists.ts';
import type { DeskContext, ToolsOn } from './context.ts';
import { editorOf } from './saves.ts';

/** News and events from files of rows: tried first, then brought in whole. */
export function answerImports(on: ToolsOn, { db, now, publish }: DeskContext): void {
  on('desk.tryImport', async ({ params: { kind }, body: { csv, state } }) => {
    const { rows, faults } = await readFile(db, kind, csv);
    return planImport(db, kind, rows, faults, state);
  });
  on('desk.import', async ({ params: { kind }, body: { csv, state } }, person) => {
    const { rows, faults } = await readFile(db, kind, csv);
    if (faults.length > 0) throw refusalOf(faults);
    const done = await importRows(db, kind, rows, state, editorOf(person), now());
    await publish();
    return done;
  });
}

const schemas = { news: NewsInputSchema, events: EventInputSchema } as const;
const flags: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
};

/** What cells mean to the contract: flags are words, symbols are in capitals, what is empty is null. */
function bodyOf({ cells }: CsvRow): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, cell] of Object.entries(cells)) {
    if (name === 'external_id') continue;
    if (name === 'rc_newsletter') {
      if (cell !== '') body[name] = flags[cell.toLowerCase()] ?? cell;
    } else if (name === 'company_symbol') body[name] = cell === '' ? null : cell.toUpperCase();
    else if (name === 'kind') body[name] = cell === '' ? undefined : cell;
    else body[name] = cell === '' ? null : cell;
  }
  return body;
}

/** Faults of one row; what is required and empty is said to be required, by the name that editors know. */
function faultsOf(kind: ImportKind, { line, cells }: CsvRow): ImportFault[] | DeskData {
  const result = schemas[kind].safeParse(bodyOf({ line, cells }));
  if (result.success) return result.data;
  return Object.entries(faultsByField(result.error.issues)).map(([column, message]) => ({
    line,
    column,
    message:
      column === 'company_symbol' && (cells[column] ?? '') === '' ? 'Company symbol is required' : message,
  }));
}

/** Reads a file: the rows that can be brought in, and everything that is wrong with the others. */
async function readFile(
  db: Db,
  kind: ImportKind,
  csv: string,
): Promise<{ rows: RowToImport[]; faults: ImportFault[] }> {
  const read = readRows(kind, csv);
  const faults = [...read.faults];
  const rows: RowToImport[] = [];
  const lines = new Map<string, number>();
  const symbols = await knownSymbols(
    db,
    read.rows.map(({ cells }) => (cells['company_symbol'] ?? '').toUpperCase()),
  );
  for (const row of read.rows) {
    const { line } = row;
    const found = faultsOf(kind, row);
    if (Array.isArray(found)) {
      faults.push(...found);
      continue;
    }
    const symbol = found['company_symbol'];
    if (typeof symbol === 'string' && !symbols.has(symbol)) {
      faults.push({ line, column: 'company_symbol', message: 'is no company on record' });
      continue;
    }
    const key = keyOf(kind, row);
    const first = lines.get(key.id);
    if (first !== undefined)
      faults.push({ line, column: null, message: `This is the same item as line ${first}.` });
    else rows.push({ line, data: found, ...key });
    lines.set(key.id, first ?? line);
  }
  return { rows, faults };
}

/** As many faults as an answer tells. */
const TOLD = 50;

const refusalOf = (faults: readonly ImportFault[]): ApiError =>
  new ApiError(
    'bad_request',
    'The file has faults. Nothing was imported.',
    Object.fromEntries(
      faults
        .slice(0, TOLD)
        .map(({ line, column, message }) => [
          column === null ? `line ${line}` : `line ${line}, ${column}`,
          message,
        ]),
    ),
  );
