import { expect, test } from 'vitest';
import { emptyWords } from './empty-words.ts';

const now = new Date('2026-11-21T15:00:00Z');

test.each([
  [{ tab: 'upcoming', range: 'all', search: '' }, 'No upcoming events.'],
  [{ tab: 'upcoming', range: 'month', search: '' }, 'No events until Nov 30.'],
  [{ tab: 'history', range: 'all', search: '' }, 'No past events.'],
  [{ tab: 'history', range: 'all', search: 'x' }, 'No events found.'],
] as const)('%j says "%s"', (view, title) => {
  expect(emptyWords(view, now).title).toBe(title);
});
