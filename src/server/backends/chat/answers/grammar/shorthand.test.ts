import { expect, it } from 'vitest';
import { spelledOut } from './shorthand.ts';

it.each([
  ['S/O pls', 'shares outstanding please'],
  ['inst own %', 'institutional own %'],
  ['would u buy', 'would you buy'],
  ['close on 5/14', 'close on May 14'],
  ['close 5/14/26', 'close May 14, 2026'],
  ['6 mo return', '6 months return'],
  ['since the start of the year', 'ytd'],
  ['where did it end up', 'where did it end'],
])('writes "%s" out', (text, out) => expect(spelledOut(text)).toBe(out));

it.each([
  'phase 1/2 trial',
  '1/10 reverse split',
  'price of MO',
  '$mo price',
  'r&d by quarter',
  'Acme Inc',
  'p/e',
  'is it up',
])('leaves "%s" as it is', (text) => expect(spelledOut(text)).toBe(text));
