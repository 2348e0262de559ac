import type { Company } from '#contract/company.ts';

/** Major groups 60 to 67: banks, insurers, property, funds, blank checks. */
export const isFinancialSic = (sic: string | null): boolean => sic !== null && sic >= '6000' && sic < '6800';

/** What a company is that no runway is computed of. */
export type MoneyTrade = 'blank check' | 'fund' | 'property' | 'finance';

const isProperty = (sic: string): boolean => sic.startsWith('65') || sic === '6798';

/** The trade of a company whose cash does not tell how long it lasts; null of every other. */
export function moneyTradeOf({
  sic,
  company_type: type,
}: Pick<Company, 'sic' | 'company_type'>): MoneyTrade | null {
  if (type === 'blank_check') return 'blank check';
  if (type === 'fund') return 'fund';
  if (type === 'reit') return 'property';
  if (!isFinancialSic(sic)) return null;
  return isProperty(sic ?? '') ? 'property' : 'finance';
}
