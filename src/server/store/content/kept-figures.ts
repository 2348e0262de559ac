import { sql } from 'kysely';
import type { Db, Engine } from '#server/db/open.ts';
import type { ContentKind } from './content-kinds.ts';
import type { VersionedCache } from './content-version.ts';
import { listSubjects } from './page-stamps.ts';

/** Something drawn from many rows, the same for everybody until they change. It is kept as JSON. */
export interface Figure<Value> {
  name: string;
  /** Raised whenever the same rows would give another value. */
  version: number;
  of: readonly ContentKind[];
  make(place: FigurePlace): Promise<Value>;
  /** Where no other of its kinds has changed than these, it is made of its former value, which has the rest: for what reads many rows. */
  renewed?: { after: readonly ContentKind[]; make(place: FigurePlace, former: Value): Promise<Value> };
}

/** What a figure is made with; of others it takes the values. */
export interface FigurePlace {
  db: Db;
  engine: Engine;
  kept: KeptFigures;
}

/** The value of a figure as of the present content. */
export type KeptFigures = <Value>(figure: Figure<Value>) => Promise<Value>;

/** The stamp of a value that may be used. */
export const stampOf = (contentVersion: string, { version }: Figure<unknown>): string =>
  `${contentVersion}/${version}`;

/**
 * Figures as they were made when the content arrived: read from the store once for a version of it, and then remembered.
 * One that was not made, in a store that nobody filled, is made here.
 */
export function createKeptFigures(db: Db, engine: Engine, cached: VersionedCache): KeptFigures {
  const kept: KeptFigures = (figure) =>
    cached(
      figure.name,
      async () => (await readFigure(db, figure)) ?? (await figure.make({ db, engine, kept })),
      listSubjects.filter((subject) => figure.of.some((kind) => kind === subject)),
    );
  return kept;
}

/** The value in the store of the present content, where it has one. */
export async function readFigure<Value>(db: Db, figure: Figure<Value>): Promise<Value | undefined> {
  const row = await db
    .selectFrom('figures')
    .innerJoin('meta', (join) => join.on('meta.key', '=', 'content_version'))
    .select('figures.value')
    .where('figures.name', '=', figure.name)
    .where('figures.stamp', '=', sql<string>`meta.value || ${stampOf('', figure)}`)
    .executeTakeFirst();
  return row && (JSON.parse(row.value) as Value);
}
