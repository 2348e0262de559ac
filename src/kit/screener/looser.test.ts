import { expect, it } from 'vitest';
import { looserThan } from './looser.ts';
import { formatScreener, readScreener } from './url.ts';

const looser = (query: string) =>
  looserThan(readScreener(new URLSearchParams(query)).state).map(({ label, state }) => [
    label,
    formatScreener(state),
  ]);

it('moves each single limit by half, and leaves each part out', () => {
  expect(looser('sector=Finance&price_book=..1&net_cash=50..&profitable=12+months')).toEqual(
    [
      ['P/B under 1.5', 'sector=Finance&profitable=12+months&net_cash=50..&price_book=..1.5'],
      ['Net Cash from 25%', 'sector=Finance&profitable=12+months&net_cash=25..&price_book=..1'],
      ['All sectors', 'profitable=12+months&net_cash=50..&price_book=..1'],
      ['Without “P/B”', 'sector=Finance&profitable=12+months&net_cash=50..'],
      ['Without “Profitable”', 'sector=Finance&net_cash=50..&price_book=..1'],
      ['Without “Net Cash”', 'sector=Finance&profitable=12+months&price_book=..1'],
    ].map(([label, query]) => [label, formatScreener(readScreener(new URLSearchParams(query)).state)]),
  );
});

it('has nothing to loosen where nothing narrows', () => {
  expect(looser('')).toEqual([]);
  expect(looser('symbol=abc').map(([label]) => label)).toEqual(['Without “abc”']);
});

it('moves a limit below zero away from zero', () => {
  expect(looser('change_pre=..-10')[0]).toEqual(['Change % under −5%', 'change_pre=..-5']);
});

it('counts days as the screen says them', () => {
  expect(looser('catalyst_days=..61')[0]).toEqual(['Days to Catalyst within 90 days', 'catalyst_days=..91']);
});
