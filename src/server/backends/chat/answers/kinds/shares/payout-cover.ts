import { formatDate } from '#kit/time/dates.ts';
import { FLOW_AS_PUBLISHED, PUBLISHED_FLOW, publishedFlow } from '../published/published-flow.ts';
import { dividends } from '../../look-ups/earnings.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { statements } from '../../look-ups/statements.ts';
import { type Composing, one } from '../../grammar/reading/kind.ts';

/** What asks how often earnings hold the dividend. */
export const COVERS = /\bcover(?:s|ed|age)?\b/i;

/** Whether EPS of twelve months covers a year of dividends, where its source does not say it; nothing where currencies differ or that is not asked. */
export function coverByEps(
  rate: Fact | undefined,
  eps: Fact | undefined,
  { asked, draft }: Pick<Composing, 'asked' | 'draft'>,
): string {
  if (!COVERS.test(asked.reading.text) || !rate || !eps || rate.currency !== eps.currency) return '';
  const said = `EPS was ${draft.strong(eps)} in the twelve months to ${formatDate(eps.date)}`;
  if (Number(eps.value) <= 0) return `${said}, so earnings cover nothing of it.`;
  return `${said}, which covers it ${draft.strong({ ...eps, name: 'earnings_cover', label: 'Cover by earnings', value: Number(eps.value) / Number(rate.value), unit: 'times', computed: true })}.`;
}

/** That it is not on record which part of earnings it is, where that is asked. */
export function withoutCover(text: string, draft: Composing['draft']): string {
  if (!COVERS.test(text) && !/\bpayout ratio\b/i.test(text)) return '';
  draft.lacks();
  return 'Which part of earnings that is, the record does not say.';
}

const ofYear = ({ row = '' }: Fact): string => (row.startsWith('year') ? 'fiscal year' : 'twelve months');

/** The newest free cash flow of twelve months, else of a fiscal year, else as it was published, else what operations brought in before capital spending. */
async function newestCashFlow({ asked, ask }: Pick<Composing, 'asked' | 'ask'>): Promise<Fact | undefined> {
  const { symbol } = asked.company;
  const ofStatements = async (name: 'free_cash_flow' | 'operating_cash_flow'): Promise<Fact | undefined> => {
    for (const by of ['twelve_months', 'year'] as const) {
      const flow = one(await ask(statements, { symbol, figures: [name], by, limit: 1 }), name);
      if (flow) return flow;
    }
    return undefined;
  };
  const free = await ofStatements('free_cash_flow');
  if (free) return free;
  const operating = await ofStatements('operating_cash_flow');
  const published = await publishedFlow({ ask }, symbol);
  // A provider takes interest and more off it: where that turns what operations brought in into its contrary, it bears no cover.
  const isDoubtful = operating && Number(operating.value) > 0 !== Number(published?.value) > 0;
  return isDoubtful ? operating : (published ?? operating);
}

/** What a year of dividends at the present rate takes of the newest free cash flow of twelve months. */
export async function sayOfFreeCash(composing: Composing): Promise<void> {
  const { asked, ask, draft } = composing;
  const { symbol, short } = asked.company;
  const rate = one(await ask(dividends, { symbol }), 'dividend_rate');
  const shares = one(await ask(companyQuote, { symbol }), 'shares_outstanding');
  const flow = await newestCashFlow(composing);
  if (!rate || !shares || !flow || flow.currency !== undefined) {
    draft.lacks();
    draft.text(
      'What it is of free cash flow is not on record.',
      flow && `${flow.label} was ${draft.strong(flow)} in the ${ofYear(flow)} to ${formatDate(flow.date)}.`,
    );
    return;
  }
  const { date, source } = flow;
  const isPublished = flow.name === PUBLISHED_FLOW;
  const isFree = flow.name === 'free_cash_flow' || isPublished;
  if (!isFree) draft.lacks();
  const label = isFree
    ? 'free cash flow'
    : 'free cash flow is not on record, and cash from operations before capital spending';
  const paid = Number(rate.value) * Number(shares.value);
  const made = { date, source, computed: true as const };
  draft.text(
    `At that rate ${draft.plain({ ...made, name: 'dividends_paid', label: 'Dividends of a year', value: paid, unit: 'usd' })} a year go to ${draft.plain(shares)} shares of ${short};`,
    Number(flow.value) > 0
      ? `${label} was ${draft.plain(flow)} in the ${ofYear(flow)} to ${formatDate(date)}, so that is ${draft.strong({ ...made, name: 'payout_of_cash', label: 'Of that cash flow', value: (paid / Number(flow.value)) * 100, unit: 'percent' })} of it, which covers them ${draft.strong({ ...made, name: 'cash_cover', label: 'Cover by that cash flow', value: Number(flow.value) / paid, unit: 'times' })}.`
      : `${label} was ${draft.plain(flow)} in the ${ofYear(flow)} to ${formatDate(date)}, which covers nothing of it.`,
    isPublished ? FLOW_AS_PUBLISHED : undefined,
  );
}
