import type { CompanyFigures } from '#contract/company-figures.ts';

/** What was published comes in whole millions; of its own part it may leave out some costs. */
const [ROUNDED, OTHER_COSTS] = [0.6e6, 0.25];

/** Whether the published sales are those of the statements within their rounding, however small. */
export const isNearIn = ({ revenue }: CompanyFigures, sales: number): boolean =>
  revenue?.currency === 'USD' && sales > 0 && Math.abs(sales - revenue.value) <= ROUNDED;

/** Whether a gross margin of older months than the revenue is another one than was published of the same sales (SKK: 44% to June, and 23% of the year). */
export function isOfOlderCosts(
  { revenue, gross_profit: gross }: CompanyFigures,
  margin: number | null,
  said: number | null,
): boolean {
  if (!revenue || !gross || margin === null || said === null || gross.period_end >= revenue.period_end)
    return false;
  return Math.abs((margin / 100) * revenue.value - said) > ROUNDED + OTHER_COSTS * Math.abs(said);
}
