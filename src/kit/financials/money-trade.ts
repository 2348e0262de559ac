/** Major groups 60 to 67: banks, insurers, property, funds, blank checks. */
const isFinancialSic = (sic: string | null): boolean => sic !== null && sic >= '6000' && sic < '6800';

/** Banks that report to their own supervisor have no code of the SEC, only their name: TowneBank, Hingham Institution for Savings. */
const isBankByName = (name: string): boolean => /(?:bank|\bbancorp|\bsavings)\b/i.test(name);

/** Major groups 60 and 61: banks and who else lends. */
const isLenderSic = (sic: string): boolean => sic >= '6000' && sic < '6200';

/** Whether a company pays interest on what it lends: its revenue may be of before that, or of after. */
export const isLender = ({ name, sic }: Pick<Traded, 'name' | 'sic'>): boolean =>
  sic === null ? isBankByName(name) : isLenderSic(sic);

/** Savings institutions are the last of the banks; whoever follows them moves the money of others, and has costs of it. */
const isBankSic = (sic: string): boolean => sic >= '6020' && sic < '6040';

/** Whether a company takes deposits. */
export const isBank = ({ name, sic }: Pick<Traded, 'name' | 'sic'>): boolean =>
  sic === null ? isBankByName(name) : isBankSic(sic);

/**
 * Banks, whose costs of money are no costs of sales, and major group 63 without its plans for care (6324), which file a gross profit: of other insurers it is
 * what is left of premiums by a count of costs that nobody names. It is no line of the statements of either.
 */
export const hasNoGross = (sic: string | null): boolean =>
  sic !== null && (isBankSic(sic) || (sic.startsWith('63') && sic !== '6324'));

/** A line that one would look for in an income statement, and that some trades have not. */
export type AbsentLine = 'gross_profit' | 'operating_income';

/**
 * What is no line of the statements of a company with this code. Banks have no operating income either: what few of them file under that name
 * is of another measure (BANR: $20.7M of a quarter whose net income was $53.5M).
 */
export const absentLinesOf = (sic: string | null): AbsentLine[] => [
  ...(hasNoGross(sic) ? (['gross_profit'] as const) : []),
  ...(sic !== null && isBankSic(sic) ? (['operating_income'] as const) : []),
];

/** What a company is that no runway is computed of. */
export type MoneyTrade = 'blank check' | 'fund' | 'property' | 'finance';

const isProperty = (sic: string): boolean => sic.startsWith('65') || sic === '6798';

/** What tells of a company whether money is its trade. */
export interface Traded {
  name: string;
  /** The SEC's code, where the company has one. */
  sic: string | null;
  company_type?: string | null | undefined;
}

/** The trade of a company whose cash does not tell how long it lasts; null of every other. */
export function moneyTradeOf({ name, sic, company_type: type }: Traded): MoneyTrade | null {
  if (type === 'blank_check') return 'blank check';
  if (type === 'fund') return 'fund';
  if (type === 'reit') return 'property';
  if (sic === null && isBankByName(name)) return 'finance';
  if (!isFinancialSic(sic)) return null;
  return isProperty(sic ?? '') ? 'property' : 'finance';
}
