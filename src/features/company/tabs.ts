import type { Company } from '#contract/company.ts';
import { pageRegistry, type PageRow } from '#kit/page-registry.ts';

/** What decides about tabs. */
type TabFacts = Pick<Company, 'isClient' | 'hasBioPhases'>;

/** A tab of the company area: its address below /stocks/{ticker}, its name, and which companies have it. */
export type CompanyTabRow = NonNullable<PageRow['tab']> & { slug: string };

/** In the order of the tab row. */
export const companyTabs: readonly CompanyTabRow[] = pageRegistry.flatMap(({ path, tab }) =>
  tab ? [{ slug: path.replace('/stocks/:ticker/', ''), ...tab }] : [],
);

const has: Readonly<Record<CompanyTabRow['shownTo'], (company: TabFacts) => boolean>> = {
  all: () => true,
  clients: ({ isClient }) => isClient,
  programmes: ({ hasBioPhases }) => hasBioPhases === true,
};

/** The tabs that a company has, and the one that is open, whether it has it or not. */
export const tabsOf = (company: TabFacts, current?: string): readonly CompanyTabRow[] =>
  companyTabs.filter(({ slug, shownTo }) => slug === current || has[shownTo](company));
