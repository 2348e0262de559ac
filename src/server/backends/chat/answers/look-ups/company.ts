import type { Company } from '#contract/company.ts';
import type { CompanyFacts } from '#contract/company-facts.ts';
import { companyTypeNames } from '#contract/company-type-names.ts';
import { companyPath, companyTabPath } from '#kit/href/addresses.ts';
import { exchangeName } from '#kit/format.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { findCompanyFacts, findOfficers } from '#server/store/companies/company-facts.ts';
import { findIpoOf } from '#server/store/prices/ipos.ts';
import { findLeaders } from '#server/store/companies/leaders.ts';
import { CompanyInput } from './inputs.ts';
import { defineLookUp, type Fact, factOf, nothing, unknownCompany } from './look-up.ts';

/** Who a company is: what it does, where it sits, where it is listed, and what it was called. */
export const companyFacts = defineLookUp({
  name: 'company_facts',
  description:
    'Sector, industry, place, website, employees, listing, former names, indices and filer status of a company.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const [company, facts, offered] = await Promise.all([
      findCompany(db, symbol),
      findCompanyFacts(db, symbol),
      findIpoOf(db, symbol),
    ]);
    if (!company || !facts) return unknownCompany(symbol);
    const { listed, registered, profile, indices } = sourcesOf(company, facts);
    const statistics = companyTabPath(symbol, 'marketdata');
    const ofStatistics = { ...listed, source: { ...listed.source, href: statistics } };
    const country = company.country === 'US' ? 'United States' : company.country;
    // As the page has it: a city that is called as its state is named once.
    const place = [...new Set([facts.city, facts.place])].filter(Boolean).join(', ');
    const sector = company.sector_name === 'Uncategorized' ? null : company.sector_name;
    const kind = company.company_type && companyTypeNames[company.company_type];
    const exchange = company.market === null ? null : exchangeName(company.market);
    const incorporated = facts.state_of_incorporation;
    return {
      symbol,
      missing: [],
      facts: [
        ...factOf('company_name', 'Name', company.name, 'text', listed),
        ...factOf('company_type', 'Kind of company', kind, 'text', registered),
        ...factOf('sector', 'Sector', sector, 'text', listed),
        ...factOf('industry', 'Industry', company.industry, 'text', registered),
        ...factOf('sic', 'SIC code', company.sic, 'text', registered),
        ...factOf('cik', 'CIK', company.cik, 'text', registered),
        ...factOf('market', 'Exchange', exchange, 'text', listed),
        ...factOf('country', 'Country', country, 'text', listed),
        ...factOf('ipo_year', 'IPO year', company.ipo_year, 'year', ofStatistics),
        ...factOf('first_trade', 'First day of trading', facts.first_trade, 'date', {
          ...profile,
          date: facts.first_trade,
        }),
        ...offering(symbol, offered),
        ...factOf('place', 'Headquarters', place, 'text', registered),
        ...factOf('state_of_incorporation', 'Incorporated in', incorporated, 'text', registered),
        ...factOf('fiscal_year_end', 'Fiscal year ends', yearEnd(facts.fiscal_year_end), 'text', registered),
        ...factOf('filer_status', 'Filer status', facts.filer_categories.join('; '), 'text', registered),
        ...factOf('website', 'Website', facts.website, 'text', profile),
        ...factOf('employees', 'Employees', facts.employees, 'count', profile),
        ...factOf('indices', 'Indices', facts.indices.join(', '), 'text', indices),
        ...facts.otherClasses.flatMap((other) =>
          factOf('other_class', 'Other share class', other, 'text', listed),
        ),
        ...facts.formerNames.flatMap(({ name, to }) =>
          factOf('former_name', 'Former name', name, 'text', { ...registered, date: to }),
        ),
        ...factOf('client', 'Client of RedStreet', company.isClient ? 'yes' : 'no', 'text', {
          date: company.quote_date,
          source: { label: `RedStreet, ${symbol}`, href: companyPath(symbol), date: null },
        }),
      ],
    };
  },
});

/** At what price it was offered, how many shares and for how much, as the calendar of offerings has it. */
function offering(symbol: string, offered: Awaited<ReturnType<typeof findIpoOf>>): Fact[] {
  if (!offered || offered.status !== 'priced') return [];
  const { date, price, shares, amount, source, raw_text_link: link } = offered;
  const rest = {
    date,
    source: { label: source, href: link ?? companyPath(symbol), date },
  };
  // A range of prices is none.
  const at = Number(price);
  return [
    ...factOf('offer_day', 'Day of the offering', date, 'date', rest),
    ...factOf('offer_price', 'Price of the offering', price !== null && at > 0 ? at : null, 'price', rest),
    ...factOf('offer_shares', 'Shares offered', shares, 'shares', rest),
    ...factOf('offer_amount', 'Amount offered', amount, 'usd', rest),
  ];
}

/** Where each kind of fact comes from, and of which day it is. */
function sourcesOf({ symbol, quote_date }: Company, facts: CompanyFacts) {
  const page = companyTabPath(symbol, 'marketdata');
  const of = (date: string | null, label: string) => ({
    date,
    source: { label, href: `${page}#facts`, date },
  });
  return {
    listed: of(quote_date, `RedStreet quotes, ${symbol}`),
    registered: of(facts.registered_on, 'SEC filer record'),
    profile: of(facts.profile_on, 'Company profile, Yahoo Finance'),
    indices: of(facts.index_on, 'Lists of the indices'),
  };
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore

/** `06-30` is `June 30`. */
function yearEnd(day: string | null): string | null {
  const [month, date] = (day ?? '').split('-').map(Number);
  const name = months[(month ?? 0) - 1];
  return name && date ? `${name} ${date}` : null;
}

/** Who leads a company. */
export const officers = defineLookUp({
  name: 'officers',
  description: 'Officers of a company with their titles and yearly pay.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const [found, leaders] = await Promise.all([
      findOfficers(db, symbol),
      findLeaders(db, { symbol, page: 1, pageSize: 20 }),
    ]);
    if (!found) return unknownCompany(symbol);
    const href = companyTabPath(symbol, 'team');
    const named = found.data.flatMap(({ name, title, pay, pay_year, currency, as_of }, i) => {
      const source = { label: 'Officers, Yahoo Finance', href, date: as_of };
      const rest = { date: as_of, row: String(i), source };
      const year = pay_year === null ? '' : `, ${pay_year}`;
      return [
        ...factOf('officer', 'Name', name, 'text', rest),
        ...factOf('title', 'Title', title, 'text', rest),
        ...factOf('pay', `Pay${year}`, pay, 'usd', { ...rest, ...(currency && { currency }) }),
      ];
    });
    const led = (leaders?.data ?? []).flatMap(({ name, title }, i) => {
      const rest = { date: null, row: String(i), source: { label: 'Leadership', href, date: null } };
      return [
        ...factOf('officer', 'Name', name, 'text', rest),
        ...factOf('title', 'Title', title, 'text', rest),
      ];
    });
    const facts = named.length > 0 ? named : led;
    if (facts.length === 0) return nothing(symbol, 'No officers are on record.');
    return { symbol, facts, missing: [] };
  },
});
