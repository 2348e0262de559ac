import { describe, expect, it } from 'vitest';
import { filingBrief, type FilingFact, type FilingHistory } from './filings.ts';

const company = { symbol: 'ACME', name: 'Acme Robotics Inc.' };
const folder = 'https://www.sec.gov/Archives/edgar/data/1/';
const filings = (...forms: string[]): FilingFact[] =>
  forms.map((form, i) => ({ form, url: `${folder}0001-25-00000${i}.txt` }));
const history: FilingHistory = { earlier: 0, latest: null, since: '2025-10-01' };
const brief = (forms: string[], given: Partial<FilingHistory> = {}, day = '2025-11-12') =>
  filingBrief(company, day, filings(...forms), { ...history, ...given });

describe('a brief of filings', () => {
  it('of one form names it, says what it is, and leads to the document', () => {
    const { title, summary, paragraphs, url, category } = brief(['8-K']);
    expect(title).toMatch(/8-K/);
    expect(summary).toMatch(/8-K.*Nov 12, 2025|Nov 12, 2025.*8-K/);
    expect(paragraphs[0]).toBe('8-K: current report.');
    expect([url, category]).toEqual([`${folder}0001-25-000000.txt`, '8-K']);
  });

  it('of several forms of a day is one, lists each, and leads to the folder they lie in', () => {
    const { title, facts, url, category } = brief(['4', '4', '144']);
    expect(title).toMatch(/two forms 4 and a form 144/i);
    expect(facts.filter(({ unit }) => unit === 'form')).toHaveLength(3);
    expect([url, category]).toEqual([folder, 'Insider forms']);
  });

  it('tells of more documents than it lists', () => {
    const { facts } = brief(Array.from({ length: 25 }, () => '4'));
    expect(facts.filter(({ unit }) => unit === 'form')).toHaveLength(20);
    expect(facts.at(-1)).toEqual({ label: 'Documents of the day', value: 25, unit: 'count' });
  });

  it('says “files” only of what the company itself files', () => {
    for (let day = 10; day < 28; day += 1) {
      expect(brief(['4'], {}, `2025-11-${day}`).title).not.toMatch(/\bfiles\b/);
      expect(brief(['4'], {}, `2025-11-${day}`).summary).toMatch(/lists/);
    }
  });

  it('has the right article before every form and title', () => {
    for (const form of [
      'ARS',
      '10-K',
      '8-K',
      'S-1',
      '424B5',
      '6-K',
      'NT 10-Q',
      'EFFECT',
      'DEF 14A',
      '20-F',
      '11-K',
    ])
      for (let day = 10; day < 28; day += 1) {
        const { title, summary } = brief([form], {}, `2025-11-${day}`);
        expect(`${title} ${summary}`).not.toMatch(
          /\ba (?:8|11-|[aeio][a-z]|S-|NT )|\ban (?:10|6|4|20|DEF|[bcdfgkpqr][a-z])/,
        );
      }
  });

  it.each([
    [{ earlier: 0, latest: null }, 'holds no earlier 8-K filing of this company'],
    [{ earlier: 1, latest: '2025-10-07' }, 'one earlier 8-K filing of this company, of Oct 7, 2025'],
    [
      { earlier: 3, latest: '2025-10-07' },
      'three earlier 8-K filings of this company, the latest of Oct 7, 2025',
    ],
  ])('says what the record held before, and since when there is a record: %o', (given, words) => {
    const told = brief(['8-K'], given).paragraphs.at(-1);
    expect(told).toContain(words);
    expect(told).toContain('Oct 1, 2025');
  });
});
