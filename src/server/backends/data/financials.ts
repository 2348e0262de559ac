import { PAGE_SIZE_MAX } from '#contract/bounds.ts';
import type { Db } from '#server/db/open.ts';
import { findEarnings, findFinancials } from '#server/store/financials.ts';
import type { DataContext, DataOn } from './context.ts';
import { answerCsv, type CsvRow } from './csv.ts';
import { earningsCells, earningsHead, statementHead, statementRows } from './financials-tables.ts';
import { ofCompany } from './present.ts';

/** What a company earned: its reports against estimates, and its statements by quarter and year. */
export function answerFinancials(on: DataOn, { db, log }: DataContext): void {
  on('stock.earnings', async ({ params: { symbol }, query: { page, pageSize } }) => ({
    ...ofCompany(await findEarnings(db, { symbol, page, pageSize })),
    page,
    pageSize,
  }));

  on('stock.financialsFile', async ({ params: { symbol }, query: { table } }, c) => {
    const found = ofCompany(await findFinancials(db, symbol));
    const name = `redstreet-${symbol.toLowerCase()}-${table}`;
    if (table === 'earnings')
      return answerCsv(c, log, { name, head: earningsHead, chunks: everyReport(db, symbol) });
    const periods = found.periods.filter(({ kind }) => (kind === 'quarter') === (table === 'quarters'));
    return answerCsv(c, log, { name, head: statementHead(periods), chunks: [statementRows(periods)] });
  });

  on('stock.financials', async ({ params }) => ofCompany(await findFinancials(db, params.symbol)));
}

async function* everyReport(db: Db, symbol: string): AsyncGenerator<CsvRow[]> {
  for (let page = 1; ; page += 1) {
    const { data = [] } = (await findEarnings(db, { symbol, page, pageSize: PAGE_SIZE_MAX })) ?? {};
    yield data.map(earningsCells);
    if (data.length < PAGE_SIZE_MAX) return;
  }
}
