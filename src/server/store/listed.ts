import type { Db } from '#server/db/open.ts';

/** Every company that lists and counts are made of: samples are not among them. */
export const listedCompanies = (db: Db) => db.selectFrom('companies').where('is_sample', '=', 0);
