import { createHash } from 'node:crypto';
import type { Db } from '#server/db/open.ts';

/** What the store notes of itself in `meta`, by key. */
export async function readNotes(db: Db): Promise<Record<string, string>> {
  const rows = await db.selectFrom('meta').selectAll().execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Writes each note, over an older one of the same key. */
export async function writeNotes(db: Db, notes: Readonly<Record<string, string>>): Promise<void> {
  for (const [key, value] of Object.entries(notes)) {
    await db
      .insertInto('meta')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }
}

/** One short name for a set of versions: the same for every process that brings the same. */
export const newVersion = (notes: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(notes)))
    .digest('base64url')
    .slice(0, 16);
