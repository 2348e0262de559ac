import { cleanHtml } from '#kit/rich-html.ts';
import type { ContentPart } from '../part.ts';
import { SAMPLE_COMPANIES } from './companies.ts';
import { sampleArticles } from './news-texts.ts';
import { insertSamples, SAMPLES_WRITTEN_AT } from './sample-rows.ts';

const sectorOf = (symbol: string): string | null =>
  SAMPLE_COMPANIES.find((company) => company.symbol === symbol)?.sector_name ?? null;

/** When an article came out: so many days before the samples were written, at the same hour. */
const publishedAt = (daysBefore: number): string =>
  new Date(Date.parse(SAMPLES_WRITTEN_AT) - daysBefore * 86_400_000).toISOString();

/** Articles of the sample companies, on their own pages alone. */
export const sampleNews: ContentPart = {
  name: 'sample-news',
  kind: 'samples',
  version: 1,
  clear: async ({ db }) => {
    await db.deleteFrom('news').where('origin', '=', 'sample').where('kind', '=', 'own').execute();
  },
  make: (fill) =>
    insertSamples(
      fill,
      'news',
      sampleArticles.map(({ id, symbol, title, heading, daysBefore, html }) => ({
        id,
        origin: 'sample' as const,
        kind: 'own',
        title,
        heading,
        summary: heading,
        description: cleanHtml(html),
        published_at: publishedAt(daysBefore),
        company_symbol: symbol,
        sector_name: sectorOf(symbol),
        category: 'Our own',
        source: 'RedStreet',
        rc_newsletter: 0,
        is_sample: 1,
        updated_at: SAMPLES_WRITTEN_AT,
      })),
    ),
};
