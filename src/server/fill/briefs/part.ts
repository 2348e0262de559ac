import { type Brief, briefHtml } from './brief.ts';
import { bulkInsert, type Cell } from '#server/db/bulk.ts';
import type { NewsTable } from '#server/db/content-tables.ts';
import { withIndexesAfter } from '#server/db/late-indexes.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { readManifest } from '../seed/files.ts';
import type { ContentPart } from '../part.ts';
import { followMoved, keepAddresses } from '#server/store/news/moved-news.ts';
import { approvalBriefs } from './approvals.ts';
import { readSubjects, type Subject, type Subjects } from './companies.ts';
import { earningsBriefs } from './earnings.ts';
import { filingBriefs } from './filings.ts';
import { insiderBriefs } from './insiders.ts';
import { moveBriefs } from './read-moves.ts';
import { stakeBriefs } from './stakes.ts';
import { ipoBriefs } from './ipos.ts';
import { trialBriefs } from './trials.ts';

const columns = [
  'id',
  'origin',
  'kind',
  'topic',
  'title',
  'summary',
  'description',
  'facts',
  'published_at',
  'company_symbol',
  'sector_name',
  'category',
  'source',
  'url',
  'score',
  'updated_at',
] as const satisfies readonly (keyof NewsTable)[];

/** The automated briefs: the newsroom of a seeded site, composed from the facts in the store. The large moves are made before. */
export const automatedBriefs: ContentPart = {
  name: 'briefs',
  kind: 'facts',
  version: 24,
  clear: async ({ db }) => {
    await keepAddresses(db);
    await seededBriefs(db).execute();
  },
  make: async ({ db, engine, seedDir }) => {
    const subjects = await readSubjects(db);
    const sources = sourcesOf(db, subjects, readManifest(seedDir).quoteDate);
    const { rows, covered } = await withIndexesAfter(db, engine, 'news', () =>
      compose(db, engine, subjects, sources),
    );
    const leads = new Map(
      [...subjects].flatMap(([symbol, { lead }]) => (lead === symbol ? [] : [[symbol, lead]])),
    );
    await followMoved(db, engine, { covered, leads });
    return rows;
  },
};

// What staff deleted stays deleted.
const seededBriefs = (db: Db) =>
  db
    .deleteFrom('news')
    .where('origin', '=', 'seed')
    .where('kind', '=', 'brief')
    .where('deleted_at', 'is', null);

/** Composes the briefs of moves that are not there yet, after prices came in and the moves were made; answers how many. */
export async function composeNewMoves(db: Db, engine: Engine): Promise<number> {
  const subjects = await readSubjects(db);
  return (await compose(db, engine, subjects, [moveBriefs(db, subjects)])).rows;
}

interface Composed {
  rows: number;
  /** Under the id of a story that is part of another one, the id of that. */
  covered: Map<string, string>;
}

async function compose(
  db: Db,
  engine: Engine,
  subjects: Subjects,
  sources: readonly AsyncGenerator<Brief>[],
): Promise<Composed> {
  const held = await readHeldIds(db);
  const composedAt = new Date().toISOString();
  // Two studies of one drug can end on one day, in the same words.
  const told = new Map<string, string>();
  const covered = new Map<string, string>();
  const insert = bulkInsert(db, engine, 'news', columns);
  for (const source of sources) {
    for await (const brief of source) {
      const words = `${brief.publishedAt.slice(0, 10)} ${brief.title}`;
      const same = told.get(words);
      for (const id of brief.covers ?? []) if (id !== brief.id) covered.set(id, same ?? brief.id);
      if (same !== undefined) covered.set(brief.id, same);
      if (held.has(brief.id) || same !== undefined) continue;
      told.set(words, brief.id);
      held.add(brief.id);
      const full = insert.add(cellsOf(brief, subjects.get(brief.symbol), composedAt));
      if (full) await full;
    }
  }
  return { rows: await insert.end(), covered };
}

const sourcesOf = (db: Db, subjects: Subjects, day: string): AsyncGenerator<Brief>[] => [
  moveBriefs(db, subjects),
  filingBriefs(db, subjects),
  stakeBriefs(db, subjects),
  earningsBriefs(db, subjects),
  insiderBriefs(db, subjects),
  trialBriefs(db, subjects, day),
  approvalBriefs(db, subjects, day),
  ipoBriefs(db, subjects),
];

/** What is there in the place of a brief: deleted by staff, or made their own. */
async function readHeldIds(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('news').select('id').where('id', 'like', 'b-%').execute();
  return new Set(rows.map(({ id }) => id));
}

const cellsOf = (brief: Brief, subject: Subject | undefined, composedAt: string): Cell[] => [
  brief.id,
  'seed',
  'brief',
  brief.topic,
  brief.title,
  brief.summary,
  briefHtml(brief),
  JSON.stringify(brief.facts),
  brief.publishedAt,
  brief.symbol,
  subject && subject.sector_name !== 'Uncategorized' ? subject.sector_name : null,
  brief.category,
  brief.source,
  brief.url,
  brief.score,
  composedAt,
];
