import { expect, it } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { createBreaker } from './breaker.ts';
import { askDirectly, createFaultNotes } from './direct.ts';

const over = (asGuest: () => Promise<unknown>, breaker = createBreaker()) => ({ asGuest, breaker });
const ask = (direct: ReturnType<typeof over>, answerBy?: number) =>
  askDirectly(direct, 'stock.isClient', { query: { symbol: 'ABC' } }, answerBy);

it('answers what the contract says, and nothing besides', async () => {
  const backend = over(() => Promise.resolve({ isClient: true, secret: 'x' }));
  expect(await ask(backend)).toEqual({ isClient: true });
});

it.each([
  ['an answer that is none of the contract', () => Promise.resolve({ isClient: 'yes' })],
  ['a guest who is told to sign in', () => Promise.reject(new ApiError('unauthenticated', 'Please log in.'))],
])('%s is nonsense', async (_, asGuest) => {
  await expect(ask(over(asGuest))).rejects.toMatchObject({ code: 'bad_gateway' });
});

it('a refusal keeps its code, words and fields, and does not count against the backend', async () => {
  const refused = new ApiError('bad_request', 'Invalid input.', { symbol: 'is not valid' });
  const backend = over(() => Promise.reject(refused));
  for (let n = 0; n < 10; n++)
    await expect(ask(backend)).rejects.toMatchObject({
      code: 'bad_request',
      message: 'Invalid input.',
      fields: { symbol: 'is not valid' },
    });
});

it('what fails again and again is not asked for a while', async () => {
  let asked = 0;
  const backend = over(() => {
    asked += 1;
    return Promise.reject(new Error('broken'));
  });
  for (let n = 0; n < 5; n++) await expect(ask(backend)).rejects.toThrow('broken');
  await expect(ask(backend)).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toBe(5);
});

it('nothing is waited for longer than its request has', async () => {
  const backend = over(() => new Promise(() => undefined));
  await expect(ask(backend, performance.now() - 1)).rejects.toMatchObject({ code: 'timeout' });
  await expect(ask(backend, performance.now() + 5)).rejects.toMatchObject({ code: 'timeout' });
});

it('the log is told once a minute why an answer is missing, and not of what was refused', async () => {
  const lines: { call: string; why: string }[] = [];
  let time = 0;
  const log = {
    error: ({ err, call }: { err: Error; call: string }) =>
      lines.push({ call, why: err.cause instanceof Error ? err.cause.message : err.message }),
  };
  const note = createFaultNotes(log as unknown as Parameters<typeof createFaultNotes>[0], () => time);
  const failure = await ask(over(() => Promise.resolve({ isClient: 'a secret' }))).catch(
    (error: unknown) => error,
  );
  note('stock.isClient', failure);
  note('stock.isClient', failure);
  note('stock.details', new ApiError('not_found', 'Unknown company.'));
  note('stock.details', new Error('no such column'));
  time = 60_000;
  note('stock.isClient', failure);
  expect(lines.map(({ call }) => call)).toEqual(['stock.isClient', 'stock.details', 'stock.isClient']);
  expect(lines[0]?.why).toMatch(/^stock\.isClient: isClient: /);
  expect(JSON.stringify(lines)).not.toContain('secret');
});
