import { expect, test } from 'vitest';
import type { BackendName, Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { partsOf } from './parts.ts';

const rows = Object.entries<Call>(calls);
const partsOfBackend = (backend: BackendName) => partsOf(rows.filter(([, call]) => call.backend === backend));

test('each call stands in one part, under a place of its own', () => {
  const parts = (['data', 'auth', 'chat', 'tools'] as const).flatMap(partsOfBackend);
  expect(parts.flatMap(({ calls }) => calls.map(([id]) => id)).sort()).toEqual(rows.map(([id]) => id).sort());
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
});

test('calls stand with those of their noun, the desk’s by the noun it edits; what stands alone comes last', () => {
  const titles = partsOfBackend('data').map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['/api/stock', '/api/news', '/api/events']));
  expect(titles.at(-1)).toBe('Others');
  expect(partsOfBackend('tools').map(({ title }) => title)).toContain('/api/tools/news');
});
