import type { Company } from '#contract/company.ts';
import type { LabelledFigure } from './company-figures.ts';
import { formatAmount, formatPrice } from '../format.ts';
import { isLender } from '../financials/money-trade.ts';
import { PUBLISHED_ROUNDED } from './quote.ts';

/** What the screener, multiples and returns take from what was published with the quotes, where no statement has it. */
const names = {
  revenue: 'Revenue',
  operating_income: 'Operating income',
  net_income: 'Net income',
  equity: 'Equity',
  eps_ttm: 'EPS',
} as const;
type PublishedName = keyof typeof names;

/** The headline that would have it. */
const headlineOf = (name: PublishedName) => (name === 'eps_ttm' ? 'eps' : name);

type Screened = Pick<Company, 'figures'> & Partial<Record<PublishedName, number | null>>;

/**
 * The amounts of a company with statements that stand as published with the quotes, since no headline has them: a multiple that is made of
 * one can be followed on its page (MFIC: price to sales of 194 million, which no statement has).
 */
export const publishedBeside = (company: Screened): { name: PublishedName; value: number }[] =>
  company.figures
    ? (Object.keys(names) as PublishedName[]).flatMap((name) => {
        const value = company[name];
        return typeof value === 'number' && !company.figures?.[headlineOf(name)] ? { name, value } : [];
      })
    : [];

/** The same with their labels. */
export const publishedFiguresOf = (company: Screened): LabelledFigure[] =>
  publishedBeside(company).map(({ name, value }) => ({
    label: names[name],
    text: name === 'eps_ttm' ? formatPrice(value) : formatAmount(value, 'USD', PUBLISHED_ROUNDED),
  }));

/** Whether the sales of a company are those that were published of a lender, which may be of before the interest it pays: no price is set against them. */
export const isSoldBeforeInterest = ({
  figures,
  revenue,
  ...traded
}: Pick<Company, 'figures' | 'name' | 'sic'> & { revenue?: number | null | undefined }): boolean =>
  typeof revenue === 'number' && !figures?.revenue && isLender(traded);
