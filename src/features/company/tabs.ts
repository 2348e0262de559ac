import type { Company } from '#contract/company.ts';
import { pageRegistry, type PageRow } from '#kit/page-registry.ts';

/** What decides about tabs. */
type TabFacts = Pick<
  Company,
  'isClient' | 'sample' | 'hasBioPhases' | 'hasLeaders' | 'hasEarnings' | 'hasFinancials' | 'hasOwners'
>;

/** A tab of the company area: its address below /stocks/{ticker}, its name, and which companies have it. */
export type CompanyTabRow = NonNullable<PageRow['tab']> & { slug: string };

/** In the order of the tab row. */
export const companyTabs: readonly CompanyTabRow[] = pageRegistry.flatMap(({ path, tab }) =>
  tab ? [{ slug: path.replace('/stocks/:ticker/', ''), ...tab }] : [],
);

const has: Readonly<Record<CompanyTabRow['shownTo'], (company: TabFacts) => boolean>> = {
  all: () => true,
  // A backend that does not say leaves them to their pages; a sample reports nothing and its holders are on its first page.
  earnings: ({ sample, hasEarnings }) => sample !== true && hasEarnings !== false,
  financials: ({ hasFinancials }) => hasFinancials !== false,
  owners: ({ sample, hasOwners }) => sample !== true && hasOwners !== false,
  clients: ({ isClient }) => isClient,
  leaders: ({ isClient, hasLeaders }) => isClient || hasLeaders === true,
  programmes: ({ hasBioPhases }) => hasBioPhases === true,
};

/** The tabs that a company has, and the one that is open, whether it has it or not. */
export const tabsOf = (company: TabFacts, current?: string): readonly CompanyTabRow[] =>
  companyTabs.filter(({ slug, shownTo }) => slug === current || has[shownTo](company));
