import { expect, test } from 'vitest';
import { createExportLimit } from './export-limit.ts';

test('an address has ten files at once and then one in six seconds, whatever others ask for', () => {
  let time = 0;
  const waitMs = createExportLimit(() => time);
  expect(Array.from({ length: 11 }, () => waitMs('a'))).toEqual([...Array<number>(10).fill(0), 6_000]);
  expect(waitMs('b')).toBe(0);
  time = 3_000;
  expect(waitMs('a')).toBe(3_000);
  time = 6_000;
  expect(waitMs('a')).toBe(0);
  expect(waitMs('a')).toBe(6_000);
  time = 600_000;
  expect(Array.from({ length: 11 }, () => waitMs('a')).filter((ms) => ms === 0)).toHaveLength(10);
});

test('a clock that is set back refuses nobody for longer', () => {
  let time = 1_000_000;
  const waitMs = createExportLimit(() => time);
  for (let i = 0; i < 10; i += 1) waitMs('a');
  time = 0;
  expect(waitMs('a')).toBe(6_000);
  time = 6_000;
  expect(waitMs('a')).toBe(0);
});
