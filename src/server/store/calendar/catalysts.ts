import { type SqlBool, sql } from 'kysely';
import type { CatalystCalendarQuery, CatalystDate, CatalystGroup } from '#contract/calendar.ts';
import type { Db } from '#server/db/open.ts';
import type { CatalystsTable } from '#server/db/ownership-tables.ts';
import type { BioPhasesTable } from '#server/db/record-tables.ts';
import { type CalendarQuestion, type DatedEntry, type DatedSource, readEntries } from './entries.ts';

/** The kinds of each group as the record names them; what is in none of these lists is a corporate event. */
const kindsOf: Readonly<Partial<Record<CatalystGroup, readonly string[]>>> = {
  FDA: ['FDA decision date', 'Regulatory', 'FDA approval', 'FDA approval of a supplement'],
  Readouts: ['Readout', 'Conference'],
  'Lock-ups': ['Lock-up end, 180 days'],
};
const groupOf = (kind: string): CatalystGroup =>
  (Object.keys(kindsOf) as CatalystGroup[]).find((group) => kindsOf[group]?.includes(kind)) ?? 'Corporate';

/** Facts by their nature: what their day is, is when they happened. */
const factSources: ReadonlySet<string> = new Set(['sec-8k', 'fda']);
/** Trials that ended before they measured anything have no such day. */
const ENDED = ['Withdrawn', 'Terminated', 'Suspended', 'Unknown'];

const kinds = sql`catalysts.kind`;
const inGroup = (group: CatalystGroup) => {
  const named = kindsOf[group];
  return named
    ? sql<SqlBool>`${kinds} in (${sql.join(named)})`
    : sql<SqlBool>`${kinds} not in (${sql.join(Object.values(kindsOf).flat())})`;
};

/** Two documents of one day on one thing are one entry. */
const isFirst = sql<SqlBool>`not exists (select 1 from catalysts same where same.symbol = catalysts.symbol
  and same.date = catalysts.date and same.kind = catalysts.kind and same.id < catalysts.id
  and coalesce(same.subject, '') = coalesce(catalysts.subject, ''))`;

type Kind = 'event' | 'trial';

/** Dated events, on the day of their outcome where one is known, and trials on the day of their main measurement. */
function sourcesOf(group: CatalystGroup | undefined): DatedSource<Kind>[] {
  const events: DatedSource<Kind> = {
    kind: 'event',
    table: 'catalysts',
    day: sql`coalesce(catalysts.outcome_date, catalysts.date)`,
    id: sql`catalysts.id`,
    where: sql<SqlBool>`${group && group !== 'Trials' ? inGroup(group) : sql`1 = 1`} and ${isFirst}`,
  };
  const trials: DatedSource<Kind> = {
    kind: 'trial',
    table: 'bio_phases',
    day: sql`bio_phases.date`,
    id: sql`bio_phases.id`,
    where: sql<SqlBool>`bio_phases.date is not null and coalesce(bio_phases.status, '') not in (${sql.join(ENDED)})`,
  };
  if (group === 'Trials') return [trials];
  return group ? [events] : [events, trials];
}

function stateOf({ kind, source, outcome, date, as_of }: CatalystsTable): CatalystDate['state'] {
  if (outcome !== null || factSources.has(source)) return 'happened';
  if (kind === 'FDA decision date') return 'set';
  if (groupOf(kind) === 'Lock-ups') return 'computed';
  return kind === 'Conference' && date <= as_of ? 'happened' : 'expected';
}

type Company = Pick<CatalystDate, 'symbol' | 'name' | 'sector_name' | 'market_cap' | 'quote_date'>;
const companyOf = ({ symbol, name, sector_name, market_cap, quote_date }: DatedEntry): Company => ({
  symbol,
  name,
  sector_name,
  market_cap,
  quote_date,
});

const ofEvent = (entry: DatedEntry, row: CatalystsTable): CatalystDate => ({
  ...companyOf(entry),
  id: row.id,
  date: entry.date,
  group: groupOf(row.kind),
  kind: row.kind,
  subject: row.subject,
  indication: row.indication,
  phase: row.phase,
  status: null,
  outcome: row.outcome,
  state: stateOf(row),
  asOf: row.as_of,
  source: row.source,
  raw_text_link: row.raw_text_link,
});

const ofTrial = (entry: DatedEntry, row: BioPhasesTable): CatalystDate => ({
  ...companyOf(entry),
  id: row.id,
  date: entry.date,
  group: 'Trials',
  kind: 'Primary completion',
  subject: row.drug_name,
  indication: row.condition,
  phase: row.stage,
  status: row.status,
  outcome: null,
  state: row.status === 'Completed' ? 'happened' : 'registered',
  asOf: row.as_of,
  source: 'clinical-trials',
  raw_text_link: row.raw_text_link,
});

async function toDates(db: Db, entries: readonly DatedEntry<Kind>[]): Promise<CatalystDate[]> {
  // An empty list is none that every engine takes; no row has an empty id.
  const idsOf = (kind: Kind) => ['', ...entries.filter((entry) => entry.kind === kind).map(({ id }) => id)];
  const [events, trials] = await Promise.all([
    db.selectFrom('catalysts').selectAll().where('id', 'in', idsOf('event')).execute(),
    db.selectFrom('bio_phases').selectAll().where('id', 'in', idsOf('trial')).execute(),
  ]);
  const eventOf = new Map(events.map((row) => [row.id, row]));
  const trialOf = new Map(trials.map((row) => [row.id, row]));
  return entries.flatMap((entry) => {
    const event = entry.kind === 'event' && eventOf.get(entry.id);
    const trial = entry.kind === 'trial' && trialOf.get(entry.id);
    return event ? [ofEvent(entry, event)] : trial ? [ofTrial(entry, trial)] : [];
  });
}

/** Catalysts by day. */
export async function findCatalystDates(
  db: Db,
  { group, ...question }: CalendarQuestion & Pick<CatalystCalendarQuery, 'group'>,
) {
  const { entries, ...page } = await readEntries(db, sourcesOf(group), question);
  return { ...page, data: await toDates(db, entries) };
}

/** One entry of the calendar; undefined where there is none of this id. */
export async function findCatalystDate(db: Db, id: string): Promise<CatalystDate | undefined> {
  const company = ['companies.symbol', 'name', 'sector_name', 'market_cap', 'quote_date'] as const;
  for (const { kind, table, day, where } of sourcesOf(undefined)) {
    const [entry] = await db
      .selectFrom(table as 'catalysts')
      .innerJoin('companies', 'companies.symbol', `${table as 'catalysts'}.symbol`)
      .select(company)
      .select(day.as('date'))
      .where(`${table as 'catalysts'}.id`, '=', id)
      .where('is_sample', '=', 0)
      .where(where)
      .execute();
    if (entry) return (await toDates(db, [{ ...entry, kind, id }]))[0];
  }
  return undefined;
}
