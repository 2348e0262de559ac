import { sponsorKey } from '#kit/trials/sponsor-key.ts';
import type { CatalystsTable } from '#server/db/ownership-tables.ts';
import { byText } from '../ownership/order.ts';
import { quoteDate } from '../snapshot.ts';
import type { Sources } from '../sources.ts';
import type { Member } from '../universe.ts';

const calendarFile = 'record/catalysts/biotech_catalysts_2026-06-28.csv.gz';
const decisionsFile = 'record/catalysts/fda_decisions_2022_2026.csv.gz';
const eventsFile = 'record/catalysts/corporate_events_2026-07-01.csv.gz';
const offeringsFile = 'record/catalysts/ipo_priced_and_lockups_2026-07-01.csv.gz';
export const catalystFiles = [calendarFile, decisionsFile, eventsFile, offeringsFile];

type Company = Pick<Member, 'symbol' | 'name'>;

/** Rows of dated events of companies, by company and day. */
export function catalystRows(sources: Sources, members: readonly Company[]): CatalystsTable[] {
  const nameOf = new Map(members.map(({ symbol, name }) => [symbol, name]));
  const rows = [
    ...expected(sources.records(calendarFile)),
    ...decisions(sources.records(decisionsFile), nameOf),
    ...corporate(sources.records(eventsFile)),
    ...lockups(sources.records(offeringsFile)),
  ].filter(({ symbol }) => nameOf.has(symbol));
  const distinct = new Map(rows.map((row) => [row.id, row]));
  return [...distinct.values()].sort((a, b) => byText(a.id, b.id));
}

const unknown = { indication: null, phase: null, outcome: null, outcome_date: null };

/** Decisions and readouts that somebody keeps by hand, each with a link to what says so. */
const expected = (records: readonly Record<string, string>[]): CatalystsTable[] =>
  records.flatMap((row) => {
    const link = (row['source_links'] ?? '').split(' ').find((each) => each.startsWith('https://'));
    if (link === undefined) return [];
    const { symbol = '', date = '', type = '', drug = '' } = row;
    return [
      {
        id: `expected-${symbol}-${date}-${slug(type)}-${slug(drug)}`,
        symbol,
        date,
        kind: type === 'PDUFA' ? 'FDA decision date' : type === 'Clinical Readout' ? 'Readout' : type,
        subject: drug || null,
        indication: row['indication'] || null,
        phase: row['phase'] || null,
        outcome: row['outcome'] || null,
        outcome_date: row['outcome_date'] || null,
        raw_text_link: link,
        as_of: '2026-06-28',
        source: 'biotech-calendar',
      },
    ];
  });

/**
 * Approvals of the FDA whose sponsor is the company: the first word of its name, because the source matched parts of words
 * (GE Healthcare with Viridian, Cycle with Bicycle).
 */
const decisions = (
  records: readonly Record<string, string>[],
  nameOf: ReadonlyMap<string, string>,
): CatalystsTable[] =>
  records.flatMap((row) => {
    const { symbol = '', decision_date: date = '', application = '', drug = '' } = row;
    const name = nameOf.get(symbol);
    if (name === undefined || !isOwn(row['sponsor'] ?? '', name)) return [];
    return [
      {
        ...unknown,
        id: `fda-${symbol}-${date}-${application}-${row['submission_type'] ?? ''}-${row['submission_sub_type'] ?? ''}`,
        symbol,
        date,
        kind: row['submission_sub_type'] === 'ORIG' ? 'FDA approval' : 'FDA approval of a supplement',
        subject: drug || null,
        phase: application.replace(/\d+$/, '') || null,
        outcome: row['outcome'] === 'TENTATIVE_APPROVAL' ? 'tentatively approved' : 'approved',
        outcome_date: date,
        raw_text_link: `https://www.accessdata.fda.gov/scripts/cder/daf/index.cfm?event=overview.process&ApplNo=${application.replace(/\D/g, '')}`,
        as_of: '2026-03-06',
        source: 'fda',
      },
    ];
  });

const firstWord = (text: string): string => sponsorKey(text).split(' ')[0] ?? '';

/** Sponsors stand in short forms (`BIOCRYST` of BioCryst, `HARROW EYE`): the first words agree. */
export const isOwn = (sponsor: string, company: string): boolean => firstWord(sponsor) === firstWord(company);

const eventKinds: Readonly<Record<string, string>> = {
  split: 'Stock split',
  buyback: 'Share buyback',
  leadership: 'Change of leadership',
  'strategic-alt': 'Strategic alternatives',
  'spin-off': 'Spin-off',
};

/** What a program took 8-Ks to be: kind and link, for the document says it. */
const corporate = (records: readonly Record<string, string>[]): CatalystsTable[] =>
  records.flatMap(({ symbol = '', date = '', type = '', accession = '', link = '' }) =>
    eventKinds[type] && link
      ? [
          {
            ...unknown,
            id: `8-k-${symbol}-${accession}-${type}`,
            symbol,
            date,
            kind: eventKinds[type],
            subject: null,
            raw_text_link: link,
            as_of: '2026-07-01',
            source: 'sec-8k',
          },
        ]
      : [],
  );

/** All ends of lock-ups in the source are 180 days after the offering, whatever the prospectus agreed. */
const lockups = (records: readonly Record<string, string>[]): CatalystsTable[] =>
  records.flatMap(({ symbol = '', lockup_end: end = '', ipo_date: offered = '', link = '' }) =>
    end && offered && offered <= quoteDate
      ? [
          {
            ...unknown,
            id: `lock-up-${symbol}-${end}`,
            symbol,
            date: end,
            kind: 'Lock-up end, 180 days',
            subject: `Offering of ${offered}`,
            raw_text_link: link || null,
            as_of: '2026-07-01',
            source: 'sec-prospectus',
          },
        ]
      : [],
  );

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
