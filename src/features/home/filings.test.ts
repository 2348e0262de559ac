import { describe, expect, it } from 'vitest';
import type { News } from '#contract/news.ts';
import { unseenFilings } from './filings.ts';

const filing = (symbol: string, category: string, day = '2026-06-30'): News => ({
  id: `b-${symbol}-${category}`, title: symbol, company_symbol: symbol, category, published_at: day }); // prettier-ignore
const shown = (news: News[], seen: News[] = []) =>
  unseenFilings({ from: '2026-06-18', to: '2026-07-01', news, ended: [] }, seen).news.map(
    ({ company_symbol: symbol }) => symbol,
  );

describe('the filings that matter', () => {
  it('stand newest first, each company once, none that the page tells of already', () => {
    const filings = [filing('A', '13D', '2026-06-24'), filing('B', '8-K'), filing('A', '8-K', '2026-07-01'), filing('C', '8-K', '2026-07-01')];
    expect(shown(filings)).toEqual(['C', 'B', 'A']);
    expect(shown(filings, [filing('C', 'Move')])).toEqual(['B', 'A']);
  }); // prettier-ignore

  it('are nine at most, and five of a kind', () => {
    const stakes = 'ABCDEFG'.split('').map((symbol) => filing(symbol, '13D'));
    const events = 'HIJKLM'.split('').map((symbol) => filing(symbol, '8-K'));
    expect(shown([...stakes, ...events])).toEqual('ABCDEHIJK'.split(''));
  });
});
