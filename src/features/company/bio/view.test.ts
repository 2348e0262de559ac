import { expect, test } from 'vitest';
import { bioPhaseGroups } from '#contract/bio-phase.ts';
import { bioViewHref, readBioView } from './view.ts';

const read = (query: string) => readBioView(new URLSearchParams(query));
const url = (query: string) => new URL(`http://x/stocks/ABC/bio${query}`);

test.each([...bioPhaseGroups])('%s is asked for in any case', (group) => {
  expect(read(`phase=${group.toUpperCase()}`).group).toBe(group);
});

test.each(['', 'phase=', 'phase=Phase+9', 'page=0', 'page=-1', 'page=1.5', 'page=x'])(
  '%j asks for everything from the first page on',
  (query) => {
    expect(read(query)).toEqual({ group: undefined, page: 1 });
  },
);

test('what is usual stays out of the address, other parts of the query stay in it', () => {
  expect(bioViewHref(url('?range=1M&phase=Failed&page=3'), { group: undefined, page: 1 })).toBe(
    '/stocks/ABC/bio?range=1M',
  );
  expect(bioViewHref(url(''), { group: 'Phase 2', page: 2 }, '#bio')).toBe(
    '/stocks/ABC/bio?phase=Phase+2&page=2#bio',
  );
  expect(bioViewHref(url(''), { group: undefined, page: 1 })).toBe('/stocks/ABC/bio');
});

test('a view survives its own address', () => {
  for (const group of [undefined, ...bioPhaseGroups])
    for (const page of [1, 7])
      expect(readBioView(new URL(bioViewHref(url(''), { group, page }), 'http://x').searchParams)).toEqual({
        group,
        page,
      });
});
