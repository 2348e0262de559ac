import type { Company } from '#contract/company.ts';
import { type TabFlag, companyTabs } from '#contract/company-tabs.ts';
import { pageRegistry } from '#kit/site/page-registry.ts';

/** The facts that decide which tabs are shown. */
type TabFacts = Pick<Company, 'isClient' | 'sample' | TabFlag>;

const slugOf = (path: string): string => path.replace('/stocks/:ticker/', '');

/** Pages that a section links to: while open, they stand at the end of the tab row. */
const VISITED = new Set(['analysts', 'signup']);
const visited = pageRegistry.flatMap(({ path, title }) =>
  title && VISITED.has(slugOf(path)) ? [{ slug: slugOf(path), label: title }] : [],
);

function isShownTo(
  company: TabFacts,
  { clients, has, unlessDenied, notOfSamples }: (typeof companyTabs)[number],
): boolean {
  if (!clients && !has) return true;
  if (clients && company.isClient) return true;
  if (!has || (notOfSamples && company.sample)) return false;
  return company[has] ?? unlessDenied ?? false;
}

/** The tabs that a company has, and the one that is open, whether it has it or not. */
export const tabsOf = (company: TabFacts, current?: string): readonly { slug: string; label: string }[] => [
  ...companyTabs.filter((row) => row.slug === current || isShownTo(company, row)),
  ...visited.filter(({ slug }) => slug === current),
];

/** Tabs that are many screens long; the others are short, or lists. */
export const longTabs: ReadonlySet<string> = new Set(['about', 'marketdata', 'financials']);
