import { DAY_MS } from '#kit/time/days.ts';
import { cleanHtml } from '#kit/html/rich-html.ts';
import type { ContentPart } from '../part.ts';
import { readTexts, sampleCompanies } from './files.ts';
import { insertSamples, SAMPLES_WRITTEN_AT } from './rows.ts';

const MADE_UP = '<p><em>A sample: the company and everything in this article are made up.</em></p>';

/** When an article came out: so many days before the samples were written, at the same hour. */
const publishedAt = (daysBefore: string): string =>
  new Date(Date.parse(SAMPLES_WRITTEN_AT) - Number(daysBefore) * DAY_MS).toISOString();

/** Articles of the sample companies, on their own pages alone; each shows other kinds of content an editor may use. */
export const sampleNews: ContentPart = {
  name: 'sample-news',
  kind: 'samples',
  version: 1,
  clear: async ({ db }) => {
    await db.deleteFrom('news').where('origin', '=', 'sample').where('kind', '=', 'own').execute();
  },
  make: (fill) => {
    const sectors = new Map(sampleCompanies().map(({ symbol, sector_name }) => [symbol, sector_name]));
    const texts = readTexts('news', ['title', 'heading', 'symbol', 'daysBefore']);
    return insertSamples(
      fill,
      'news',
      texts.map(({ name, head, html }) => ({
        id: `sample-news-${name}`,
        origin: 'sample',
        kind: 'own',
        title: head.title,
        heading: head.heading,
        summary: head.heading,
        description: cleanHtml(MADE_UP + html),
        published_at: publishedAt(head.daysBefore),
        company_symbol: head.symbol,
        sector_name: sectors.get(head.symbol) ?? null,
        category: 'Our own',
        source: 'RedStreet',
        rc_newsletter: 0,
        is_sample: 1,
        updated_at: SAMPLES_WRITTEN_AT,
      })),
    );
  },
};
