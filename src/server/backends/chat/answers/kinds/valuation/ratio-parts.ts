import type { StatementFigure } from '#contract/financials.ts';
import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import { figureNames } from '../../look-ups/statements.ts';
import { lower } from '../lines/lines.ts';

/** What a ratio may be made of: the concept that asks for it, and where it is found. */
export interface Part {
  concept: Concept;
  label: string;
  /** Its line of the statements, where it has one. */
  figure?: StatementFigure;
  /** Its name among the headline figures or the facts of the quote. */
  name?: string;
}

const line = (figure: StatementFigure, name?: string): Part => ({
  concept: `m:${figure}` as Concept,
  figure,
  label: lower(figureNames[figure]),
  ...(name && { name }),
});

/** All of them but those that are parts of a few ratios alone. */
export const parts: readonly Part[] = [
  line('revenue', 'revenue'),
  line('cost_of_revenue'),
  line('gross_profit', 'gross_profit'),
  line('research'),
  line('selling_general'),
  line('operating_expenses'),
  line('operating_income', 'operating_income'),
  line('net_income', 'net_income'),
  line('operating_cash_flow', 'operating_cash_flow'),
  line('capital_spending'),
  line('free_cash_flow'),
  line('current_assets'),
  line('assets', 'assets'),
  line('current_liabilities'),
  line('long_term_debt'),
  line('debt', 'debt'),
  line('liabilities', 'liabilities'),
  line('equity', 'equity'),
  { ...line('cash_and_investments', 'cash'), label: 'cash' },
  { concept: 'cash', figure: 'cash_and_investments', name: 'cash', label: 'cash' },
  { concept: 'mcap', name: 'market_cap', label: 'market value' },
  { concept: 'employees', name: 'employees', label: 'employees' },
];
/** What is owned and owed on a day, and not in a period. */
export const BALANCES: ReadonlySet<StatementFigure> = new Set([
  'current_assets',
  'assets',
  'current_liabilities',
  'long_term_debt',
  'debt',
  'liabilities',
  'equity',
  'cash_and_investments',
]);
/** The concepts that ask for them. */
export const concepts = parts.map(({ concept }) => concept);
/** Enterprise value is a part of what no multiple of its own is made of. */
export const enterprise: Part = { concept: 'ev', name: 'enterprise_value', label: 'enterprise value' };
/** Cash less debt is a part of what the market pays alone. */
export const netCash: Part = { concept: 'netcash', name: 'net_cash', label: 'net cash' };
/** What an amount a share is divided by. */
export const shares: Part = { concept: 'sharesout', name: 'shares_outstanding', label: 'shares outstanding' };
