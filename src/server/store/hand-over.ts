import type { Db } from '#server/db/open.ts';

/** How many mails are put into the outbox in one transaction. */
const BATCH = 200;

/** Something that many are told of by mail, as far as their mails have been put into the outbox. */
export interface Mailing<Person extends { id: string }> {
  /** The id up to which that was done; null before the first. */
  cursor: string | null;
  /** The next who get one, in the order of their ids. */
  next(limit: number): Promise<Person[]>;
  /** Moves the mark from where it was read; false where it is there no more. */
  move(to: { cursor: string | null; many: number; isEnd: boolean }): Promise<boolean>;
  /** Puts the mail of one into the outbox. */
  put(person: Person): Promise<void>;
}

/**
 * Puts the next mails of what `open` finds into the outbox; answers whether there may be more. Mails and the mark up to where they
 * are go in one transaction, and the mark moves from where it was read or not at all: however many processes
 * do this, and wherever one dies, each mail is put in once.
 */
export const handOver = <Person extends { id: string }>(
  db: Db,
  open: (tx: Db) => Promise<Mailing<Person> | undefined>,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const mailing = await open(tx);
    if (!mailing) return false;
    const people = await mailing.next(BATCH);
    const cursor = people.at(-1)?.id ?? mailing.cursor;
    const moved = await mailing.move({ cursor, many: people.length, isEnd: people.length < BATCH });
    // Another process was quicker: what it put in is not put in again.
    if (moved) for (const person of people) await mailing.put(person);
    return true;
  });
