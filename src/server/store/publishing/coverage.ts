import { type RawBuilder, sql } from 'kysely';
import type { Coverage } from '#contract/coverage.ts';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';
import type { Figure } from '../content/kept-figures.ts';

/** One kind of data: the table it lies in, the columns of its company and its day, and where it comes from. */
interface RecordKind {
  id: keyof Database;
  label: string;
  symbol?: string;
  date: string;
  source: string;
  /** So many rows of each company that they are counted one company after the other, by the key that begins with it: a third of the time. */
  isCountedByCompany?: true;
}

const kinds: readonly RecordKind[] = [
  { id: 'companies', label: 'Quotes', date: 'quote_date', source: 'Nasdaq, lists of three exchanges' },
  {
    id: 'price_bars',
    label: 'Daily prices',
    date: 'date',
    source: 'Nasdaq and Yahoo Finance',
    isCountedByCompany: true,
  },
  { id: 'fundamentals', label: 'Fundamentals', date: 'as_of', source: 'Yahoo Finance' },
  { id: 'earnings', label: 'Earnings reports', date: 'date', source: 'Published earnings calendar' },
  {
    id: 'financial_periods',
    label: 'Statements, by end of period',
    date: 'period_end',
    source: 'SEC company facts (XBRL); Yahoo Finance',
  },
  { id: 'splits', label: 'Splits', date: 'date', source: 'Yahoo Finance' },
  { id: 'dividends', label: 'Dividends', date: 'as_of', source: 'Yahoo Finance' },
  { id: 'report_dates', label: 'Next reports, as expected', date: 'date', source: 'Yahoo Finance' },
  { id: 'eps_estimates', label: 'Estimates of EPS', date: 'as_of', source: 'Yahoo Finance' },
  { id: 'analyst_consensus', label: 'Analysts’ consensus', date: 'as_of', source: 'Yahoo Finance' },
  { id: 'filings', label: 'SEC filings', date: 'filed_on', source: 'SEC EDGAR' },
  { id: 'insider_trades', label: 'Insiders’ trades', date: 'filed_on', source: 'SEC form 4' },
  { id: 'stakes', label: 'Stakes over 5%', date: 'filed_on', source: 'SEC schedules 13D and 13G' },
  {
    id: 'ownership_snapshots',
    label: 'Float, insiders and institutions',
    date: 'as_of',
    source: 'Yahoo Finance',
  },
  {
    id: 'short_interest',
    label: 'Short interest',
    date: 'settlement',
    source: 'FINRA, Nasdaq and Yahoo Finance',
  },
  {
    id: 'holdings',
    label: 'Managers’ holdings, reports filed',
    symbol: 'company_symbol',
    date: 'filing_date',
    source: 'SEC form 13F',
  },
  {
    id: 'bio_phases',
    label: 'Clinical programs, primary completion',
    date: 'date',
    source: 'ClinicalTrials.gov',
  },
  {
    id: 'catalysts',
    label: 'Decisions, readouts and corporate events',
    date: 'date',
    source: 'Drugs@FDA, SEC and a hand-kept calendar',
  },
  { id: 'company_facts', label: 'Facts of companies', date: 'registered_on', source: 'SEC filer records' },
  { id: 'officers', label: 'Officers', date: 'as_of', source: 'Yahoo Finance' },
  {
    id: 'former_names',
    label: 'Former names, last day of use',
    date: 'used_to',
    source: 'SEC filer records',
  },
];

/** What is on record of each kind that has rows, in the order of the kinds. What belongs to samples is not counted. */
export const coverage: Figure<Coverage[]> = {
  name: 'coverage',
  version: 3,
  of: ['companies', 'prices', 'filings'],
  async make({ db }) {
    const data: Coverage[] = [];
    for (const kind of kinds) {
      const counted = await countKind(db, kind);
      if (counted.rows === 0) continue;
      const spans = kind.id === 'filings' ? await filingSpans(db) : [];
      const { id, label, source } = kind;
      data.push({ id, label, source, ...counted, ...(spans.length > 1 && { spans }) });
    }
    return data;
  },
};

type Counted = Pick<Coverage, 'rows' | 'companies' | 'from' | 'to'>;

async function countKind(db: Db, kind: RecordKind): Promise<Counted> {
  const { id, symbol = 'symbol', date, isCountedByCompany } = kind;
  const { rows } = await (
    isCountedByCompany
      ? countedByCompany(kind)
      : sql<Counted>`
    select count(*) as "rows", count(distinct ${sql.ref(symbol)}) as "companies",
      min(${sql.ref(date)}) as "from", max(${sql.ref(date)}) as "to"
    from ${sql.table(id)}
    where ${sql.ref(symbol)} not in (select symbol from companies where is_sample = 1)`
  ).execute(db);
  const row = rows[0];
  return {
    rows: row?.rows ?? 0,
    companies: row?.companies ?? 0,
    from: row?.from ?? null,
    to: row?.to ?? null,
  };
}

function countedByCompany({ id, symbol = 'symbol', date }: RecordKind): RawBuilder<Counted> {
  const of = (what: RawBuilder<unknown>) =>
    sql`(select ${what} from ${sql.table(id)} where ${sql.ref(symbol)} = companies.symbol)`;
  return sql<Counted>`
    select coalesce(sum(of_company), 0) as "rows", count(*) as "companies", min(first_day) as "from", max(last_day) as "to"
    from (
      select ${of(sql`count(*)`)} as of_company, ${of(sql`min(${sql.ref(date)})`)} as first_day, ${of(sql`max(${sql.ref(date)})`)} as last_day
      from companies where is_sample = 0) counted
    where of_company > 0`;
}

/** Forms that some sources bring alone, by the beginning of their names; those of one source cover the same months. */
const formsAlone: readonly (readonly [beginning: string, name: string, source: 'reports' | 'offerings'])[] = [
  ['8-K', '8-K', 'reports'],
  ['SCHEDULE 13D', '13D', 'reports'],
  ['SCHEDULE 13G', '13G', 'reports'],
  ['S-1', 'S-1', 'offerings'],
  ['424B4', '424B4', 'offerings'],
];
const aloneOf = (form: string) => formsAlone.find(([beginning]) => form.startsWith(beginning));

/** The runs of months that have filings; a run that has these few forms and no other names them, each source by itself. */
async function filingSpans(db: Db): Promise<NonNullable<Coverage['spans']>> {
  const days = await db
    .selectFrom('filings')
    .select((eb) => ['filed_on', 'filing_type', eb.fn.countAll<number>().as('rows')])
    .groupBy(['filed_on', 'filing_type'])
    .orderBy('filed_on')
    .execute();
  const runs: (typeof days)[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = run?.at(-1)?.filed_on;
    if (run && before && monthOf(day.filed_on) - monthOf(before) <= 1) run.push(day);
    else runs.push([day]);
  }
  const ends = (run: typeof days) => ({ from: run[0]?.filed_on ?? '', to: run.at(-1)?.filed_on ?? '' });
  return runs.flatMap((run) => {
    const bySource = Map.groupBy(run, ({ filing_type }) => aloneOf(filing_type)?.[2]);
    if (bySource.has(undefined)) return [ends(run)];
    return [...bySource.values()].map((part) => {
      const forms = new Set(part.flatMap(({ filing_type }) => aloneOf(filing_type)?.[1] ?? []));
      return { ...ends(part), forms: [...forms].sort() };
    });
  });
}

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
