import { daysAfter, daysBefore } from '#kit/time/days.ts';
import { type StatementFigure, statementFigures } from '#contract/financials.ts';
import { listOf } from '#kit/text/sentence.ts';
import { formatDate } from '#kit/time/dates.ts';
import { statements } from '../../look-ups/statements.ts';
import { type Composing, type Kind, named } from '../../grammar/reading/kind.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { alsoPublished, sayPublished } from '../published/published.ts';
import { onDay } from '../told/simple.ts';
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

const FEWEST_LINES = 3;

const isLine = ({ name }: Fact): boolean => statementFigures.some((figure) => figure === name);
const linesIn = ({ facts }: LookedUp): number => new Set(facts.filter(isLine).map(({ name }) => name)).size;

/** What is known of a day after those of the table. */
function sayNewer({ facts }: LookedUp, shownTo: string, draft: Composing['draft']): void {
  const newer = facts.filter((fact) => isLine(fact) && (fact.date ?? '') > shownTo);
  if (newer.length === 0) return;
  const told = newer.map((fact) => `${fact.label.toLowerCase()} of ${draft.plain(fact)}${onDay(fact)}`);
  draft.text(`Newer on record: ${listOf(told)}.`);
}

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
    const wanted = {
      symbol: asked.company.symbol,
      figures: [...sheets[concept]],
      ...(by && { by }),
      ...days,
      limit: period?.kind === 'span' ? 8 : 4,
    };
    const newestKnown = await ask(statements, wanted);
    // One line of the newest day is no balance sheet: that of the last quarter with more is, and the line stands beside it.
    const isSliver = concept === 'balance' && !by && !period && linesIn(newestKnown) < FEWEST_LINES;
    const ofQuarters = isSliver ? await ask(statements, { ...wanted, by: 'quarter' as const }) : newestKnown;
    const found = linesIn(ofQuarters) > linesIn(newestKnown) ? ofQuarters : newestKnown;
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
    if (found !== newestKnown) sayNewer(newestKnown, newest, draft);
    const lacking = sheets[concept].filter((figure) => named(found, figure).length === 0);
    if (!period) await alsoPublished({ ask, draft }, asked.company, lacking);
    return true;
  },
});
