import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { parseFilters } from './parse-filters.ts';

const fieldsOf = (text: string) => {
  try {
    parseFilters(text);
  } catch (error) {
    if (error instanceof ApiError) return error.fields;
    throw error;
  }
  return undefined;
};

it('reads lists of values and ranges, a text and SIC codes', () => {
  const filters = {
    market: ['NASDAQ'],
    last_sale: [{ min: 0, max: 2 }, { min: 10 }, 5],
    symbol: 'ab',
    Industries: ['2834'],
  };
  expect(parseFilters(JSON.stringify(filters))).toEqual(filters);
});

it('takes nothing for no filter', () => {
  for (const nothing of [null, undefined, '', ' ', '{}']) expect(parseFilters(nothing)).toEqual({});
});

it('names what is wrong, from filters down', () => {
  expect(fieldsOf('{')).toEqual({ filters: 'is not valid JSON' });
  expect(fieldsOf('[]')).toHaveProperty('filters');
  expect(fieldsOf('{"cusip":[1]}')).toEqual({ 'filters.cusip': 'is not known' });
  expect(fieldsOf('{"volume":[true]}')).toHaveProperty(['filters.volume.0']);
  expect(fieldsOf('{"volume":5}')).toHaveProperty(['filters.volume']);
  expect(fieldsOf('{"Industries":["28"]}')).toEqual({ 'filters.Industries.0': 'is not a SIC code' });
  expect(fieldsOf('{"name":["a\\u0000"]}')).toEqual({ filters: 'must not hold a NUL character' });
});

it('answers any text with filters or a fault of the caller', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      fieldsOf(text);
    }),
  );
});
