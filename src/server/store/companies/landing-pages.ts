import type { LandingPage } from '#contract/landing-page.ts';
import { typedColor, typedOpacity, typedStyle } from './typed-style.ts';
import type { Db } from '#server/db/open.ts';

/** Whether a company is a client; no unknown symbol is. */
export async function isClient(db: Db, symbol: string): Promise<boolean> {
  const row = await db
    .selectFrom('companies')
    .select('is_client')
    .where('symbol', '=', symbol)
    .executeTakeFirst();
  return row?.is_client === 1;
}

/** The profile of a client, with the disclosure that belongs to its contract; undefined for a company that is none. */
export async function findLandingPage(db: Db, symbol: string): Promise<LandingPage | undefined> {
  const row = await db
    .selectFrom('landing_pages')
    .innerJoin('companies', 'companies.symbol', 'landing_pages.company_symbol')
    .innerJoin('clients', 'clients.company_symbol', 'landing_pages.company_symbol')
    .selectAll('landing_pages')
    .select('clients.disclosure')
    .where('landing_pages.company_symbol', '=', symbol)
    .where('companies.is_client', '=', 1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { is_sample: _isSample, updated_at: _updatedAt, ...page } = row;
  return {
    ...page,
    active: page.active === 1,
    custom_style: typedStyle(page.custom_style),
    jumbotron_title_color: typedColor(page.jumbotron_title_color),
    jumbotron_subtitle_color: typedColor(page.jumbotron_subtitle_color),
    jumbotron_gradient_opacity: typedOpacity(page.jumbotron_gradient_opacity),
  };
}
