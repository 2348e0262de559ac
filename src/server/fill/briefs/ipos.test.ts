import { describe, expect, it } from 'vitest';
import { limitationsOf } from '#features/news/limitations.ts';
import { ipoBrief, type IpoFact } from './ipos.ts';

const company = { symbol: 'ACME', name: 'Acme Minerals Corp.' };
const ipo = (given: Partial<IpoFact> = {}): IpoFact => ({
  date: '2024-06-06',
  market: 'NASDAQ',
  price: 17,
  shares: 4_411_765,
  amount: 75_000_005,
  form: null,
  source: 'Calendar of a test',
  url: 'https://calendar.example',
  ...given,
});

describe('a brief of an offering', () => {
  it('that is priced says price, market, shares and amount', () => {
    const { title, summary, paragraphs } = ipoBrief(company, ipo());
    expect(title).toMatch(/offering.* at \$17\.00 a share$/);
    expect(summary).toMatch(/\$17\.00 a share.*, for a listing on NASDAQ\.$/);
    expect(summary).toContain('Jun 6, 2024');
    expect(paragraphs).toEqual(['On record: 4.41M shares, $75.00M in all.']);
  });

  it('of which the prospectus alone is known says no more, and lists the document', () => {
    const known = ipo({ price: null, shares: null, amount: null, market: null, form: '424B4' });
    const { title, summary, paragraphs, facts, category } = ipoBrief(company, known);
    expect(limitationsOf('ipo', category)).toContain('neither the price nor the size');
    expect(title).toMatch(/prospectus.*\(424B4\)$/);
    expect(`${title} ${summary}`).not.toMatch(/\$|N\/A/);
    expect(paragraphs).toEqual([]);
    expect(facts).toEqual([
      { label: 'Form', value: '424B4', unit: 'form', url: 'https://calendar.example' },
      { label: 'Filed', value: '2024-06-06', unit: 'date' },
    ]);
  });
});
