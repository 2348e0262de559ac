import { expect, test } from 'vitest';
import { blockQuestions } from '#features/company/ask-about.ts';
import { openChat } from '#tests/support/chat.ts';

const { compose } = openChat();

/** A biotech, a bank, a maker of devices and a company abroad: some lack something, none is told that it was not understood. */
test.each(Object.entries(blockQuestions))('what the block %s asks is understood: %s', async (_, text) => {
  for (const symbol of ['ABEO', 'FFIN', 'IART', 'YRD']) {
    const { answer, kinds } = await compose({ text, symbol, before: [], isSignedIn: false });
    expect(answer.understood, symbol).not.toBeNull();
    expect(kinds, symbol).not.toContain(null);
    expect(answer.symbol, symbol).toBe(symbol);
  }
});
