import { expect, test } from 'vitest';
import { bioPhaseGroups } from '#contract/bio-phase.ts';
import { bioView } from './view.ts';

const url = (query: string) => new URL(`http://x/stocks/ABC/bio${query}`);

test.each([...bioPhaseGroups])('%s is asked for in any case', (group) => {
  expect(bioView.read(new URLSearchParams(`phase=${group.toUpperCase()}`)).group).toBe(group);
});

test.each(['', 'phase=', 'phase=Phase+9'])('%j asks for every phase', (query) => {
  expect(bioView.read(new URLSearchParams(query))).toEqual({ group: undefined, page: 1 });
});

test('other parts of the query stay in the address', () => {
  expect(bioView.href({ group: undefined, page: 1 }, url('?range=1M&phase=Failed&page=3'))).toBe(
    '/stocks/ABC/bio?range=1M',
  );
  expect(bioView.href({ group: 'Phase 2', page: 2 }, url(''), '#bio')).toBe(
    '/stocks/ABC/bio?phase=Phase+2&page=2#bio',
  );
});
