import { sql } from 'kysely';
import type { BriefTopic } from '#contract/brief-topics.ts';
import type { Db } from '#server/db/open.ts';
import type { VersionedCache } from '../content/content-version.ts';
import type { Figure, KeptFigures } from '../content/kept-figures.ts';

/** What a list of news leaves out; undefined is everything. */
export interface NewsScope {
  sector?: string | undefined;
  topic?: BriefTopic | undefined;
  /** At most so many moves of a day, those that matter most; all of them are of the instant of its close. */
  moves?: number | undefined;
}

/** How many items an hour has: `2026-07-02T20`, or a day for the facts that have no time. */
export interface Hour {
  hour: string;
  items: number;
}

/** Hours, newest first, with how many items of which sector and topic they have; names stand once. */
interface CountedHours {
  hours: string[];
  sectors: (string | null)[];
  topics: (string | null)[];
  /** Four numbers for each count: which hour, which sector, which topic, how many items. */
  counts: number[];
}

/**
 * Real items: samples are in no list but their company's, newsletters have their own. The figures stand in the text of
 * the query, because indexes of these items alone serve no query that leaves them open.
 */
export const publicNews = (db: Db) =>
  db
    .selectFrom('news')
    .where('deleted_at', 'is', null)
    .where('is_sample', '=', sql.lit(0))
    .where('rc_newsletter', '=', sql.lit(0));

/** How many items the lists of news have in each hour. */
export const newsHours: Figure<CountedHours> = {
  name: 'news-hours',
  version: 1,
  of: ['news', 'sectors'],
  async make({ db }) {
    const hour = sql<string>`substr(published_at, 1, 13)`;
    const rows = await publicNews(db)
      .select([hour.as('hour'), 'sector_name as sector', 'topic'])
      .select((eb) => eb.fn.countAll<number>().as('items'))
      .groupBy([hour, 'sector_name', 'topic'])
      .execute();
    const hours = numbered(rows.map((row) => row.hour).sort((a, b) => (a < b ? 1 : -1)));
    const sectors = numbered(rows.map(({ sector }) => sector));
    const topics = numbered(rows.map(({ topic }) => topic));
    const at = <Name>(numbers: ReadonlyMap<Name, number>, name: Name) => numbers.get(name) ?? 0;
    return {
      hours: [...hours.keys()],
      sectors: [...sectors.keys()],
      topics: [...topics.keys()],
      counts: rows
        .map((row) => [at(hours, row.hour), at(sectors, row.sector), at(topics, row.topic), row.items])
        .sort(([a = 0], [b = 0]) => a - b)
        .flat(),
    };
  },
};

function numbered<Name>(names: readonly Name[]): Map<Name, number> {
  return new Map([...new Set(names)].map((name, at) => [name, at]));
}

/** The hours that have items of a scope, newest first; remembered for a version of the content. */
export const hoursOf = (
  cached: VersionedCache,
  kept: KeptFigures,
  { sector, topic, moves = Number.POSITIVE_INFINITY }: NewsScope,
): Promise<Hour[]> =>
  cached(`news-hours ${sector ?? ''} ${topic ?? ''} ${moves}`, async () => {
    const { hours, sectors, topics, counts } = await kept(newsHours);
    const items = new Map<number, number>();
    const moved = new Map<number, number>();
    for (let i = 0; i < counts.length; i += 4) {
      const hour = counts[i] ?? 0;
      if (sector !== undefined && sectors[counts[i + 1] ?? 0] !== sector) continue;
      if (topic !== undefined && topics[counts[i + 2] ?? 0] !== topic) continue;
      const among = topics[counts[i + 2] ?? 0] === 'move' ? moved : items;
      among.set(hour, (among.get(hour) ?? 0) + (counts[i + 3] ?? 0));
    }
    for (const [hour, count] of moved) items.set(hour, (items.get(hour) ?? 0) + Math.min(count, moves));
    return [...items]
      .sort(([a], [b]) => a - b)
      .map(([hour, count]) => ({ hour: hours[hour] ?? '', items: count }));
  });
