import { inTransaction } from '#server/db/in-transaction.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { hasStatistics, refreshStatistics } from '#server/db/statistics.ts';
import { type ContentKind, contentKinds } from '../content/content-kinds.ts';
import {
  contentVersion,
  forgetWaiting,
  kindsOf,
  readWaiting,
  setContentVersion,
} from '../content/content-version.ts';
import { figures } from './figures.ts';
import {
  type Figure,
  type FigurePlace,
  type KeptFigures,
  readFigure,
  stampOf,
} from '../content/kept-figures.ts';
import { movesAreOf, remakeMoves } from '../moves/remake-moves.ts';
import { type ListSubject, touchLists } from '../content/page-stamps.ts';
import { newId } from '../tokens.ts';

export interface Publication {
  /** What has changed; everything, unless said. */
  changed?: readonly ContentKind[];
  /** The name of the content as it is now; a new one, unless said. */
  version?: string | undefined;
  /** Whether the large moves were made already, because stories were composed of them. */
  withMoves?: boolean;
  /** Figures that were made of this content already, by their names. */
  known?: ReadonlyMap<string, Promise<unknown>>;
}

/**
 * Whatever adds or removes data (a fill, an ingest, a job) calls this afterwards. It refreshes the engine's statistics,
 * the large moves with what is on record beside them, every figure that is computed from many rows, and finally the content
 * version, which every process watches. Until then requests see the former figures. Called within a transaction, all of it
 * belongs to that transaction.
 */
export async function publishContent(
  { db, engine }: { db: Db; engine: Engine },
  { changed = contentKinds, version = newId(), withMoves = false, known }: Publication = {},
): Promise<void> {
  const waiting = await readWaiting(db);
  // What waits is published with it, and no longer noted then.
  const kinds = [...new Set([...changed, ...kindsOf(waiting)])];
  await refreshStatistics(db, engine);
  if (!withMoves && kinds.some((kind) => movesAreOf.includes(kind))) await remakeMoves(db, engine);
  const rows = await makeFigures({ db, engine }, version, kinds, known);
  await inTransaction(db, async (tx) => {
    await forgetWaiting(tx, waiting);
    await writeFigures(tx, rows);
    await setContentVersion(tx, version);
  });
}

/** How often a publication starts over because another was published meanwhile, before it publishes everything. */
const TRIES = 5;

/** The kinds of which lists are made that have a stamp of their own. */
const listsOf: Partial<Record<ContentKind, ListSubject>> = { news: 'news', videos: 'videos' };

/**
 * Whoever changed a few rows, as an editor does, calls this afterwards. It is `publishContent` without statistics and moves, which a
 * few rows do not change, and with only the figures of these kinds and of other changes that wait to be published. If only lists
 * of news and videos have changed, only their stamps change, and pages that show none of them stay.
 */
export async function publishChange(
  store: { db: Db; engine: Engine },
  changed: readonly ContentKind[] = [],
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const waiting = await readWaiting(store.db);
    const kinds = [...new Set([...changed, ...kindsOf(waiting)])];
    if (kinds.length === 0) return;
    const lists = tries > TRIES ? [] : kinds.flatMap((kind) => listsOf[kind] ?? []);
    const before = await contentVersion(store.db);
    const isOfLists = before !== '' && lists.length === kinds.length;
    const version = isOfLists ? before : newId();
    const rows = await makeFigures(store, version, kinds);
    const isDone = await inTransaction(store.db, async (tx) => {
      // First, so that of two who publish the same the second waits here, and finds that it is done.
      if (!(await forgetWaiting(tx, waiting)) && isOfLists) throw new Overtaken();
      // What stays, and what is made of a former value, was read of the content of before.
      if (tries <= TRIES && (await contentVersion(tx)) !== before) throw new Overtaken();
      await writeFigures(tx, rows);
      if (!isOfLists) await setContentVersion(tx, version);
      else for (const list of lists) await touchLists(tx, list);
      return true;
    }).catch((error: unknown) => {
      if (error instanceof Overtaken) return false;
      throw error;
    });
    if (isDone) return;
  }
}

/** Somebody else changed or published the same in the meantime: the new values may be older than those in the store. */
class Overtaken extends Error {}

async function writeFigures(tx: Db, rows: readonly FigureRow[]): Promise<void> {
  for (const { name, stamp, value } of rows)
    await (
      value === undefined
        ? tx.updateTable('figures').set({ stamp }).where('name', '=', name)
        : tx
            .insertInto('figures')
            .values({ name, stamp, value })
            .onConflict((conflict) => conflict.column('name').doUpdateSet({ stamp, value }))
    ).execute();
}

/** Whether statistics and figures are those of the present schema, content and program. */
export async function isPublished(db: Db): Promise<boolean> {
  if ((await readWaiting(db)).size > 0 || !(await hasStatistics(db))) return false;
  const version = await contentVersion(db);
  const stamps = await readStamps(db);
  return figures.every((figure) => stamps.get(figure.name) === stampOf(version, figure));
}

interface FigureRow {
  name: string;
  stamp: string;
  /** None where the value that is there stays. */
  value: string | undefined;
}

/** The rows of all figures under a new version; those of what did not change keep their value. */
async function makeFigures(
  { db, engine }: { db: Db; engine: Engine },
  version: string,
  changed: readonly ContentKind[],
  known?: ReadonlyMap<string, Promise<unknown>>,
): Promise<FigureRow[]> {
  const before = await contentVersion(db);
  const stamps = await readStamps(db);
  const isPresent = (figure: Figure<unknown>) => stamps.get(figure.name) === stampOf(before, figure);
  const touching = ({ of }: Figure<unknown>) => of.filter((kind) => changed.includes(kind));

  const made = new Map(known);
  const kept: KeptFigures = (figure) => {
    const value = made.get(figure.name) ?? figure.make({ db, engine, kept });
    made.set(figure.name, value);
    return value as ReturnType<typeof figure.make>;
  };
  const rows: FigureRow[] = [];
  // One after the other, so that a process that serves is free in between.
  for (const figure of figures) {
    const touched = touching(figure);
    const renewed = isPresent(figure) ? renewal({ db, engine, kept }, figure, touched) : undefined;
    if (renewed) made.set(figure.name, renewed);
    const stays = isPresent(figure) && touched.length === 0;
    const value = stays ? undefined : JSON.stringify(await kept(figure));
    rows.push({ name: figure.name, stamp: stampOf(version, figure), value });
  }
  return rows;
}

/** The value made of the former one, where the figure can be after changes of just these kinds. */
function renewal<Value>(
  place: FigurePlace,
  figure: Figure<Value>,
  touched: readonly ContentKind[],
): Promise<Value> | undefined {
  const { renewed } = figure;
  if (!renewed || touched.length === 0 || touched.some((kind) => !renewed.after.includes(kind)))
    return undefined;
  return readFigure(place.db, figure).then((former) =>
    former === undefined ? figure.make(place) : renewed.make(place, former),
  );
}

async function readStamps(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('figures').select(['name', 'stamp']).execute();
  return new Map(rows.map(({ name, stamp }) => [name, stamp]));
}
