import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskCopyAnswer } from '#contract/desk-copy.ts';
import { ApiError } from '#contract/api-error.ts';
import { Autosave, type Held, PAUSE_MS, sameTyped, stateWords, type Typing } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-07-02T12:04:05Z') }));
afterEach(() => void vi.useRealTimers());

/** A server that keeps one copy as the real one does, and a network that can be cut on the way there or back. */
function setUp() {
  const there: DeskCopyAnswer = { copy: null, revision: 0 };
  const seen = {
    held: null as Held | null,
    sent: [] as string[],
    network: 'on' as 'on' | 'cut' | 'cut after',
  };
  const save = new Autosave({
    read: () =>
      seen.network === 'cut'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve({ ...there }),
    keep: async ({ typed, version, revision }) => {
      if (seen.network === 'cut') throw new TypeError('Failed to fetch');
      seen.sent.push(typed['title'] ?? '');
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (revision !== there.revision) throw new ApiError('conflict', 'Newer.');
      const at = new Date().toISOString();
      Object.assign(there, { revision: revision + 1, copy: { typed, version, at } });
      if (seen.network === 'cut after') throw new TypeError('Failed to fetch');
      return { revision: there.revision, at };
    },
    hold: (held) => void (seen.held = held),
  });
  save.begin(0);
  return { there, seen, save, is: () => save.$state.get().is };
}
const typing = (title: string): Typing => ({ typed: { title }, version: 3 });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('what is typed is held at once, and saved a pause after the last key', async () => {
  const { there, seen, save, is } = setUp();
  save.change(typing('A'));
  expect([is(), save.isUnsaved, seen.held?.typed]).toEqual(['waiting', true, { title: 'A' }]);
  await pass(PAUSE_MS - 1);
  save.change(typing('A title'));
  await pass(PAUSE_MS - 1);
  expect(seen.sent).toEqual([]);
  await pass(101);
  expect([seen.sent, is(), save.isUnsaved, seen.held]).toEqual([['A title'], 'saved', false, null]);
  expect(there).toMatchObject({ revision: 1, copy: { typed: { title: 'A title' }, version: 3 } });
});

it('who types without a pause is saved all the same', async () => {
  const { seen, save } = setUp();
  for (let at = 0; at < 20; at += 1) {
    save.change(typing(`A${at}`));
    await pass(1_000);
  }
  expect(seen.sent.length).toBeGreaterThan(0);
});

it('what is typed during a save is saved after it, one save at a time', async () => {
  const { seen, save, is } = setUp();
  save.change(typing('A'));
  await pass(PAUSE_MS + 50);
  save.change(typing('AB'));
  await pass(50);
  expect([is(), seen.held?.typed]).toEqual(['waiting', { title: 'AB' }]);
  await pass(PAUSE_MS + 100);
  expect([seen.sent, is()]).toEqual([['A', 'AB'], 'saved']);
});

it('without a connection it goes on trying, and says so', async () => {
  const { seen, save, is } = setUp();
  seen.network = 'cut';
  save.change(typing('A'));
  await pass(PAUSE_MS);
  expect([is(), save.isUnsaved, seen.held?.typed]).toEqual(['offline', true, { title: 'A' }]);
  expect(stateWords(save.$state.get())).toBe('Not saved: no connection, trying again');
  seen.network = 'on';
  await pass(2_100);
  expect([is(), seen.held]).toEqual(['saved', null]);
});

it('a network cut in the middle of a save loses nothing: the copy that was made is known as one’s own', async () => {
  const { there, seen, save, is } = setUp();
  seen.network = 'cut after';
  save.change(typing('A'));
  await pass(PAUSE_MS + 100);
  expect([is(), there.revision, seen.held?.typed]).toEqual(['offline', 1, { title: 'A' }]);
  save.change(typing('AB'));
  seen.network = 'on';
  save.retry();
  await pass(200);
  expect([is(), there.copy?.typed, seen.held]).toEqual(['saved', { title: 'AB' }, null]);
});

it('what another window kept is not written over, unless that is wanted', async () => {
  const { there, seen, save, is } = setUp();
  Object.assign(there, { revision: 5, copy: { typed: { title: 'Other' }, version: 3, at: '' } });
  save.change(typing('A'));
  await pass(PAUSE_MS + 100);
  expect([is(), there.copy?.typed, seen.held?.typed]).toEqual([
    'elsewhere',
    { title: 'Other' },
    { title: 'A' },
  ]);
  save.change(typing('AB'));
  await pass(60_000);
  expect(seen.sent).toEqual(['A']);
  const taken = save.takeOver();
  await pass(100);
  await taken;
  expect([is(), there.copy?.typed]).toEqual(['saved', { title: 'AB' }]);
});

it('while the form itself is sent nothing is saved beside it, and leaving is not warned of', async () => {
  const { seen, save } = setUp();
  save.change(typing('A'));
  save.pause();
  await pass(60_000);
  expect([seen.sent, save.isUnsaved]).toEqual([[], false]);
  save.leave();
  expect(seen.held).toMatchObject({ typed: { title: 'A' }, revision: 0, left: true });
  save.resume();
  expect(save.isUnsaved).toBe(true);
  await pass(PAUSE_MS + 100);
  expect(seen.sent).toEqual(['A']);
});

it('a refusal is told with its reason, an ended session keeps what was typed', async () => {
  for (const [code, words] of [
    ['too_large', 'Not saved: Too much.'],
    ['unauthenticated', 'Not saved: your session has ended. It is kept in this browser.'],
  ] as const) {
    let held: Held | null = null;
    const save = new Autosave({
      read: () => Promise.resolve({ copy: null, revision: 0 }),
      keep: () => Promise.reject(new ApiError(code, 'Too much.')),
      hold: (next) => void (held = next),
    });
    save.change(typing('A'));
    await pass(PAUSE_MS);
    expect([stateWords(save.$state.get()), held]).toMatchObject([words, { typed: { title: 'A' } }]);
  }
});

it('forms are alike whatever ends their lines, and empty is absent', () => {
  expect(sameTyped({ a: 'x\r\ny', b: '' }, { a: 'x\ny' })).toBe(true);
  expect(sameTyped({ a: 'x' }, { a: 'x', b: 'on' })).toBe(false);
});
