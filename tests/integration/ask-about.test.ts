import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockQuestions } from '#features/company/ask-about.ts';
import { recordComposer } from '#server/backends/chat/answers/answerer.ts';
import type { OpenStore } from '#server/db/open.ts';
import { readFilledStore } from '#tests/support/store.ts';

let store: OpenStore;
let compose: ReturnType<typeof recordComposer>;
beforeAll(async () => {
  store = await readFilledStore();
  compose = recordComposer(store, () => new Date('2026-11-22T12:00:00Z'));
});
afterAll(() => store.close());

/** A biotech, a bank, a maker of devices and a company abroad: some lack something, none is told that it was not understood. */
test.each(Object.entries(blockQuestions))('what the block %s asks is understood: %s', async (_, text) => {
  for (const symbol of ['ABEO', 'FFIN', 'IART', 'YRD']) {
    const { answer, kinds } = await compose({ text, symbol, before: [], isSignedIn: false });
    expect(answer.understood, symbol).not.toBeNull();
    expect(kinds, symbol).not.toContain(null);
    expect(answer.symbol, symbol).toBe(symbol);
  }
});
