import type { Company } from '#contract/company.ts';
import { pageRegistry, type PageRow } from '#kit/page-registry.ts';

/** What decides about tabs. */
type TabFacts = Pick<
  Company,
  'isClient' | 'sample' | 'hasBioPhases' | 'hasLeaders' | 'hasEarnings' | 'hasFinancials' | 'hasOwners'
>;

type Audience = NonNullable<PageRow['tab']>['shownTo'];

/** A tab of the company area: its address below /stocks/{ticker}, its name, and which companies have it. */
export interface CompanyTabRow {
  slug: string;
  label: string;
  shownTo: Audience;
}

const slugOf = (path: string): string => path.replace('/stocks/:ticker/', '');

/** In the order of the tab row. */
export const companyTabs: readonly CompanyTabRow[] = pageRegistry.flatMap(({ path, tab }) =>
  tab ? [{ slug: slugOf(path), ...tab }] : [],
);

/** Pages to which a section leads: they stand at the end of the row while they are open. */
const VISITED = new Set(['analysts', 'signup']);
const visited = pageRegistry.flatMap(({ path, title }) =>
  title && VISITED.has(slugOf(path)) ? [{ slug: slugOf(path), label: title }] : [],
);

const has: Readonly<Record<Audience, (company: TabFacts) => boolean>> = {
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
export const tabsOf = (
  company: TabFacts,
  current?: string,
): readonly Pick<CompanyTabRow, 'slug' | 'label'>[] => [
  ...companyTabs.filter(({ slug, shownTo }) => slug === current || has[shownTo](company)),
  ...visited.filter(({ slug }) => slug === current),
];

/** Tabs of many screens; the others are read at a glance, or are a list. */
export const longTabs: ReadonlySet<string> = new Set(['about', 'marketdata', 'financials']);
