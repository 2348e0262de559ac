import { expect, test } from 'vitest';
import { ScreenInputSchema, ScreenUpdateSchema } from './screen.ts';

const name = (given: string) => ScreenInputSchema.safeParse({ name: given, query: 'sort=name' });

test('a name is one line, trimmed, in one spelling of its letters', () => {
  expect(name('  Cafe\u0301 ').data?.name).toBe('Café');
  for (const bad of ['', '   ', 'a\nb', 'x'.repeat(81)]) expect(name(bad).success).toBe(false);
});

test('a query is a query string and nothing else', () => {
  const query = (given: string) => ScreenInputSchema.safeParse({ name: 'A', query: given }).success;
  expect([query('last_sale=0..2&sort=name'), query('')]).toEqual([true, true]);
  for (const bad of ['?a=1', 'a=1#x', 'a b', 'a\r\nb', 'ü=1'])
    expect([bad, query(bad)]).toEqual([bad, false]);
});

test('an update changes something', () => {
  expect(ScreenUpdateSchema.safeParse({}).success).toBe(false);
  expect(ScreenUpdateSchema.safeParse({ isDefault: true }).success).toBe(true);
});
