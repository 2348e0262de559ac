import { PAGE_SIZE_MAX } from '#contract/bounds.ts';
import type { Db } from '#server/db/open.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { findReports } from '#server/store/statements/earnings-reports.ts';
import { findFinancials } from '#server/store/statements/financials.ts';
import { readPriceHistory } from '#server/store/prices/price-history.ts';
import type { DataContext, DataOn } from './context.ts';
import { answerCsv, type CsvRow } from './csv.ts';
import {
  earningsCells,
  earningsHead,
  type EarningsUnit,
  statementHead,
  statementRows,
  valuationHead,
  valuationRows,
} from './financials-tables.ts';
import { ofCompany } from './present.ts';

const kindOf = { quarters: 'quarter', years: 'year', twelve_months: 'twelve_months' } as const;

/** What a company earned: its reports against estimates, and its statements by quarter and year. */
export function answerFinancials(on: DataOn, { db, log }: DataContext): void {
  on('stock.earnings', async ({ params: { symbol }, query: { page, pageSize } }) => ({
    ...ofCompany(await findReports(db, { symbol, page, pageSize })),
    page,
    pageSize,
  }));

  on('stock.financialsFile', async ({ params: { symbol }, query: { table } }, c) => {
    const found = ofCompany(await findFinancials(db, symbol));
    const name = `redstreet-${symbol.toLowerCase()}-${table}`;
    if (table === 'earnings') {
      const first = await findReports(db, { symbol, page: 1, pageSize: 1 });
      const unit = first?.eps_unit === undefined ? 'USD' : 'currency not named';
      return answerCsv(c, log, { name, head: earningsHead(unit), chunks: everyReport(db, symbol, unit) });
    }
    if (table === 'valuation') {
      const prices = await readPriceHistory(db, symbol, 'Max');
      const company = ofCompany(await findCompany(db, symbol));
      const rows = valuationRows(found.periods, prices, company);
      return answerCsv(c, log, { name, head: valuationHead, chunks: [rows] });
    }
    const periods = found.periods.filter(({ kind }) => kind === kindOf[table]);
    return answerCsv(c, log, { name, head: statementHead(periods), chunks: [statementRows(periods)] });
  });

  on('stock.financials', async ({ params }) => ofCompany(await findFinancials(db, params.symbol)));
}

async function* everyReport(db: Db, symbol: string, unit: EarningsUnit): AsyncGenerator<CsvRow[]> {
  for (let page = 1; ; page += 1) {
    const { data = [] } = (await findReports(db, { symbol, page, pageSize: PAGE_SIZE_MAX })) ?? {};
    yield data.map((report) => earningsCells(report, unit));
    if (data.length < PAGE_SIZE_MAX) return;
  }
}
