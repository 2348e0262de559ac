import type { AstroGlobal } from 'astro';
import type { Company } from '#contract/company.ts';
import type { Api } from '#kit/http/api-client.ts';
import { share } from '#kit/page/share.ts';
import { companyAnswer, loadCompany } from './load.ts';

/** The parts of `Astro` that opening a tab needs. */
export type TabRequest = Pick<AstroGlobal, 'params' | 'url' | 'locals' | 'response'>;
type Allowance = Parameters<App.Locals['policy']['allow']>[0];
type Sections = Record<string, unknown>;
/** The sections that arrived; null for one that failed. */
type Arrived<S> = { [name in keyof S]: S[name] | null };

/** A page of the company area: how its address is read, and the sections that it loads. */
export interface CompanyTab<View, S extends Sections> {
  read: (query: URLSearchParams) => View;
  /** Asks for the sections, all at once. */
  load: (api: Api, ticker: string, view: View) => { [name in keyof S]: Promise<S[name]> };
  /** Where to redirect an old link to a page beyond the end of a list. */
  repaired?: (sections: Arrived<S>, view: View, ticker: string, url: URL) => string | undefined;
  /** What the page needs of the Content-Security-Policy beyond every page. */
  policy?: (sections: Arrived<S>, site: App.Locals['site']) => Allowance[];
  /** Shown only to people who have signed in, and so never shared. */
  isPrivate?: boolean;
}

/** What the page of a tab is given. */
export interface TabPage<View, S> {
  ticker: string;
  company: Company;
  view: View;
  sections: Arrived<S>;
}

/** The sections that a tab loads, by name. */
export type SectionsOf<Tab> = Tab extends CompanyTab<infer _, infer S> ? S : never;

/** What the page of this tab is given. */
export type PropsOf<Tab> = Tab extends CompanyTab<infer View, infer S> ? TabPage<View, S> : never;

/** An opened tab: where to redirect, or the props of its page, or why there is none, for CompanyAbsent to say. */
export interface OpenedTab<View, S> {
  goTo?: string | undefined;
  found?: TabPage<View, S>;
  absent: { ticker: string; kind: 'unknown' | 'unavailable' };
}

/** The view of a tab whose address asks for nothing. */
export const readNothing = (): null => null;

/** Defines a tab: its page knows the types of what it loads without their being written down. */
export const companyTab = <View, S extends Sections>(tab: CompanyTab<View, S>): CompanyTab<View, S> => tab;

/** Opens a tab at the requested address, and sets the status and caching of the response. */
export async function openTab<View, S extends Sections>(
  { params, url, locals: { api, site, policy: pagePolicy }, response }: TabRequest,
  { read, load, repaired, policy, isPrivate = false }: CompanyTab<View, S>,
): Promise<OpenedTab<View, S>> {
  const { ticker = '' } = params;
  const view = read(url.searchParams);
  const outcome = await loadCompany<S>(api, ticker, load(api, ticker, view));
  const { status, isWhole } = companyAnswer(outcome);
  const absent = { ticker, kind: outcome.kind === 'unavailable' ? outcome.kind : 'unknown' } as const;
  if (outcome.kind === 'found') {
    const goTo = repaired?.(outcome.sections, view, ticker, url);
    if (goTo) return { goTo, absent };
    for (const allowance of policy?.(outcome.sections, site) ?? []) pagePolicy.allow(allowance);
  }
  share({ response }, { status, isWhole: isWhole && !isPrivate });
  if (outcome.kind !== 'found') return { absent };
  return { found: { ticker, view, company: outcome.company, sections: outcome.sections }, absent };
}
