import type { StatementFact } from '#server/store/statements/packed-facts.ts';
import { cellNumber, type Sources } from '../sources.ts';
import { quoteDate } from '../snapshot.ts';
import currencies from './currencies.json' with { type: 'json' };

/** The files of statements below `record`, each with the id of its source. */
export const statementFiles = {
  'sec-facts': 'record/statements/edgar_facts_with_filing_dates.csv.gz',
  'sec-biotech': 'record/statements/edgar_facts_biotech_with_filing_dates.csv.gz',
  'sec-quarters': 'record/statements/quarterly_2021-2026.csv.gz',
  'yahoo-quarters': 'record/statements/quarters_to_2026-04_akribeia.csv.gz',
  'sec-annual': 'record/annual/annual_latest.csv.gz',
  'yahoo-twelve-months': 'record/annual/ttm_yahoo.csv.gz',
} as const;

type Row = Record<string, string>;
type SymbolFact = StatementFact & { symbol: string };

/** The names that two files give to one concept. */
const oneName: Readonly<Record<string, string>> = {
  total_assets: 'assets',
  total_liabilities: 'liabilities',
  stockholders_equity: 'equity',
  cfo: 'operating_cash_flow',
  cff: 'financing_cash_flow',
  capex: 'capital_spending',
  research_and_development: 'research',
  lt_debt_noncurrent: 'long_term_debt_noncurrent',
  shares_diluted: 'diluted_shares',
  eps: 'eps_diluted',
};
const conceptOf = (name: string): string => oneName[name] ?? name;

const isShares = (concept: string): boolean => /(?:^|_)shares(?:_|$)/.test(concept);
const isPerShare = (concept: string): boolean => /^eps|_per_share$/.test(concept);
const isRatio = (concept: string): boolean => /margin|growth|^ro[ae]$|ratio|_pct$/.test(concept);

/** The unit of a concept whose amounts are in `currency`. */
function unitOf(concept: string, currency: string): string {
  if (isRatio(concept)) return 'ratio';
  if (isPerShare(concept)) return `${currency}/share`;
  return isShares(concept) ? 'shares' : currency;
}

/** Currency by company, of the sources that say it; the reviewed list wins, since one file calls every unit dollars. */
function reportingCurrencies(sources: Sources): ReadonlyMap<string, string> {
  const said = [statementFiles['sec-annual'], statementFiles['yahoo-twelve-months']].flatMap((file) =>
    sources.records(file).map(({ symbol = '', currency = '' }): [string, string] => [symbol, currency]),
  );
  return new Map(said.filter(([, currency]) => currency !== ''));
}

/**
 * The unit of an amount that its file calls US dollars: the reviewed currency of a foreign issuer, dollars where no source
 * says otherwise, else unknown, written `?`.
 */
function unitOfDollars(symbol: string, reported: ReadonlyMap<string, string>): string {
  const reviewed = (currencies as Readonly<Record<string, string>>)[symbol];
  if (reviewed !== undefined) return reviewed;
  return (reported.get(symbol) ?? 'USD') === 'USD' ? 'USD' : '?';
}

/** What was fetched after the day of the quotes is no part of the record. */
const fetchedLater = (sources: Sources): ReadonlySet<string> =>
  new Set(
    sources
      .records('record/profiles/profiles_yahoo.csv.gz')
      .flatMap(({ symbol = '', fetched = '' }) => (fetched.slice(0, 10) > quoteDate ? [symbol] : [])),
  );

/** Every fact of the statement files, of companies of `symbols`. */
export function readStatementFacts(sources: Sources, symbols: ReadonlySet<string>): SymbolFact[] {
  const reported = reportingCurrencies(sources);
  const later = fetchedLater(sources);
  const rowsOf = (source: keyof typeof statementFiles): Row[] =>
    sources
      .records(statementFiles[source])
      .filter(
        ({ symbol = '' }) => symbols.has(symbol) && !(source === 'yahoo-twelve-months' && later.has(symbol)),
      );
  const dated = (['sec-facts', 'sec-biotech'] as const).flatMap((source) =>
    rowsOf(source).flatMap((row) => datedFact(source, row, unitOfDollars(row['symbol'] ?? '', reported))),
  );
  const wide = (source: keyof typeof statementFiles, end: string, currencyOf: (row: Row) => string) =>
    rowsOf(source).flatMap((row) => wideFacts(source, row, end, currencyOf(row)));
  return [
    ...dated,
    ...wide('sec-quarters', 'period_end', ({ symbol = '' }) => unitOfDollars(symbol, reported)),
    ...wide('yahoo-quarters', 'period_end', ({ symbol = '' }) => reported.get(symbol) ?? 'USD'),
    ...wide('sec-annual', 'fiscal_year_end', ({ currency = '' }) => currency || '?'),
    ...wide('yahoo-twelve-months', 'most_recent_quarter', ({ currency = '' }) => currency || '?'),
  ];
}

function datedFact(source: string, row: Row, currency: string): SymbolFact[] {
  const { symbol = '', concept: name = '', start = '', end = '', form = '', filed = '' } = row;
  const value = cellNumber(row['value']);
  if (value === null || end === '') return [];
  const concept = conceptOf(name);
  return [
    {
      symbol,
      concept,
      source,
      unit: unitOf(concept, currency),
      start: start || null,
      end,
      value,
      filing: { form, filed, accession: null },
    },
  ];
}

const notFacts = new Set([
  'symbol',
  'period_end',
  'fiscal_year_end',
  'most_recent_quarter',
  'currency',
  'form',
  'eps_derived',
]);

/** One row with a column for each concept; amounts in millions (`_m`) are written out. */
function wideFacts(source: string, row: Row, endColumn: string, currency: string): SymbolFact[] {
  const { symbol = '', [endColumn]: end = '' } = row;
  if (end === '') return [];
  return Object.entries(row).flatMap(([column, cell]): SymbolFact[] => {
    const read = notFacts.has(column) ? null : cellNumber(cell);
    if (read === null) return [];
    const inMillions = column.endsWith('_m');
    const concept = conceptOf(inMillions ? column.slice(0, -2) : column);
    return [
      {
        symbol,
        concept,
        source,
        unit: unitOf(concept, currency),
        start: null,
        end,
        value: inMillions ? Math.round(read * 1e6) : read,
        filing: null,
      },
    ];
  });
}
