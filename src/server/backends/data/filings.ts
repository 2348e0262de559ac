import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import type { Filing } from '#contract/filing.ts';
import { messages } from '#contract/messages.ts';
import { findFilings, readFilings } from '#server/store/filings.ts';
import { answer } from '../answer.ts';
import { readInput } from '../validate.ts';
import type { DataContext } from './app.ts';
import { answerCsv } from './csv.ts';

/** What a company has filed with the regulator, by the page and as a file. */
export function filingRoutes({ db, log }: DataContext): Hono {
  const app = new Hono();

  const filings = calls['filings.bySymbol'];
  app.get(
    filings.path,
    answer(filings, async ({ params, query: { date_from: from, date_to: to, ...query } }) => {
      const found = await findFilings(db, { symbol: params.symbol, from, to, ...query });
      return found ?? unknownCompany();
    }),
  );

  const file = calls['filings.export'];
  app.get(file.path, async (c) => {
    const {
      params: { symbol },
      query: { date_from: from, date_to: to, type },
    } = await readInput(c, file);
    const first = await findFilings(db, { symbol, from, to, type, page: 1, limit: 1 });
    if (!first) return unknownCompany();
    return answerCsv(c, log, {
      name: `redstreet-filings-${symbol}`,
      head: ['Filed', 'Form', 'What it is', 'Accession', 'Document'],
      chunks: cellsOf(readFilings(db, { symbol, from, to, type })),
    });
  });

  return app;
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

const unknownCompany = (): never => {
  throw new ApiError('not_found', messages.companyNotFound);
};
