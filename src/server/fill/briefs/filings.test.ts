import { describe, expect, it } from 'vitest';
import { eventBrief, filingBrief, type FilingFact } from './filings.ts';
import { filingKind } from './filing-kinds.ts';

const company = { symbol: 'ACME', name: 'Acme Robotics Inc.' };
const filing = (form: string, given: Partial<FilingFact> = {}): FilingFact => ({
  symbol: 'ACME',
  form,
  day: '2025-11-12',
  items: null,
  url: `https://www.sec.gov/Archives/${form}-${given.day ?? ''}.txt`,
  ...given,
});
const brief = (...filings: FilingFact[]) => {
  const kind = filingKind(filings[0]?.form ?? '');
  return kind && filingBrief(company, kind, filings);
};
const event = (items: string, ...more: string[]) =>
  eventBrief(
    company,
    [items, ...more].map((held) => filing('8-K', { items: held })),
  );

describe('a brief of an event', () => {
  it.each([
    ['1.01 9.01', 'Acme Robotics reports a material agreement'],
    ['1.01 3.03 5.03 8.01 9.01', 'Acme Robotics reports a material agreement and a change of holders’ rights'],
    ['5.02 3.01', 'Acme Robotics reports a notice about its listing'],
    ['4.02', 'Acme Robotics reports that earlier statements should not be relied on'],
  ])('of the items %s says “%s”', (items, title) => {
    expect(event(items)?.title).toBe(title);
  }); // prettier-ignore

  it('is none where the items are exhibits, votes and other events', () => {
    for (const items of ['9.01', '8.01 9.01', '5.07', '7.01 9.01', '']) expect(event(items)).toBeUndefined();
  });

  it('folds the reports of a day, and names the items of each', () => {
    const folded = event('5.02', '3.01 9.01');
    expect(folded?.facts).toHaveLength(1);
    expect(folded?.summary).toMatch(/items 3\.01 and 5\.02/);
    expect(folded?.paragraphs.join(' ')).toMatch(/5\.02, officers.*3\.01, delisting/);
  });
});

describe('a brief of a form', () => {
  it.each([
    ['NT 10-Q', 'Acme Robotics says its quarterly report will be late (NT 10-Q)'],
    ['25-NSE', 'Exchange files to delist a security of Acme Robotics (25-NSE)'],
    ['424B4', 'Acme Robotics files the final prospectus of an offering (424B4)'],
    ['424B5', 'Acme Robotics offers securities from its shelf (424B5)'],
    ['S-3', 'Acme Robotics registers securities for later sale (S-3)'],
    ['S-1', 'Acme Robotics registers an offering of securities (S-1)'],
    ['SC TO-T', 'A tender offer is filed under Acme Robotics (SC TO-T)'],
    ['D', 'Acme Robotics reports a private sale of securities (form D)'],
  ])('%s is “%s”', (form, title) => {
    expect(brief(filing(form))?.title).toBe(title);
  });

  it.each([
    ['NT 10-Q', 'Drugs Made In America Acquisition II: quarterly report late (NT 10-Q)'],
    ['424B4', 'Drugs Made In America Acquisition II files a final prospectus (424B4)'],
    ['S-3ASR', 'Drugs Made In America Acquisition II sets up an automatic shelf (S-3ASR)'],
    ['S-3', 'Drugs Made In America Acquisition II files a shelf registration (S-3)'],
    ['S-1', 'Drugs Made In America Acquisition II registers an offering (S-1)'],
  ])('%s of a company with a long name is “%s”', (form, title) => {
    const kind = filingKind(form);
    const long = { symbol: 'DMII', name: 'Drugs Made In America Acquisition II Corp.' };
    expect(kind && filingBrief(long, kind, [filing(form)])?.title).toBe(title);
  });

  it('is none where the form says nothing by itself', () => {
    for (const form of ['8-K', '6-K', '4', '144', '10-Q', 'DEF 14A', 'CORRESP', 'EFFECT', '424B3', '425'])
      expect([form, filingKind(form)]).toEqual([form, undefined]);
  });

  it('covers the forms about the same fact, also those of later days and sister classes', () => {
    const chain = brief(
      filing('424B5'),
      filing('424B5', { symbol: 'ACME-B' }),
      filing('424B5', { day: '2025-11-14' }),
    );
    expect(chain?.publishedAt).toBe('2025-11-12');
    expect(chain?.facts).toHaveLength(2);
    expect(chain?.paragraphs).toEqual(['Further documents about it came by Nov 14, 2025.']);
    expect(chain?.covers).toEqual(
      expect.arrayContaining(['b-ACME-B-20251112-offering', 'b-ACME-20251114-offering']),
    );
  });

  it('lists at most twenty documents, and says how many there are', () => {
    const many = brief(...Array.from({ length: 25 }, (_, i) => filing('424B5', { day: `2025-11-${i + 1}` })));
    expect(many?.facts.filter(({ unit }) => unit === 'form')).toHaveLength(20);
    expect(many?.facts.at(-1)).toEqual({ label: 'Documents', value: 25, unit: 'count' });
  });
});
