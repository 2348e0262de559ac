import { DateTime } from 'luxon';
import { cleanHtml } from '#kit/html/rich-html.ts';
import type { Fill } from '../seed/fill.ts';
import type { ContentPart } from '../part.ts';
import { readTexts, sampleCompanies } from './files.ts';
import { insertSamples } from './rows.ts';

const NEW_YORK = 'America/New_York';

interface Letter {
  id: string;
  /** A Sunday in New York. */
  sunday: DateTime;
  title: string;
  summary: string;
  html: string;
}

/** The Sunday of the week that a day lies in. */
const sundayOf = (day: DateTime): DateTime => day.plus({ days: 7 - day.weekday });

async function lettersOf(fill: Fill): Promise<Letter[]> {
  const market = await fill.market();
  const quoteDate = market.dates.at(-1);
  if (quoteDate === undefined) return [];
  const newest = sundayOf(DateTime.fromISO(quoteDate, { zone: NEW_YORK }));
  const texts = readTexts('newsletters', ['title', 'summary', 'monthsBefore']);
  return texts.map(({ head: { title, summary, monthsBefore }, html }, i) => ({
    id: `sample-letter-reading-${i + 1}`,
    sunday: sundayOf(newest.minus({ months: Number(monthsBefore) })),
    title,
    summary,
    html,
  }));
}

/** Every sample belongs to a fictional company, and says so to who reads it. */
const closing = (name: string): string =>
  `<hr><p>This is a sample. It belongs to ${name}, a fictional company that shows what a newsletter looks like here; the figures of the market in it are real and carry their dates.</p>`;

/** Six letters that explain, each of a fictional company, from before the quotes. The letters of weeks are composed from the record. */
export const sampleNewsletters: ContentPart = {
  name: 'sample-newsletters',
  kind: 'samples',
  version: 2,
  clear: async ({ db }) => {
    // Letters of weeks once hung on sample companies: their addresses say that they are gone.
    await db
      .updateTable('news')
      .set({ deleted_at: new Date().toISOString() })
      .where('id', 'like', 'sample-letter-week-%')
      .where('origin', '=', 'sample')
      .where('deleted_at', 'is', null)
      .execute();
    await db
      .deleteFrom('news')
      .where('origin', '=', 'sample')
      .where('kind', '=', 'newsletter')
      .where('deleted_at', 'is', null)
      .execute();
  },
  make: async (fill) => {
    const letters = await lettersOf(fill);
    const companies = sampleCompanies();
    const rows = letters.map(({ id, sunday, title, summary, html }, i) => {
      const company = companies[i % companies.length];
      const published_at = sunday.set({ hour: 9 }).toUTC().toISO({ suppressMilliseconds: false }) ?? '';
      return {
        id,
        origin: 'sample',
        kind: 'newsletter',
        title,
        summary,
        description: cleanHtml(html + closing(company?.name ?? '')).trim(),
        published_at,
        company_symbol: company?.symbol ?? null,
        sector_name: company?.sector_name ?? null,
        category: 'Newsletter',
        source: 'RedStreet',
        rc_newsletter: 1,
        is_sample: 1,
        updated_at: published_at,
      };
    });
    return insertSamples(fill, 'news', rows);
  },
};
