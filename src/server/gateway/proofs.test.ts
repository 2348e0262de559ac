import { expect, test } from 'vitest';
import { createProofs } from './proofs.ts';

const proofs = createProofs('s'.repeat(32));

test('a proof holds for its own token and under its own secret only', () => {
  const proof = proofs.sign('token-a');
  expect(proofs.holds('token-a', proof)).toBe(true);
  expect(proofs.holds('token-b', proof)).toBe(false);
  expect(createProofs('t'.repeat(32)).holds('token-a', proof)).toBe(false);
  for (const forged of [undefined, '', 'true', `${proof}x`, proof.slice(1)])
    expect(proofs.holds('token-a', forged)).toBe(false);
});
