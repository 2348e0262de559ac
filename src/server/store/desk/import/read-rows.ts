import { CsvError, parse } from 'csv-parse/sync';
import { importColumns, type ImportFault, type ImportKind, IMPORT_ROWS_MAX } from '#contract/desk-import.ts';

/** A row of a file: its cells by the names of their columns, '' for what is empty, and the line where it begins. */
export interface CsvRow {
  line: number;
  cells: Readonly<Record<string, string>>;
}

interface Parsed {
  raw: string;
  record: string[];
  info: { lines: number };
}

const required = { news: ['title', 'company_symbol'], events: ['title'] } as const;

/** The sign between cells: the one of these that the first line has most of, outside of quotes. */
function delimiterOf(csv: string): string {
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(csv)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? '';
  const count = (sign: string) => first.split(sign).length - 1;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** What the parser did not understand, as a person would say it. */
function faultOf({ code, lines }: CsvError & { lines?: unknown }): ImportFault {
  const line = typeof lines === 'number' ? lines : 1;
  const isQuote = code.includes('QUOTE');
  return {
    line,
    column: null,
    message: isQuote
      ? 'A quotation mark is not closed, or stands in the middle of a cell.'
      : 'The line cannot be read as CSV.',
  };
}

const namesOf = (kind: ImportKind) =>
  new Map<string, string>(importColumns[kind].map((name) => [name.toLowerCase(), name]));

/** The columns that a head names, in its order; '' for one that is not known. */
function readHead(kind: ImportKind, head: readonly string[]): { columns: string[]; faults: ImportFault[] } {
  const faults: ImportFault[] = [];
  const fault = (column: string, message: string) => void faults.push({ line: 1, column, message });
  const known = namesOf(kind);
  const columns = head.map((given) => known.get(given.trim().toLowerCase()) ?? '');
  for (const [at, name] of columns.entries()) {
    const given = head[at]?.trim() ?? '';
    if (name === '') fault(given, given === '' ? 'A column has no name.' : 'This column is not known.');
    else if (columns.indexOf(name) !== at) fault(name, 'This column is there twice.');
  }
  for (const name of required[kind]) if (!columns.includes(name)) fault(name, 'This column is required.');
  return { columns, faults };
}

/** The rows of a file, with what is wrong with its form. Commas, semicolons or tabs may stand between its cells. */
export function readRows(kind: ImportKind, file: string): { rows: CsvRow[]; faults: ImportFault[] } {
  const csv = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  let parsed: Parsed[];
  try {
    parsed = parse(csv, {
      delimiter: delimiterOf(csv),
      info: true,
      raw: true,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Parsed[];
  } catch (error) {
    if (error instanceof CsvError) return { rows: [], faults: [faultOf(error)] };
    throw error;
  }
  const [head, ...body] = parsed;
  if (!head) return { rows: [], faults: [{ line: 1, column: null, message: 'The file is empty.' }] };
  const { columns, faults } = readHead(kind, head.record);
  if (body.length > IMPORT_ROWS_MAX)
    faults.push({
      line: 1,
      column: null,
      message: `A file may have at most ${IMPORT_ROWS_MAX.toLocaleString('en-US')} rows; this has ${body.length.toLocaleString('en-US')}.`,
    });
  if (faults.length > 0) return { rows: [], faults };
  const rows: CsvRow[] = [];
  for (const { raw, record, info } of body) {
    const line = info.lines - lineBreaksIn(raw);
    if (record.every((cell) => cell.trim() === '')) continue;
    if (record.length !== columns.length)
      faults.push({
        line,
        column: null,
        message: `The line has ${record.length} cells, the first line ${columns.length}.`,
      });
    else
      rows.push({
        line,
        cells: Object.fromEntries(columns.map((name, at) => [name, (record[at] ?? '').trim()])),
      });
  }
  return { rows, faults };
}

/** How many lines a record goes on for after its first. */
const lineBreaksIn = (raw: string): number => raw.replace(/^\n+|\n+$/g, '').split('\n').length - 1;
