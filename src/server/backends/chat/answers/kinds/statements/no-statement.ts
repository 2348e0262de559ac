import type { StatementFigure } from '#contract/financials.ts';
import type { Composing } from '../../grammar/reading/kind.ts';
import type { Margin } from '../../look-ups/statements.ts';
import { sayReportedEps } from './newer.ts';
import { providerNames, sayProvider } from '../published/provider.ts';
import { sayPublishedFlow } from '../published/published-flow.ts';
import { sayPublished, sayScreened } from '../published/published.ts';
import { isLastTwelveMonths } from '../told/spans.ts';
import { hasOnly } from './twelve-months.ts';

/** What is on record beside statements of what none of them has; false without any. */
export const ofNoStatement = async (
  { asked, ask, draft, store }: Composing,
  figures: readonly StatementFigure[],
  margins: readonly Margin[],
): Promise<boolean> =>
  (await sayPublished({ asked, ask, draft, store }, figures)) ||
  (figures.includes('free_cash_flow') && (await sayPublishedFlow({ asked, ask, draft }))) ||
  (!asked.period &&
    figures.includes('eps_diluted') &&
    (await sayReportedEps({ asked, ask, draft, store }))) ||
  (!asked.period && (await sayScreened({ asked, ask, draft, store }, margins))) ||
  ((!asked.period || isLastTwelveMonths(asked)) &&
    sayProvider({ asked, ask, draft }, providerNames({ has: hasOnly(figures, margins) })));
