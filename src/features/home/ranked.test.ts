import { expect, test } from 'vitest';
import type { Fact, News } from '#contract/news.ts';
import { rankedLine } from './ranked.ts';

const move = (...facts: Fact[]): News => ({
  id: 'm',
  title: 'Acme rises',
  topic: 'move',
  facts: [
    { label: 'Change', value: 22.4, unit: 'percent' },
    { label: 'Against average', value: 5197.4, unit: 'ratio' },
    { label: 'Dollar volume', value: 565_600_000, unit: 'usd' },
    ...facts,
  ],
});

test('a ranked move shows its change, its ratio and its money, from its own figures', () => {
  expect(rankedLine(move())).toMatchObject({ change: 22.4, ratio: '5,197×', dollars: '$565.60M' });
});

test('its headline does not repeat what the columns beside it say', () => {
  const titled = (title: string) => rankedLine({ ...move(), title }).headline;
  expect(titled('CaliberCos rises 90.61% to $1.23 on 2,141 times its usual volume')).toBe(
    'CaliberCos rises 90.61% to $1.23',
  );
  expect(titled('Arteris falls 19.97% to $35.06 on twice its usual volume')).toBe(
    'Arteris falls 19.97% to $35.06',
  );
  expect(titled('SurgePays rises 38.08% to $0.57, with $101.50M traded')).toBe(
    'SurgePays rises 38.08% to $0.57',
  );
  expect(titled('Acme traded')).toBe('Acme traded');
  const without = move();
  expect(rankedLine({ ...without, title: 'Acme rises on twice its usual volume', facts: [] }).headline).toBe(
    'Acme rises on twice its usual volume',
  );
});

test('beside it stands what is on record of the day, else what was last, else that there is nothing', () => {
  expect(rankedLine(move()).record).toEqual({ words: 'Nothing on record that day', isOfDay: false });
  const last: Fact = { label: 'Last on record, Dec 16, 2025', value: '8-K', unit: 'text' };
  expect(rankedLine(move(last)).record?.words).toBe('Last on record: 8-K, Dec 16, 2025');
  const stake: Fact = { label: 'On record that day', value: '13D by Corre', unit: 'text' };
  const eve: Fact = { label: 'On record, Jul 1, 2026', value: '424B5', unit: 'text' };
  expect(rankedLine(move(stake, eve)).record).toEqual({
    words: 'On record: 13D by Corre; 424B5',
    isOfDay: true,
  });
});

test('another kind of story has none of it', () => {
  expect(rankedLine({ ...move(), topic: 'earnings' })).toEqual({
    headline: 'Acme rises',
    change: null,
    record: undefined,
    ratio: null,
    dollars: null,
  });
});
