import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { PAGE_SIZE_MAX } from '#contract/bounds.ts';
import { messages } from '#contract/messages.ts';
import { earningsCells, earningsHead, statementHead, statementRows } from './financials-tables.ts';
import type { Db } from '#server/db/open.ts';
import { findEarnings, findFinancials } from '#server/store/financials.ts';
import { answer } from '../answer.ts';
import { readInput } from '../validate.ts';
import type { DataContext } from './app.ts';
import { answerCsv, type CsvRow } from './csv.ts';

/** What a company earned: its reports against estimates, and its statements by quarter and year. */
export function financialRoutes({ db, log }: DataContext): Hono {
  const app = new Hono();

  const earnings = calls['stock.earnings'];
  app.get(
    earnings.path,
    answer(earnings, async ({ params: { symbol }, query: { page, pageSize } }) => {
      const found = (await findEarnings(db, { symbol, page, pageSize })) ?? unknownCompany();
      return { ...found, page, pageSize };
    }),
  );

  const file = calls['stock.financialsFile'];
  app.get(file.path, async (c) => {
    const {
      params: { symbol },
      query: { table },
    } = await readInput(c, file);
    const found = (await findFinancials(db, symbol)) ?? unknownCompany();
    const name = `redstreet-${symbol.toLowerCase()}-${table}`;
    if (table === 'earnings')
      return answerCsv(c, log, { name, head: earningsHead, chunks: everyReport(db, symbol) });
    const periods = found.periods.filter(({ kind }) => (kind === 'quarter') === (table === 'quarters'));
    return answerCsv(c, log, {
      name,
      head: statementHead(periods),
      chunks: [statementRows(periods)],
    });
  });

  const financials = calls['stock.financials'];
  app.get(
    financials.path,
    answer(financials, async ({ params }) => (await findFinancials(db, params.symbol)) ?? unknownCompany()),
  );

  return app;
}

async function* everyReport(db: Db, symbol: string): AsyncGenerator<CsvRow[]> {
  for (let page = 1; ; page += 1) {
    const { data = [] } = (await findEarnings(db, { symbol, page, pageSize: PAGE_SIZE_MAX })) ?? {};
    yield data.map(earningsCells);
    if (data.length < PAGE_SIZE_MAX) return;
  }
}

const unknownCompany = (): never => {
  throw new ApiError('not_found', messages.companyNotFound);
};
