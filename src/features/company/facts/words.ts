import type { Company } from '#contract/company.ts';
import type { CompanyFacts } from '#contract/company-facts.ts';
import { companyTypeNames } from '#contract/company-type-names.ts';
import { formatDate } from '#kit/time/dates.ts';
import { receiptRatioWords } from '#kit/company/receipt-ratio.ts';
import { exchangeName, formatCount } from '#kit/format.ts';

/** A fact and what it is of a reader's knowledge; a link where it is an address. */
export interface Fact {
  label: string;
  text: string;
  href?: string;
}

/** Months by number, for a day without a year. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `12-31` is Dec 31. */
export function dayOfYear(monthDay: string): string {
  const [month = '', day = ''] = monthDay.split('-');
  return `${MONTHS[Number(month) - 1] ?? month} ${Number(day)}`;
}

/** City and state or country, each part once: a city may come with its province. */
const place = ({ city, place: state }: CompanyFacts): string | null =>
  [...new Set([city, state].flatMap((text) => text?.split(/\s*,\s*/) ?? []))].filter(Boolean).join(', ') ||
  null;

const fact = (label: string, text: string | null | undefined, href?: string): Fact[] =>
  text ? [{ label, text, ...(href && { href }) }] : [];

/** The facts that are on record, in their order; those that are not are named by `missingFacts`. */
export function factsOf(company: Company, facts: CompanyFacts): Fact[] {
  const { website } = facts;
  return [
    ...fact('Type', facts.company_type && companyTypeNames[facts.company_type]),
    ...fact('Exchange', company.market && exchangeName(company.market)),
    ...fact('Other classes', facts.otherClasses.join(', ')),
    ...fact('Receipts', facts.receipts && receiptRatioWords(facts.receipts)),
    ...fact('Place', place(facts)),
    ...fact('Incorporated in', facts.state_of_incorporation),
    ...fact('Website', website && new URL(website).hostname.replace(/^www\./, ''), website ?? undefined),
    ...fact('Employees', facts.employees === null ? null : formatCount(facts.employees)),
    ...fact(
      'Industry',
      company.industry && (company.sic ? `${company.industry} (SIC\u00a0${company.sic})` : company.industry),
    ),
    ...fact('Fiscal year ends', facts.fiscal_year_end && dayOfYear(facts.fiscal_year_end)),
    ...fact('Filer status', facts.filer_categories.join('; ')),
    ...fact('Indices', facts.indices.join(', ')),
    ...fact('First trade', facts.first_trade && formatDate(facts.first_trade)),
    ...fact(
      'Splits',
      facts.splits
        ?.map((each) => `${each.new_shares} for ${each.old_shares}, ${formatDate(each.date)}`)
        .join('; '),
    ),
    ...fact('CIK', company.cik),
  ];
}

/** What is asked of every company and not on record of this one. */
export function missingFacts(facts: CompanyFacts): string[] {
  const asked: [name: string, known: unknown][] = [
    ['place', place(facts)],
    ['website', facts.website],
    ['employees', facts.employees],
    ['fiscal year end', facts.fiscal_year_end],
    ['first trade', facts.first_trade],
    ['index membership', facts.indices.length > 0 || null],
  ];
  return asked.flatMap(([name, known]) => (known === null ? name : []));
}

const listed = new Intl.ListFormat('en-GB');

/** Where the facts come from, each source with its day. */
export function factSources(facts: CompanyFacts): string {
  const { registered_on, profile_on, index_on } = facts;
  const profiled = listed.format([
    ...(facts.website === null ? [] : ['website']),
    ...(facts.employees === null ? [] : ['employees']),
    ...(facts.first_trade === null ? [] : ['first trade']),
  ]);
  const named = [
    registered_on && `SEC filer record, ${formatDate(registered_on)}`,
    profile_on && profiled && `${profiled}: Yahoo Finance, ${formatDate(profile_on)}`,
    index_on && `indices: iShares holdings and Wikipedia, ${formatDate(index_on)}`,
  ].filter(Boolean);
  return named.length > 0 ? `${named.join('; ')}.` : '';
}
