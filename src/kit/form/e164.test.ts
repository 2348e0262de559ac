import { expect, test } from 'vitest';
import { textableNumber, toE164 } from './e164.ts';

test('ten digits are a number of the United States', () => {
  expect([toE164('5550104477'), toE164('4915155501044')]).toEqual(['+15550104477', '+4915155501044']);
});

test.each([
  ['2125550142', '+12125550142'],
  ['12125550142', '+12125550142'],
  ['442071234567', '+442071234567'],
  // An exchange does not begin with 0 or 1, an area neither; services are no numbers.
  ['2120550142', null],
  ['1125550142', null],
  ['9115550142', null],
  ['2129110142', null],
  ['121255501420', null],
  ['012125550142', null],
  ['212555', null],
  ['+2125550142', null],
  [null, null],
])('%s is texted at %s', (digits, number) => {
  expect(textableNumber(digits)).toBe(number);
});
