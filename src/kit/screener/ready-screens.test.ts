import { describe, expect, it } from 'vitest';
import { readyScreens } from './ready-screens.ts';
import { formatScreener, readScreener } from './url.ts';

describe.each(readyScreens)('the ready-made screen $slug', ({ query, sentence, why, trap }) => {
  it('is an address without a fault, in its canonical spelling', () => {
    const { state, notices } = readScreener(new URLSearchParams(query));
    expect(notices).toEqual([]);
    expect(formatScreener(state)).toBe(query);
  });

  it('is described by one sentence, and says why and what it hides', () => {
    expect(sentence).toMatch(/^[A-Z].*[^.]\.$/);
    expect(why).toMatch(/^[A-Z].*\.$/);
    expect(trap).toMatch(/^[A-Z].*\.$/);
  });
});

it('has at least sixteen screens, each with an address of its own', () => {
  expect(readyScreens.length).toBeGreaterThanOrEqual(16);
  expect(new Set(readyScreens.map(({ slug }) => slug)).size).toBe(readyScreens.length);
});
