import type { Db } from '#server/db/open.ts';

/**
 * Brings `companies.is_client` in line with clients and landing pages. The rule stands here alone: a company is a client
 * while its contract and its landing page are both active. Whoever writes one of the three tables calls this after.
 */
export async function refreshClientFlags(db: Db): Promise<void> {
  const clients = db
    .selectFrom('clients')
    .innerJoin('landing_pages', 'landing_pages.company_symbol', 'clients.company_symbol')
    .where('clients.active', '=', 1)
    .where('landing_pages.active', '=', 1)
    .select('clients.company_symbol');
  await db
    .updateTable('companies')
    .set({ is_client: 1 })
    .where('is_client', '=', 0)
    .where('symbol', 'in', clients)
    .execute();
  await db
    .updateTable('companies')
    .set({ is_client: 0 })
    .where('is_client', '=', 1)
    .where('symbol', 'not in', clients)
    .execute();
}
