import type { Corporation, Graph } from 'schema-dts';
import type { Company } from '#contract/company.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { breadcrumbsOf } from '#kit/site/breadcrumbs.ts';
import { graphOf, type Publisher } from '#kit/site/json-ld.ts';

/** Exchanges by the code that schema.org wants before a ticker. */
const EXCHANGE_CODES = new Map([
  ['NASDAQ', 'XNAS'],
  ['NYSE', 'XNYS'],
  ['NYSE American', 'XASE'],
]);

export type NamedCompany = Pick<Company, 'symbol' | 'name' | 'market' | 'cik'>;

/** What a company is called and where it is listed; unknown parts are left out. */
export function corporationOf({ symbol, name, market, cik }: NamedCompany, origin: string): Corporation {
  const exchange = EXCHANGE_CODES.get(market ?? '');
  return {
    '@type': 'Corporation',
    '@id': `${origin}${companyTabPath(symbol, 'marketdata')}#company`,
    name,
    tickerSymbol: exchange ? `${exchange} ${symbol}` : symbol,
    url: origin + companyTabPath(symbol, 'marketdata'),
    ...(cik && { identifier: { '@type': 'PropertyValue', propertyID: 'CIK', value: cik } }),
  };
}

/** A page of the company area: the company, and the way to the page. */
export const companyPageGraph = (
  company: NamedCompany,
  tab: { label: string; path: string },
  { url }: Publisher,
): Graph =>
  graphOf(
    corporationOf(company, url),
    breadcrumbsOf(url, [
      { name: 'Stocks', path: '/stocks' },
      { name: company.name, path: companyTabPath(company.symbol, 'marketdata') },
      { name: tab.label, path: tab.path },
    ]),
  );
