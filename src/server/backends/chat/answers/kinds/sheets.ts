import { daysAfter, daysBefore } from '#kit/time/days.ts';
import { type StatementFigure, statementFigures } from '#contract/financials.ts';
import { formatDate } from '#kit/time/dates.ts';
import { statements } from '../look-ups/statements.ts';
import { type Kind, named } from '../grammar/kind.ts';
import { alsoPublished, sayPublished } from './published.ts';
import { kindOfPeriods } from './statements.ts';

type Sheet = 'income' | 'balance' | 'cashflow' | 'financials';
const sheets: Readonly<Record<Sheet, readonly StatementFigure[]>> = {
  income: ['revenue', 'cost_of_revenue', 'gross_profit', 'research', 'selling_general', 'operating_expenses', 'operating_income', 'net_income', 'eps_diluted'],
  balance: ['cash', 'short_term_investments', 'current_assets', 'assets', 'current_liabilities', 'debt', 'liabilities', 'equity'],
  cashflow: ['operating_cash_flow', 'investing_cash_flow', 'financing_cash_flow', 'capital_spending', 'free_cash_flow'],
  financials: ['revenue', 'gross_profit', 'operating_income', 'net_income', 'operating_cash_flow', 'cash', 'debt', 'equity'],
}; // prettier-ignore
const sheetNames: Readonly<Record<Sheet, string>> = {
  income: 'income statement',
  balance: 'balance sheet',
  cashflow: 'cash flow statement',
  financials: 'main figures of the statements',
};

/** A statement as a table of its newest periods, or of those that were asked for. */
export const sheet = (concept: Sheet): Kind => ({
  id: `sheet-${concept}`,
  about: 'company',
  needs: [[concept]],
  allows: ['by:quarter', 'by:year', 'by:ttm', 'history', 'earnings', 'stats'],
  slots: ['quarter', 'year', 'newest', 'span'],
  title: () => sheetNames[concept],
  next: ['income', 'runway', 'earnings'],
  async answer({ asked, ask, draft, store }) {
    const by = kindOfPeriods(asked);
    const { period } = asked;
    const days =
      period && period.kind !== 'newest'
        ? {
            from: period.kind === 'quarter' ? daysBefore(period.to, 15) : period.from,
            to: daysAfter(period.to, period.kind === 'quarter' ? 15 : 0),
          }
        : {};
    const found = await ask(statements, {
      symbol: asked.company.symbol,
      figures: [...sheets[concept]],
      ...(by && { by }),
      ...days,
      limit: period?.kind === 'span' ? 8 : 4,
    });
    const facts = found.facts.filter(({ name }) => statementFigures.some((figure) => figure === name));
    const ends = [...new Set(facts.map(({ date }) => date ?? ''))];
    const [newest] = ends;
    if (newest === undefined) return sayPublished({ asked, ask, draft, store }, sheets[concept]);
    draft.text(
      `The ${sheetNames[concept]} of ${asked.company.short}, ${ends.length === 1 ? 'period' : 'periods'} to ${ends.map(formatDate).join('; ')}.`,
    );
    const rows = sheets[concept].flatMap((figure) => {
      const line = named(found, figure);
      const [first] = line;
      return first ? [[first.label, ...ends.map((end) => line.find(({ date }) => date === end))]] : [];
    });
    draft.table(
      sheetNames[concept].replace(/^./, (letter) => letter.toUpperCase()),
      ['', ...ends.map(formatDate)],
      rows,
    );
    const lacking = sheets[concept].filter((figure) => named(found, figure).length === 0);
    if (!period) await alsoPublished({ ask, draft }, asked.company, lacking);
    return true;
  },
});
