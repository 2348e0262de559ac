import { expect, it } from 'vitest';
import { askPairs } from '../../scripts/chat/in-one-breath.ts';
import { openChat } from '../support/chat.ts';
import { inLongRun } from '../support/long.ts';
import { seeded } from '../support/random.ts';

const { compose, store } = openChat();

// Both in one breath, tied in eleven ways, of companies drawn by chance; `node scripts/chat/pairs.ts --list` prints what lacks.
it('shows of two questions in one breath what it shows of each alone', async () => {
  const draw = seeded(Number(process.env['SEED_OF_RANDOM'] ?? 1));
  const found = await askPairs({ store: store(), compose, draw, pairs: inLongRun(600, 24) });
  const whole = found.filter(({ lacking }) => lacking.length === 0);
  expect(found.length).toBeGreaterThan(20);
  expect(whole.length / found.length).toBeGreaterThan(inLongRun(0.9, 0.8));
});
