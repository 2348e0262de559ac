import { daysBefore } from '#kit/time/days.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MarketIndices } from '#contract/market-index.ts';
import {
  afterHole,
  type Breadth,
  breadthOf,
  changeOf,
  fullSessions,
  isKnown,
  levelsOf,
  type Member,
} from './compute-indices.ts';
import type { Db } from '#server/db/open.ts';
import type { Figure } from '../content/kept-figures.ts';
import { listedCompanies } from '../listed.ts';
import { readBreadth } from '../companies/summary.ts';

/** Sessions that the lines span, and those whose breadth is told; the first of each is what the rest is held against. */
const LINE_SESSIONS = 61;
const BREADTH_SESSIONS = 124;
/** Days that surely hold that many sessions. */
const DAYS_READ = 200;
/** Companies read at once: a few milliseconds, so that others are answered in between. */
const CHUNK = 100;

const METHOD =
  'Equal weight: every listed company with a close on the first day begins with the same amount; of share classes one counts. Companies that were delisted since are not in it. Sessions that are known for less than half of the market are left out, and so are doubtful closes. Rises and falls of the last session are those of the quotes.';

const LINES: readonly { name: string; sector: string | null }[] = [
  { name: 'All small caps', sector: null },
  { name: 'Life Sciences', sector: 'Life Sciences' },
  { name: 'Technology', sector: 'Technology' },
];

const round = (value: number): number => Number(value.toFixed(4));
const roundOrNull = (value: number | null): number | null => (value === null ? null : round(value));

/** The three lines and the breadth, from all closes that are not doubtful; empty lists where there are no prices. */
export async function readMarketIndices(db: Db): Promise<MarketIndices> {
  const { dates, members } = await readMembers(db);
  const sessions = afterHole(dates, fullSessions(dates.length, members)).slice(-BREADTH_SESSIONS);
  const told = sessions.slice(1);
  const breadth = await withQuotes(db, dates[told.at(-1) ?? -1], breadthOf(members, sessions));
  const lineSessions = sessions.slice(-LINE_SESSIONS);
  const dateOf = (at: number) => dates[at] ?? '';
  return {
    dates: lineSessions.map(dateOf),
    indices: LINES.flatMap((line) => lineOf(line, members, lineSessions)),
    breadth: {
      dates: told.map(dateOf),
      up: breadth.map(({ up }) => up),
      down: breadth.map(({ down }) => down),
      unchanged: breadth.map(({ unchanged }) => unchanged),
    },
    method: METHOD,
  };
}

/** One line over these sessions, if it has members. */
function lineOf(
  { name, sector }: (typeof LINES)[number],
  members: readonly Member[],
  sessions: readonly number[],
): MarketIndices['indices'] {
  const ours = sector === null ? members : members.filter((member) => member.sector === sector);
  const levels = levelsOf(ours, sessions);
  if (levels.length < 2) return [];
  const base = sessions[0] ?? 0;
  return [
    {
      name,
      members: ours.filter(({ closes }) => isKnown(closes[base])).length,
      levels: levels.map(round),
      change_session: roundOrNull(changeOf(levels.at(-2), levels.at(-1))),
      change_period: roundOrNull(changeOf(levels[0], levels.at(-1))),
    },
  ];
}

/** The same sessions, breadth and line of all, with the lines of sectors as their companies are now. */
async function withSectorLines(db: Db, former: MarketIndices): Promise<MarketIndices> {
  const { dates, indices } = former;
  const sectors = LINES.flatMap(({ sector }) => sector ?? []);
  const companies = await leadClasses(db).where('sector_name', 'in', sectors).execute();
  const { closesOf } = await readCloses(db, companies, dates[0] ?? '');
  const members = membersOf(companies, closesOf, dates);
  const sessions = [...dates.keys()];
  return {
    ...former,
    indices: LINES.flatMap((line) =>
      line.sector === null
        ? indices.filter(({ name }) => name === line.name)
        : lineOf(line, members, sessions),
    ),
  };
}

/** The lines and the breadth as home and newsletters show them. */
export const marketIndices: Figure<MarketIndices> = {
  name: 'indices',
  version: 3,
  of: ['companies', 'sectors', 'prices'],
  make: ({ db }) => readMarketIndices(db),
  // All closes of the market take seconds; those of two sectors in the sessions of the lines a sixth of them.
  renewed: { after: ['sectors'], make: ({ db }, former) => withSectorLines(db, former) },
};

/**
 * The breadth of the last session as the quotes have it, where they are of that session: the screener's header says the
 * same. Quotes know the change of companies too whose closes are doubtful.
 */
async function withQuotes(db: Db, last: string | undefined, breadth: Breadth[]): Promise<Breadth[]> {
  const { up, down, unchanged, quoteDate } = await readBreadth(db);
  const isTold = quoteDate === last && up + down + unchanged > 0;
  return isTold ? [...breadth.slice(0, -1), { up, down, unchanged }] : breadth;
}

const leadClasses = (db: Db) =>
  listedCompanies(db).select(['symbol', 'sector_name']).where('is_lead_class', '=', 1).orderBy('symbol');

async function readMembers(db: Db): Promise<{ dates: string[]; members: Member[] }> {
  const companies = await leadClasses(db).execute();
  const last = await listedCompanies(db)
    .select((eb) => eb.fn.max('quote_date').as('date'))
    .executeTakeFirst();
  if (!last?.date) return { dates: [], members: [] };
  const { closesOf, known } = await readCloses(db, companies, daysBefore(last.date, DAYS_READ));
  const dates = [...known].sort();
  return { dates, members: membersOf(companies, closesOf, dates) };
}

interface Listed {
  symbol: string;
  sector_name: string;
}
type Closes = Map<string, Map<string, number>>;

/** The closes of companies from a day on that are not doubtful, by symbol and day, and the days that have any. */
async function readCloses(
  db: Db,
  companies: readonly Listed[],
  from: string,
): Promise<{ closesOf: Closes; known: Set<string> }> {
  const closesOf: Closes = new Map();
  const known = new Set<string>();
  for (let i = 0; i < companies.length; i += CHUNK) {
    const symbols = companies.slice(i, i + CHUNK).map(({ symbol }) => symbol);
    const bars = await db
      .selectFrom('price_bars')
      .select(['symbol', 'date', 'close'])
      .where('symbol', 'in', symbols)
      .where('date', '>=', from)
      .where('doubtful', '=', 0)
      .execute();
    for (const { symbol, date, close } of bars) {
      known.add(date);
      const closes = closesOf.get(symbol);
      if (closes) closes.set(date, close);
      else closesOf.set(symbol, new Map([[date, close]]));
    }
    await nextTurn();
  }
  return { closesOf, known };
}

const membersOf = (companies: readonly Listed[], closesOf: Closes, dates: readonly string[]): Member[] =>
  companies.flatMap(({ symbol, sector_name }) => {
    const closes = closesOf.get(symbol);
    return closes ? [{ sector: sector_name, closes: dates.map((date) => closes.get(date) ?? null) }] : [];
  });
