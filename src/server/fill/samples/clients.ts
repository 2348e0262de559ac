import type { ClientsTable } from '#server/db/client-tables.ts';
import { refreshClientFlags } from '#server/store/client-flags.ts';
import type { ContentPart } from '../part.ts';
import { SAMPLE_COMPANIES } from './companies.ts';
import { SAMPLE_LANDING_PAGES } from './landing-pages.ts';
import { insertSamples, SAMPLES_WRITTEN_AT } from './sample-rows.ts';

const disclosures: Readonly<Record<string, string>> = {
  ZZSMA:
    '<p>Sample Alder Therapeutics does not exist and pays for nothing. On the page of a real client this section says who paid for the coverage, how much, for which period, and whether anybody involved holds shares.</p>',
};

const clients: readonly ClientsTable[] = SAMPLE_COMPANIES.map(({ symbol, name }) => ({
  company_symbol: symbol,
  active: 1,
  contract: 'Sample',
  disclosure: disclosures[symbol] ?? null,
  assigned_specialist_id: null,
  company_name: name,
  topic_arn: null,
  is_sample: 1,
  updated_at: SAMPLES_WRITTEN_AT,
}));

/** The three sample companies as clients with their landing pages; one of these is switched off. */
export const sampleClients: ContentPart = {
  name: 'sample-clients',
  kind: 'samples',
  version: 1,
  clear: async ({ db }) => {
    for (const table of ['clients', 'landing_pages'] as const)
      await db.deleteFrom(table).where('is_sample', '=', 1).execute();
    await refreshClientFlags(db);
  },
  make: async (fill) => {
    const rows =
      (await insertSamples(fill, 'clients', clients)) +
      (await insertSamples(fill, 'landing_pages', SAMPLE_LANDING_PAGES));
    await refreshClientFlags(fill.db);
    return rows;
  },
};
