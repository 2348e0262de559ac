import { expect, test } from 'vitest';
import type { BackendName } from '#contract/call.ts';
import { offeredCalls } from '#contract/calls.ts';
import { partsOf } from './parts.ts';

const offered = Object.entries(offeredCalls(new Set()));
const partsOfBackend = (backend: BackendName) =>
  partsOf(offered.filter(([, call]) => call.backend === backend));

test('each call stands in one part, under a place of its own', () => {
  const parts = (['data', 'auth', 'chat', 'tools'] as const).flatMap(partsOfBackend);
  expect(parts.flatMap(({ calls }) => calls.map(([id]) => id)).sort()).toEqual(
    offered.map(([id]) => id).sort(),
  );
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
});

test('calls stand with those of their noun, the desk’s by the noun it edits; what stands alone comes last', () => {
  const titles = partsOfBackend('data').map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['/api/stock', '/api/news', '/api/events']));
  expect(titles.at(-1)).toBe('Others');
  expect(partsOfBackend('tools').map(({ title }) => title)).toContain('/api/tools/news');
});
