import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { newId } from '../tokens.ts';

/** The subjects of lists all over the site; each has a stamp of its own. */
export const listSubjects = ['news', 'events', 'videos'] as const;
export type ListSubject = (typeof listSubjects)[number];

/** Rows of `meta` that say that the pages of a company, or of a subject (`@news`), have changed since the content version. */
const PREFIX = 'pages-of:';
const keyOf = (subject: ListSubject) => `${PREFIX}@${subject}`;
/** Says so of all pages, instead of too many single stamps. */
const ALL = `${PREFIX}@all`;

/** How many companies may have changed before all pages count as changed. */
export const MAX_STAMPS = 500;

/** What a process has to know of the content to tell whether a finished page is still right. */
export interface ContentStamps {
  version: string;
  /** Stamps of companies whose pages changed since, by symbol. */
  companies: ReadonlyMap<string, string>;
  /** Stamps of the subjects of lists. */
  subjects: ReadonlyMap<string, string>;
  /** Changes with each of them. */
  all: string;
}

const stamp = async (db: Db, key: string): Promise<void> => {
  const value = newId();
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};

/**
 * Call it in the transaction that changes what only the pages of one company show. All share classes of an issuer show its
 * stories, and so are touched together.
 */
export async function touchCompanyPages(db: Db, symbol: string): Promise<void> {
  const classes = await db
    .selectFrom('companies as own')
    .innerJoin('companies as other', 'other.cik', 'own.cik')
    .where('own.symbol', '=', symbol)
    .select('other.symbol')
    .execute();
  for (const each of new Set([symbol, ...classes.map((row) => row.symbol)])) await stamp(db, PREFIX + each);
  await foldStamps(db);
}

/** Call it in the transaction that changes what lists of this subject show, after the figures made from them. */
export const touchLists = (db: Db, subject: ListSubject): Promise<void> => stamp(db, keyOf(subject));

/** Replaces stamps that are too many to be read twice a second by one for all pages. */
async function foldStamps(db: Db): Promise<void> {
  const { count } = await db
    .selectFrom('meta')
    .where('key', 'like', `${PREFIX}%`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count <= MAX_STAMPS) return;
  await forgetPageStamps(db);
  await stamp(db, ALL);
}

/** The content as it stands now. */
export async function readStamps(db: Db): Promise<ContentStamps> {
  const rows = await db
    .selectFrom('meta')
    .select(['key', 'value'])
    .where((eb) => eb.or([eb('key', '=', 'content_version'), eb('key', 'like', `${PREFIX}%`)]))
    .orderBy('key')
    .execute();
  const companies = new Map<string, string>();
  const subjects = new Map<string, string>();
  let version = '';
  let folded = '';
  for (const { key, value } of rows) {
    const name = key.slice(PREFIX.length);
    if (key === 'content_version') version = value;
    else if (key === ALL) folded = ` ${value}`;
    else if (name.startsWith('@')) subjects.set(name.slice(1), value);
    else companies.set(name, value);
  }
  const isPlain = rows.every(({ key }) => key === 'content_version');
  const all = isPlain
    ? version
    : createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 22);
  return { version: version + folded, companies, subjects, all };
}

/** The subjects that pages under a path show; pages that show none of them stay as they are. */
const shownUnder: readonly [path: RegExp, subjects: readonly ListSubject[]][] = [
  [/^\/stocks(?:\/screener|\/ipo|\/screens)?(?:\?|$)/, []],
  [/^\/stocks\/screener\//, []],
  [/^\/stocks\/leaders-and-laggards(?:[/?]|$)/, ['news']],
  [/^\/stocks\/[^/?]+\/videos\/[^/?]/, ['videos']],
  [/^\/stocks\/[^/?]/, []],
  [/^\/feeds\/stocks\//, []],
  [/^\/(?:og|methods|legal|terms|privacypolicy|userpolicy|login|signup|settings)(?:[/?]|$)/, []],
  [/^\/events\/(?:earnings|catalysts)(?:[/?.]|$)/, []],
  [/^\/events(?:[/?.]|$)/, ['events']],
  [/^\/videos?(?:[/?]|$)/, ['videos']],
  [/^\/news(?:letters)?(?:[/?]|$)/, ['news']],
];

const COMPANY_PATH = /^(?:\/stocks\/([^/?#]+)|\/feeds\/stocks\/([^./?#]+))/;

/**
 * The version of what is shown at an address: that of all content, with the stamps of its company and of the lists it shows. An
 * unknown address counts as showing all lists. `company` is the only one whose changes show, if the page said so.
 */
export function versionAt(stamps: ContentStamps, url: string, company?: string): string {
  const { version, companies, subjects } = stamps;
  if (stamps.all === version) return version;
  const path = COMPANY_PATH.exec(url);
  const symbol = company ?? path?.[1] ?? path?.[2];
  const own = symbol === undefined ? undefined : companies.get(symbol);
  const shown =
    company === undefined ? (shownUnder.find(([path]) => path.test(url))?.[1] ?? listSubjects) : [];
  return [version, own, ...shown.map((subject) => subjects.get(subject))]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** The version of all content together. */
export const versionOfAll = ({ all }: ContentStamps): string => all;

/** The version of what is made from all companies, and from these lists. */
export async function versionOfLists(db: Db, subjects: readonly ListSubject[]): Promise<string> {
  const keys = ['content_version', ALL, ...subjects.map(keyOf)];
  const { rows } = await sql<{ value: string }>`
    select value from meta where key in (${sql.join(keys)}) order by key`.execute(db);
  return rows.map(({ value }) => value).join(' ');
}

/** With a new content version all pages are made anew: earlier changes need no stamps any more. */
export const forgetPageStamps = async (db: Db): Promise<void> => {
  await db.deleteFrom('meta').where('key', 'like', `${PREFIX}%`).execute();
};
