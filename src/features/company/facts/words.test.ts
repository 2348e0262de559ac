import { expect, test } from 'vitest';
import type { CompanyFacts } from '#contract/company-facts.ts';
import { companyOf } from '#tests/fixtures/company.ts';
import { dayOfYear, factsOf, factSources, missingFacts } from './words.ts';

const nothing: CompanyFacts = {
  symbol: 'A', company_type: null, otherClasses: [], registered_on: null, city: null, place: null,
  state_of_incorporation: null, fiscal_year_end: null, filer_categories: [], formerNames: [], profile_on: null,
  website: null, employees: null, first_trade: null, index_on: null, indices: [],
}; // prettier-ignore

const company = companyOf({
  symbol: 'A',
  market: 'NASDAQ',
  industry: 'State commercial banks',
  sic: '6022',
  cik: '7',
});
const textOf = (facts: CompanyFacts, label: string) =>
  factsOf(company, facts).find((fact) => fact.label === label)?.text;

test('only facts on record are shown, and the others named in one line', () => {
  expect(factsOf(company, nothing).map(({ label }) => label)).toEqual(['Exchange', 'Industry', 'CIK']);
  expect(missingFacts(nothing)).toEqual([
    'place',
    'website',
    'employees',
    'fiscal year end',
    'first trade',
    'index membership',
  ]);
  expect(missingFacts({ ...nothing, city: 'Natick', employees: 7, indices: ['S&P 1500'] })).toEqual([
    'website',
    'fiscal year end',
    'first trade',
  ]);
});

test('facts read as people write them', () => {
  const facts: CompanyFacts = {
    ...nothing,
    company_type: 'blank_check',
    city: 'New York',
    place: 'New York',
    fiscal_year_end: '02-28',
    website: 'https://www.abeonatherapeutics.com/investors',
    employees: 7000,
    indices: ['Russell 2000', 'Russell 3000'],
  };
  expect(textOf(facts, 'Type')).toBe('Blank check');
  expect(textOf(facts, 'Place')).toBe('New York');
  expect(textOf({ ...facts, city: 'Natick', place: 'Massachusetts' }, 'Place')).toBe('Natick, Massachusetts');
  // POET: its city comes with the province.
  expect(textOf({ ...facts, city: 'Toronto, Ontario', place: 'Ontario, Canada' }, 'Place')).toBe(
    'Toronto, Ontario, Canada',
  );
  expect(textOf(facts, 'Fiscal year ends')).toBe('Feb 28');
  expect(textOf(facts, 'Website')).toBe('abeonatherapeutics.com');
  expect(textOf(facts, 'Employees')).toBe('7,000');
  expect(textOf(facts, 'Indices')).toBe('Russell 2000, Russell 3000');
  expect(dayOfYear('12-31')).toBe('Dec 31');
});

test('every source is named with its day', () => {
  expect(factSources(nothing)).toBe('');
  const days = { registered_on: '2026-07-03', profile_on: '2026-06-27' };
  const profile = { website: 'https://a.com', employees: 7, first_trade: '2024-10-15' };
  expect(factSources({ ...nothing, ...days, ...profile })).toBe(
    'SEC filer record, Jul 3, 2026; website, employees and first trade: Yahoo Finance, Jun 27, 2026.',
  );
});

test('SFHG: no source is named for employees that are not on record', () => {
  const profile = { profile_on: '2026-03-07', website: 'https://1398.cn', first_trade: '2024-10-15' };
  expect(factSources({ ...nothing, ...profile })).toBe(
    'website and first trade: Yahoo Finance, Mar 7, 2026.',
  );
  expect(factSources({ ...nothing, profile_on: '2026-03-07' })).toBe('');
});
