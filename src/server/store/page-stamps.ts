import type { Db } from '#server/db/open.ts';
import { newId } from './tokens.ts';

/** Rows of `meta` that say: the pages of this company have changed since the content version. */
const PREFIX = 'pages-of:';

/** How many companies may have changed by themselves before all pages are taken for changed. */
const MAX_STAMPS = 500;

/** What every process has to know of the content to tell whether a finished page is still right. */
export interface ContentStamps {
  version: string;
  /** Of companies whose pages changed since, by symbol. */
  companies: ReadonlyMap<string, string>;
}

/** To be called in the transaction that changes what only the pages of one company show. */
export async function touchCompanyPages(db: Db, symbol: string): Promise<void> {
  const value = newId();
  await db
    .insertInto('meta')
    .values({ key: PREFIX + symbol, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The content as it stands now. */
export async function readStamps(db: Db): Promise<ContentStamps> {
  const rows = await db
    .selectFrom('meta')
    .select(['key', 'value'])
    .where((eb) => eb.or([eb('key', '=', 'content_version'), eb('key', 'like', `${PREFIX}%`)]))
    .execute();
  const companies = new Map(
    rows.flatMap(({ key, value }) =>
      key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), value] as const] : [],
    ),
  );
  return { version: rows.find(({ key }) => key === 'content_version')?.value ?? '', companies };
}

/** The version of what is shown at an address: that of all content, and for pages of a company its own. */
export function versionAt({ version, companies }: ContentStamps, url: string): string {
  if (companies.size === 0) return version;
  if (companies.size > MAX_STAMPS) return `${version} ${[...companies.values()].join()}`;
  const symbol = /^\/stocks\/([^/?#]+)/.exec(url)?.[1];
  const own = symbol === undefined ? undefined : companies.get(symbol);
  return own === undefined ? version : `${version} ${own}`;
}

/** The version of all content together. */
export const versionOfAll = ({ version, companies }: ContentStamps): string =>
  companies.size === 0 ? version : `${version} ${[...companies.values()].join()}`;

/** A new content version makes all pages anew: what changed before it needs no stamp of its own. */
export const forgetPageStamps = async (db: Db): Promise<void> => {
  await db.deleteFrom('meta').where('key', 'like', `${PREFIX}%`).execute();
};
