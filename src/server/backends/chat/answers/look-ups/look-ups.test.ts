import { expect, it } from 'vitest';
import { lookUps } from './index.ts';

it('names and describes each look-up once', () => {
  const names = lookUps.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, description } of lookUps) {
    expect(name).toMatch(/^[a-z_]+$/);
    expect(description).toMatch(/^[A-Z].+\.$/);
  }
});
