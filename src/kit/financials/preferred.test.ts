import { expect, test } from 'vitest';
import { isPaidBefore, preferredShareOf } from './preferred.ts';

/** SSP, newest first, in millions. */
const quarters = [
  { income: -32.959e6, eps: -0.55 },
  { income: -35.962e6, eps: -0.59 },
  { income: -3.455e6, eps: -0.22 },
  { income: 47.776e6, eps: 0.37 },
];

test('SSP: net income and earnings a share lie on one line, with what preferred holders get before', () => {
  const found = preferredShareOf(quarters);
  expect([found?.shares, found?.paid].map((value) => Math.round((value ?? 0) / 1e5) / 10)).toEqual([
    87.2, 15.5,
  ]);
  expect(found && isPaidBefore({ income: 1.429e6, eps: -0.15 }, found)).toBe(true);
  expect(found && isPaidBefore({ income: 1.429e6, eps: 0.35 }, found)).toBe(false);
});

test('none is told of three quarters, of earnings that are alike, of common shares alone, or of quarters off the line', () => {
  expect(preferredShareOf(quarters.slice(0, 3))).toBeNull();
  expect(preferredShareOf(quarters.map(({ income }) => ({ income, eps: -0.5 })))).toBeNull();
  expect(preferredShareOf(quarters.map(({ eps }) => ({ income: eps * 87e6, eps })))).toBeNull();
  expect(preferredShareOf([...quarters, { income: 40e6, eps: -0.3 }])).toBeNull();
});

test('MYPS: what rounded cents leave between income and shares is paid to nobody', () => {
  const rounded = [-25.212e6, -0.2, 11.236e6, 0.08, 5.503e6, 0.04, -2.57e6, -0.02];
  const pairs = [0, 2, 4, 6].map((i) => ({ income: rounded[i] ?? 0, eps: rounded[i + 1] ?? 0 }));
  expect(preferredShareOf(pairs)).toBeNull();
});
