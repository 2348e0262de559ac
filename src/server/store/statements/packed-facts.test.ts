import { expect, test } from 'vitest';
import { packFacts, type StatementFact, unpackFacts, unpackLast } from './packed-facts.ts';

const fact = (given: Partial<StatementFact>): StatementFact => ({
  concept: 'revenue',
  source: 'sec-facts',
  unit: 'USD',
  start: '2025-01-01',
  end: '2025-03-31',
  value: 1,
  filing: { form: '10-Q', filed: '2025-05-01', accession: null },
  ...given,
});

test('facts come back as they were, by series and day', () => {
  const facts = [
    fact({}),
    fact({ start: '2025-01-01', end: '2025-06-30', value: -2.5 }),
    fact({
      concept: 'cash',
      start: null,
      value: 0,
      filing: { form: '10-K/A', filed: '2026-02-01', accession: 'a-1' },
    }),
    fact({ concept: 'cash', source: 'sec-quarters', start: null, end: '1999-12-31', value: 7, filing: null }),
  ];
  expect(unpackFacts(packFacts(facts))).toEqual(facts);
});

test('the order in which facts arrive does not matter within a series', () => {
  const facts = [fact({ end: '2025-03-31' }), fact({ start: '2025-04-01', end: '2025-06-30' })];
  expect(packFacts(facts.toReversed())).toBe(packFacts(facts));
});

test('the newest fact of a concept is found without the others, whatever stands around it', () => {
  const packed = packFacts([
    fact({ end: '2025-12-31', value: 9, unit: 'EUR {a}' }),
    fact({ end: '2026-03-31', value: 3 }),
    fact({ end: '2026-06-30', value: 4, source: 'sec-quarters', filing: null }),
    fact({ concept: 'revenue_of_part', end: '2026-07-31', value: 5 }),
  ]);
  expect(unpackLast(packed, 'revenue')).toEqual({ end: '2026-06-30', value: 4 });
  expect(unpackLast(packed, 'revenue_of_part')).toEqual({ end: '2026-07-31', value: 5 });
  expect(unpackLast(packed, 'cash')).toBeNull();
});
