import { PAGE_SIZE_MAX } from '#contract/bounds.ts';
import type { OwnershipFile } from '#contract/ownership.ts';
import type { Db } from '#server/db/open.ts';
import { findCatalysts, findTrials } from '#server/store/trials/catalysts.ts';
import { findConsensus, findOutlook } from '#server/store/statements/expectations.ts';
import { findInsiderTrades } from '#server/store/filings/insider-trades.ts';
import { findOwnership, findShortInterest } from '#server/store/filings/ownership.ts';
import type { DataContext, DataOn } from './context.ts';
import { answerCsv, type CsvRow } from './csv.ts';
import { ofCompany } from './present.ts';

/** Who owns, shorts, follows and awaits a company. */
export function answerOwnership(on: DataOn, { db, log }: DataContext): void {
  on('stock.ownership', async ({ params: { symbol } }) => ofCompany(await findOwnership(db, symbol)));
  on('stock.shortInterest', async ({ params: { symbol } }) => ofCompany(await findShortInterest(db, symbol)));
  on('stock.outlook', async ({ params: { symbol } }) => ofCompany(await findOutlook(db, symbol)));
  on('stock.consensus', async ({ params: { symbol } }) => ofCompany(await findConsensus(db, symbol)));
  on('stock.catalysts', async ({ params: { symbol } }) => ofCompany(await findCatalysts(db, symbol)));
  on('stock.trials', async ({ params: { symbol } }) => ofCompany(await findTrials(db, symbol)));

  on('stock.ownershipFile', async ({ params: { symbol }, query: { table } }, c) => {
    const { head, rows } = await tables[table](db, symbol);
    return answerCsv(c, log, { name: `redstreet-${symbol.toLowerCase()}-${table}`, head, chunks: [rows] });
  });
}

interface Table {
  head: readonly string[];
  rows: CsvRow[];
}

const yesNo = (flag: boolean): string => (flag ? 'yes' : 'no');

/** What each file holds; an unknown symbol is refused. */
const tables: Readonly<Record<OwnershipFile, (db: Db, symbol: string) => Promise<Table>>> = {
  managers: async (db, symbol) => ({
    head: ['Manager', 'Shares', 'Shares computed', 'Shares a quarter before (computed)', 'New', 'Of the company (%)', 'Value (USD)', 'Value a quarter before (USD)', 'Report for', 'Filed', 'Source'], // prettier-ignore
    rows: ofCompany(await findOwnership(db, symbol)).managers.map((each) => [
      each.manager, each.shares, yesNo(each.sharesComputed), each.priorShares, yesNo(each.isNew), each.percentOfCompany,
      each.value, each.priorValue, each.reportDate, each.filedOn, each.raw_text_link,
    ]), // prettier-ignore
  }),
  stakes: async (db, symbol) => ({
    head: ['Filed', 'Form', 'Holder', 'Source'],
    rows: ofCompany(await findOwnership(db, symbol)).stakes.map((each) => [
      each.filedOn,
      each.form,
      each.holder,
      each.raw_text_link,
    ]),
  }),
  'short-interest': async (db, symbol) => ({
    head: ['Settled', 'Shares short', 'Change (%)', 'Of float (%)', 'Float computed', 'Of float as published (%)', 'Days to cover', 'Days computed', 'Source'], // prettier-ignore
    rows: ofCompany(await findShortInterest(db, symbol)).settlements.map((each) => [
      each.settlement, each.sharesShort, each.changePercent, each.percentOfFloat, yesNo(each.floatComputed),
      each.percentPublished, each.daysToCover, yesNo(each.daysComputed), each.source,
    ]), // prettier-ignore
  }),
  insiders: async (db, symbol) => ({
    head: [
      'Traded',
      'Filed',
      'Person',
      'Role',
      'Code',
      'Shares',
      'Price (USD)',
      'Value (USD)',
      'Held after',
      'Source',
    ],
    rows: (await everyTrade(db, symbol)).map((each) => [
      each.date_of_purchase, each.filed_on ?? null, each.purchaser, each.role ?? null, each.code ?? null,
      each.amount_purchased, each.price ?? null, each.value ?? null, each.held_after ?? null, each.filing_url ?? null,
    ]), // prettier-ignore
  }),
};

async function everyTrade(db: Db, symbol: string) {
  const trades = [];
  for (let page = 1; ; page += 1) {
    const { data } = ofCompany(await findInsiderTrades(db, { symbol, page, pageSize: PAGE_SIZE_MAX }));
    trades.push(...data);
    if (data.length < PAGE_SIZE_MAX) return trades;
  }
}
