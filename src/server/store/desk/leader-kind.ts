import type { Db } from '#server/db/open.ts';
import { touchCompanyPages } from '../content/page-stamps.ts';
import { type DeskKindOf, html, text } from './kind.ts';

const rowOf = (db: Db, id: string) =>
  db.selectFrom('leaders').selectAll().where('id', '=', id).executeTakeFirst();

/** A member of a company's management; what changes shows on the pages of the company alone. */
export const leader: DeskKindOf = {
  titleOf: ({ name }) => text(name) ?? '',

  async read(db, id) {
    const row = await rowOf(db, id);
    if (!row) return undefined;
    const { company_symbol, name, title, description, headshot_url, position } = row;
    return { company_symbol, name, title, description, headshot_url, position };
  },

  async publish(db, id, data, now) {
    const symbol = text(data['company_symbol']) ?? '';
    const shown = {
      company_symbol: symbol,
      name: text(data['name']) ?? '',
      title: text(data['title']),
      description: html(data['description']),
      headshot_url: text(data['headshot_url']),
      position: typeof data['position'] === 'number' ? data['position'] : 0,
      updated_at: now,
    };
    const before = await rowOf(db, id);
    await db
      .insertInto('leaders')
      .values({ ...shown, id, is_sample: 0 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(shown))
      .execute();
    await touchCompanyPages(db, symbol);
    if (before && before.company_symbol !== symbol) await touchCompanyPages(db, before.company_symbol);
  },

  async withdraw(db, id, _now, data) {
    await db.deleteFrom('leaders').where('id', '=', id).execute();
    await touchCompanyPages(db, text(data['company_symbol']) ?? '');
  },
};
