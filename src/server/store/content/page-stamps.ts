import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { newId } from '../tokens.ts';

/** What lists all over the site are made of; each has a stamp of its own. */
export const listSubjects = ['news', 'events', 'videos'] as const;
export type ListSubject = (typeof listSubjects)[number];

/** Rows of `meta` that say: the pages of this company, or of this subject (`@news`), have changed since the content version. */
const PREFIX = 'pages-of:';
const keyOf = (subject: ListSubject) => `${PREFIX}@${subject}`;
/** Says so of all pages, in place of stamps that grew too many. */
const ALL = `${PREFIX}@all`;

/** How many companies may have changed by themselves before all pages are taken for changed. */
export const MAX_STAMPS = 500;

/** What every process has to know of the content to tell whether a finished page is still right. */
export interface ContentStamps {
  version: string;
  /** Of companies whose pages changed since, by symbol. */
  companies: ReadonlyMap<string, string>;
  /** Of what lists are made of. */
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
 * To be called in the transaction that changes what only the pages of one company show. Classes of shares of one issuer tell each
 * other's stories, and so are touched together.
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

/** To be called in the transaction that changes what lists of this subject show, after what is drawn from them. */
export const touchLists = (db: Db, subject: ListSubject): Promise<void> => stamp(db, keyOf(subject));

/** Stamps that are too many to be read twice a second become one, which all pages are held against. */
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

/** What pages under a path show of what lists are made of; pages of nothing of it are those that stay as they are. */
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
 * address of which nothing is known shows all lists. `company` is the only one whose changes show, where the page said so.
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

/** The version of what is drawn from all companies, and from these lists. */
export async function versionOfLists(db: Db, subjects: readonly ListSubject[]): Promise<string> {
  const keys = ['content_version', ALL, ...subjects.map(keyOf)];
  const { rows } = await sql<{ value: string }>`
    select value from meta where key in (${sql.join(keys)}) order by key`.execute(db);
  return rows.map(({ value }) => value).join(' ');
}

/** A new content version makes all pages anew: what changed before it needs no stamp of its own. */
export const forgetPageStamps = async (db: Db): Promise<void> => {
  await db.deleteFrom('meta').where('key', 'like', `${PREFIX}%`).execute();
};
