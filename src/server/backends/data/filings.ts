import type { Filing } from '#contract/filing.ts';
import { findFilings, readFilings } from '#server/store/filings/filings.ts';
import type { DataContext, DataOn } from './context.ts';
import { answerCsv } from './csv.ts';
import { ofCompany } from './present.ts';

/** What a company has filed with the regulator, by the page and as a file. */
export function answerFilings(on: DataOn, { db, log }: DataContext): void {
  on('filings.bySymbol', async ({ params, query }) =>
    ofCompany(await findFilings(db, { ...params, ...query })),
  );

  on('filings.export', async ({ params, query }, c) => {
    ofCompany(await findFilings(db, { ...params, ...query, page: 1, limit: 1 }));
    return answerCsv(c, log, {
      name: `redstreet-filings-${params.symbol}`,
      head: ['Filed', 'Form', 'What it is', 'Accession', 'Document'],
      chunks: cellsOf(readFilings(db, { ...params, ...query })),
    });
  });
}

async function* cellsOf(chunks: AsyncIterable<Filing[]>) {
  for await (const rows of chunks)
    yield rows.map((row) => [
      row.date_as_of_change,
      row.filing_type,
      row.description,
      row.accession_key,
      row.raw_text_link,
    ]);
}
