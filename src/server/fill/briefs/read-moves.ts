import { sql } from 'kysely';
import { DateTime } from 'luxon';
import type { MoveFact as Beside } from '#contract/move.ts';
import { mayCloseEarly } from '#kit/company/quote.ts';
import type { Db } from '#server/db/open.ts';
import { DEFAULT_PRICE_SOURCE } from '#server/store/prices/price-history.ts';
import type { Brief } from './brief.ts';
import type { Subject, Subjects } from './companies.ts';
import { moveBrief, type MoveFact } from './moves.ts';

/** The published files that the bars were made from: whole bars come from one, closes alone from the other. */
const RECORDS = {
  wholeBars: 'https://github.com/seonu-dragon/Mir_US_Stocks',
  closes: 'https://github.com/rreichel3/US-Stock-Symbols',
};
const SESSIONS = { average: 63, usual: 60, least: 20 };

interface MoveRow {
  symbol: string;
  date: string;
  change_percent: number;
  dollar_volume: number;
  on_record: string | null;
  last_on_record: string | null;
  open: number | null;
  close: number | null;
  close_before: number | null;
  volume: number | null;
  volume_average: number | null;
  volumes: number;
  mean_square: number | null;
  changes: number;
  /** Whether the close is in doubt: the change is sure, the price is that of other shares than today's. */
  doubtful: number | null;
  /** Who published the bar, where it was not in the seed. */
  source: string | null;
}

/** What figures before a move are made of: sessions that are not doubtful, or, where the last one is, those of its scale as well. */
const ofScale = sql.raw('earlier.doubtful <= coalesce(prior.doubtful, 0)');

/** A figure of the sessions before a move. */
const before = (figure: string, columns: string, sessions: number) => sql<never>`(
  select ${sql.raw(figure)} from (
    select ${sql.raw(columns)} from price_bars earlier
    where earlier.symbol = moves.symbol and earlier.date < moves.date and ${ofScale}
    order by earlier.date desc limit ${sql.lit(sessions)}
  ) lead_up)`;

/** A figure of the daily changes of those sessions. */
const ofChanges = (figure: string) => sql<never>`(
  select ${sql.raw(figure)} from (
    select close / lag(close) over (order by date) - 1 as change from (
      select earlier.date, earlier.close from price_bars earlier
      where earlier.symbol = moves.symbol and earlier.date < moves.date and ${ofScale}
      order by earlier.date desc limit ${sql.lit(SESSIONS.usual + 1)}
    ) lead_up
  ) changes)`;

async function readMoves(db: Db): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select moves.symbol, moves.date, moves.change_percent, moves.dollar_volume, moves.on_record, moves.last_on_record,
      bar.open, bar.close, bar.volume, bar.doubtful, ingested_bars.source,
      ${before('max(close)', 'earlier.close', 1)} as close_before,
      cast(${before('avg(volume)', 'earlier.volume', SESSIONS.average)} as double precision) as volume_average,
      cast(${before('count(volume)', 'earlier.volume', SESSIONS.average)} as integer) as volumes,
      cast(${ofChanges('avg(change * change)')} as double precision) as mean_square,
      cast(${ofChanges('count(change)')} as integer) as changes
    from moves
    join companies on companies.symbol = moves.symbol
    left join price_bars prior on prior.symbol = moves.symbol and prior.date = moves.date_before
      and (companies.quote_date is null or moves.date < companies.quote_date)
    left join price_bars bar on bar.symbol = moves.symbol and bar.date = moves.date
    left join ingested_bars on ingested_bars.symbol = moves.symbol and ingested_bars.date = moves.date
    order by moves.date, moves.symbol`.execute(db);
  return rows;
}

/**
 * One brief for each large move of an issuer and day; classes of one issuer that moved together are one, under the class that more
 * dollars went into.
 */
export async function* moveBriefs(db: Db, subjects: Subjects): AsyncGenerator<Brief> {
  const told = new Map<string, { company: Subject; move: MoveFact; row: MoveRow }[]>();
  for (const row of await readMoves(db)) {
    const company = subjects.get(row.symbol);
    const move = company && moveOf(row, company);
    if (!move) continue;
    const key = `${company.lead} ${row.date}`;
    told.set(key, [...(told.get(key) ?? []), { company, move, row }]);
  }
  for (const classes of told.values()) {
    const [first, ...others] = classes.sort((a, b) => b.move.dollars - a.move.dollars);
    if (!first) continue;
    const { company, move, row } = first;
    const url = row.open === null ? RECORDS.closes : RECORDS.wholeBars;
    const record =
      row.source === null ? { source: DEFAULT_PRICE_SOURCE, url } : { source: row.source, url: null };
    yield moveBrief(
      named(company),
      move,
      record,
      others.map((other) => ({ symbol: other.company.symbol, ...other.move })),
    );
  }
}

/** A class beside the lead is named with its ticker: its price is not that of the lead, which goes by the same name (KELYB: $20.97, and KELYA $11.80). */
const named = (company: Subject): Subject =>
  company.symbol === company.lead || company.name.endsWith(`(${company.symbol})`)
    ? company
    : { ...company, name: `${company.name} (${company.symbol})` };

/** The move as the company's own page tells it: on the day of its quote, the published figures stand. */
function moveOf(row: MoveRow, company: Subject): MoveFact | null {
  const isQuote = row.date === company.quote_date;
  const close = (isQuote ? company.last_sale : null) ?? row.close;
  const closeBefore = (isQuote ? company.pre_close : null) ?? row.close_before;
  const volume = (isQuote ? company.volume : null) ?? row.volume;
  if (close === null || closeBefore === null || volume === null) return null;
  return {
    date: row.date,
    closedAt: closedAt(row.date),
    ...(row.doubtful === 1 && !isQuote ? { close: null, closeBefore: null } : { close, closeBefore }),
    change: row.change_percent,
    volume,
    dollars: row.dollar_volume,
    // As whole shares, which the company's page divides by too.
    volumeAverage:
      row.volumes >= SESSIONS.least && row.volume_average ? Math.round(row.volume_average) : null,
    usual: row.changes >= SESSIONS.least && row.mean_square ? Math.sqrt(row.mean_square) * 100 : null,
    marketCap: isQuote ? company.market_cap : null,
    onRecord: row.on_record === null ? [] : (JSON.parse(row.on_record) as Beside[]),
    lastOnRecord: row.last_on_record === null ? null : (JSON.parse(row.last_on_record) as Beside),
  };
}

const closes = new Map<string, string>();

/** 4 PM in New York as an instant; the day alone where the session may have ended at 1 PM. */
function closedAt(day: string): string {
  if (mayCloseEarly(day)) return day;
  const known = closes.get(day);
  if (known !== undefined) return known;
  const close = DateTime.fromISO(`${day}T16:00`, { zone: 'America/New_York' }).toUTC().toISO() ?? day;
  closes.set(day, close);
  return close;
}
