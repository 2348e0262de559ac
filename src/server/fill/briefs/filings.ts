import type { Brief } from './brief.ts';
import { filingBrief, type FilingFact } from './filing-brief.ts';
import { formGroup } from './filing-groups.ts';
import type { Db } from '#server/db/open.ts';
import type { Subjects } from './companies.ts';

interface Batch {
  symbol: string;
  day: string;
  slug: string;
  filings: FilingFact[];
}

/** One brief for each company, day and group of forms; each knows what the record held of the group before. */
export async function* filingBriefs(db: Db, subjects: Subjects): AsyncGenerator<Brief> {
  const rows = await db
    .selectFrom('filings')
    .select(['symbol', 'filed_on', 'filing_type', 'raw_text_link'])
    .orderBy('symbol')
    .orderBy('filed_on')
    .orderBy('accession_key')
    .execute();
  const since = rows.reduce((first, { filed_on }) => (filed_on < first ? filed_on : first), '9999-12-31');
  const earlier = new Map<string, { count: number; latest: string }>();
  for (const { symbol, day, slug, filings } of batchesOf(rows)) {
    const company = subjects.get(symbol);
    if (!company) continue;
    const key = `${symbol} ${slug}`;
    const before = earlier.get(key);
    yield filingBrief(company, day, filings, {
      earlier: before?.count ?? 0,
      latest: before?.latest ?? null,
      since,
    });
    earlier.set(key, { count: (before?.count ?? 0) + filings.length, latest: day });
  }
}

interface Row {
  symbol: string;
  filed_on: string;
  filing_type: string;
  raw_text_link: string;
}

/** Rows in order of company and day, as one batch for each group of a day. */
function* batchesOf(rows: readonly Row[]): Generator<Batch> {
  let ofDay = new Map<string, Batch>();
  let [symbol, day] = ['', ''];
  for (const row of rows) {
    if (row.symbol !== symbol || row.filed_on !== day) {
      yield* ofDay.values();
      ofDay = new Map();
      [symbol, day] = [row.symbol, row.filed_on];
    }
    const { slug } = formGroup(row.filing_type);
    const batch = ofDay.get(slug) ?? { symbol, day, slug, filings: [] };
    batch.filings.push({ form: row.filing_type, url: row.raw_text_link });
    ofDay.set(slug, batch);
  }
  yield* ofDay.values();
}
