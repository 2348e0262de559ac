import { expect, test } from 'vitest';
import { showFact } from './show-fact.ts';

test('YHC: a price below a dollar is as fine as it was quoted, an amount a share has cents', () => {
  const read = (name: string, value: number, currency?: string) =>
    showFact({ name, value, unit: 'price', ...(currency !== undefined && { currency }) });
  expect(read('price', 0.0451)).toBe('$0.0451');
  expect(read('last_close', 0.9)).toBe('$0.90');
  expect(read('price', 21.82)).toBe('$21.82');
  expect(read('eps', 0.0451)).toBe('$0.05');
  expect(read('price', 0.0451, 'CAD')).toBe('C$0.05');
  const changed = (value: number, quote: number) => showFact({ name: 'change', value, unit: 'price', quote });
  expect(changed(-0.0074, 0.0451)).toBe('−$0.0074');
  expect(changed(-0.075, 21.82)).toBe('−$0.08');
});

test('RAND: days to cover are as fine as their page has them, and never none', () => {
  const read = (value: number) => showFact({ name: 'days_to_cover', value, unit: 'days' });
  expect([0.04, 0.001, 1, 4.67].map(read)).toEqual(['0.04 days', 'under 0.01 days', '1.0 days', '4.7 days']);
});
