import { plainText } from '#kit/html/rich-html.ts';
import type { LandingPagesTable } from '#server/db/client-tables.ts';
import type { Db } from '#server/db/open.ts';
import { refreshClientFlags } from '../companies/client-flags.ts';
import { noteChange } from '../content/content-version.ts';
import { isClient } from '../companies/landing-pages.ts';
import { touchCompanyPages } from '../content/page-stamps.ts';
import { type DeskData, type DeskKindOf, flag, html, text } from './kind.ts';

/** Fields of the landing page that stand in an entry under their own names. */
const texts = [
  'title', 'seo', 'subtitle', 'presentation', 'presentation_title', 'specialist', 'custom_style', 'askceo_title',
  'extra_title', 'extra_title_two', 'jumbo_video', 'jumbotron_subtitle_color', 'jumbotron_title_color', 'letter',
  'website_url', 'valueprop_title', 'podcast_link',
] as const; // prettier-ignore
const htmls = [
  'overview',
  'value_prop',
  'investment_highlights',
  'highlights',
  'extra_info',
  'extra_info_two',
] as const;

/** A client and its landing page are one entry, so that the disclosure is never apart from what it discloses. */
export const client: DeskKindOf = {
  titleOf: ({ companyName }) => text(companyName) ?? '',

  async read(db, id) {
    const row = await db
      .selectFrom('clients')
      .selectAll()
      .where('company_symbol', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const page = await readPage(db, id);
    return {
      company_symbol: id,
      companyName: row.company_name,
      active: row.active === 1,
      contract: row.contract,
      disclosure: row.disclosure,
      assignedSpecialistId: row.assigned_specialist_id,
      topicArn: row.topic_arn,
      page_active: page ? page.active === 1 : null,
      ...(page && {
        ...Object.fromEntries([...texts, ...htmls].map((name) => [name, page[name]])),
        jumbotron_gradient_opacity: page.jumbotron_gradient_opacity,
      }),
    };
  },

  async publish(db, id, data, now) {
    const shown = {
      active: flag(data['active']),
      contract: text(data['contract']),
      disclosure: html(data['disclosure']),
      assigned_specialist_id: text(data['assignedSpecialistId']),
      company_name: text(data['companyName']),
      topic_arn: text(data['topicArn']),
      updated_at: now,
    };
    await telling(db, id, async () => {
      await db
        .insertInto('clients')
        .values({ ...shown, company_symbol: id, is_sample: 0 })
        .onConflict((conflict) => conflict.column('company_symbol').doUpdateSet(shown))
        .execute();
      if (hasPage(data)) await publishPage(db, id, data, now);
    });
  },

  async withdraw(db, id) {
    await telling(db, id, async () => {
      await db.deleteFrom('clients').where('company_symbol', '=', id).execute();
      await db.deleteFrom('landing_pages').where('company_symbol', '=', id).execute();
    });
  },

  missingToPublish(data): Record<string, string> {
    const isOpen = data['active'] === true && data['page_active'] === true;
    if (!isOpen || plainText(html(data['disclosure']) ?? '') !== '') return {};
    return { disclosure: 'Disclosure is required before the page can be published' };
  },
};

/** Whether the entry has a landing page, shown or not. */
export const hasPage = (data: DeskData): boolean => typeof data['page_active'] === 'boolean';

const readPage = (db: Db, symbol: string): Promise<LandingPagesTable | undefined> =>
  db.selectFrom('landing_pages').selectAll().where('company_symbol', '=', symbol).executeTakeFirst();

async function publishPage(db: Db, symbol: string, data: DeskData, now: string): Promise<void> {
  const opacity = data['jumbotron_gradient_opacity'];
  const of = <Name extends string>(names: readonly Name[], value: typeof text) =>
    Object.fromEntries(names.map((name) => [name, value(data[name])])) as Record<Name, string | null>;
  const shown = {
    ...of(texts, text),
    ...of(htmls, html),
    active: flag(data['page_active']),
    jumbotron_gradient_opacity: typeof opacity === 'number' ? opacity : null,
    updated_at: now,
  };
  await db
    .insertInto('landing_pages')
    .values({ ...shown, company_symbol: symbol, is_sample: 0 })
    .onConflict((conflict) => conflict.column('company_symbol').doUpdateSet(shown))
    .execute();
}

/**
 * Changes a client, and tells of it: texts change the pages of its company alone; who begins or ceases to be a client changes
 * lists as well.
 */
async function telling(db: Db, symbol: string, change: () => Promise<void>): Promise<void> {
  const before = await isClient(db, symbol);
  await change();
  await refreshClientFlags(db);
  if ((await isClient(db, symbol)) === before) await touchCompanyPages(db, symbol);
  else await noteChange(db, 'clients');
}
