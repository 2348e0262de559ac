import { sql } from 'kysely';
import { inLongRun } from '../support/long.ts';
import { expect, it } from 'vitest';
import { textOf } from '../../scripts/chat/verdict.ts';
import { openChat } from '../support/chat.ts';

const { compose, store } = openChat();

/** How a figure is asked for, and which columns hold it: of the screener's row, of what came with the quotes, of the periods of statements. */
type Held = readonly [question: string, row: string, published: string, period: string];
const held: readonly Held[] = [
  ['what is the P/E of X?', 'price_earnings', '', ''],
  ['forward P/E of X', '', 'forward_price_earnings', ''],
  ['price to sales of X?', 'price_sales', '', ''],
  ['price to book of X?', 'price_book', '', ''],
  ['EV/sales of X?', 'ev_sales', '', ''],
  ['EV/EBITDA of X?', 'ev_ebitda', '', ''],
  ['gross margin of X?', 'gross_margin', '', ''],
  ['operating margin of X?', 'operating_margin', '', ''],
  ['net margin of X?', 'net_margin', '', ''],
  ['revenue of X?', 'revenue', 'sales', 'revenue'],
  ['trailing twelve month revenue of X', 'revenue', 'sales', 'revenue'],
  ['net income of X?', 'net_income', 'net_income', 'net_income'],
  ['ttm profit of X', 'net_income', 'net_income', 'net_income'],
  ['operating income of X', 'operating_income', 'operating_income', 'operating_income'],
  ['gross profit of X', '', 'gross_profit', 'gross_profit'],
  ['EPS of X', 'eps_ttm', '', 'eps_diluted'],
  ['operating cash flow of X', '', '', 'operating_cash_flow'],
  ['free cash flow of X', '', '', 'free_cash_flow'],
  ['R&D spending of X', '', '', 'research'],
  ['how much cash does X have?', 'cash_held', 'cash', 'cash'],
  ['total assets of X', '', 'assets', 'assets'],
  ['total liabilities of X', '', 'liabilities', 'liabilities'],
  ['shareholder equity of X', 'equity', 'equity', 'equity'],
  ['total debt of X', 'debt', 'debt', 'debt'],
  ['long-term debt of X', '', '', 'long_term_debt'],
  ['current ratio of X', 'current_ratio', '', ''],
  ['quick ratio of X', '', 'quick_ratio', ''],
  ['debt to equity of X', 'debt_equity', '', ''],
  ['return on equity of X', 'return_on_equity', '', ''],
  ['three year revenue growth of X', 'revenue_growth_3y', '', ''],
  ['how many shares does X have?', 'shares_outstanding', '', 'shares_outstanding'],
  ['dividend yield of X', 'dividend_yield', 'dividend_yield', ''],
  ['EPS estimate of X for next year', '', 'eps_next_year', ''],
  ['EPS estimate of X for next quarter', '', 'eps_next_quarter', ''],
];

/** What tables have of a company in these columns. */
async function found(symbol: string, [, row, published, period]: Held): Promise<boolean> {
  const { db } = store();
  const asked = [
    ['companies', row],
    ['fundamentals', published],
    ['financial_periods', period],
  ].filter(([, column]) => column !== '');
  for (const [table = '', column = ''] of asked) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where symbol = ${symbol} and ${sql.ref(column)} is not null limit 1`.execute(db); // prettier-ignore
    if (rows.length > 0) return true;
  }
  return false;
}

const COMPANIES = inLongRun(16, 4);

it('says of nothing that it is not on record while a table holds it', async () => {
  const { db } = store();
  const all = await db.selectFrom('companies').select('symbol').where('company_type', '=', 'operating').orderBy('symbol').execute(); // prettier-ignore
  const step = Math.floor(all.length / COMPANIES);
  const denied: string[] = [];
  for (let at = 0; at < COMPANIES; at += 1) {
    const symbol = all[at * step + (at % step)]?.symbol ?? '';
    for (const figure of held) {
      const text = figure[0].replace('X', symbol);
      const { answer } = await compose({ text, symbol, before: [], isSignedIn: true });
      // Nobody says in which currency some were published.
      const isExplained = textOf(answer).includes('not in which currency');
      if (answer.outcome === 'declined' && !isExplained && (await found(symbol, figure))) denied.push(text);
    }
  }
  expect(denied).toEqual([]);
});

it.each([
  ['what is the P/S?', 'TCBK', '3.23'],
  ['what is the P/E?', 'RIGL', '6.13'],
  ['net margin?', 'RIGL', '124.7'],
  ['return on equity?', 'WOLF', '359.9'],
  ['price to book?', 'IDR', '4.9'],
])('tells nothing of a provider that the pages keep back: %s of %s', async (text, symbol, kept) => {
  const { answer } = await compose({ text, symbol, before: [], isSignedIn: true });
  expect(textOf(answer)).not.toContain(kept);
});
