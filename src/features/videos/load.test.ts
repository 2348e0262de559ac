import { expect, test } from 'vitest';
import { ApiError, type ErrorCode } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { loadLibrary, loadVideo, videoAnswer } from './load.ts';

type Answers = Partial<Record<string, object | ErrorCode>>;
const open = { id: 'a', name: 'A', company_symbol: 'ABC', file_url: '/media/a.webm' };
const exclusive = { ...open, exclusive: true, file_url: null };
const others = {
  data: [
    { id: 'c', name: 'C' },
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ],
  total: 3,
};

/** An API that answers so, and which calls it got. */
function apiOf(answers: Answers) {
  const asked: string[] = [];
  const api = ((id: string) => {
    asked.push(id);
    const answer = answers[id] ?? 'internal';
    return typeof answer === 'string' ? Promise.reject(new ApiError(answer, 'no')) : Promise.resolve(answer);
  }) as unknown as Api;
  return { api, asked };
}
const guest = { isMember: false };
const member = { isMember: true };

test('a video comes with its player and the newest others', async () => {
  const { api, asked } = apiOf({ 'videos.details': open, 'videos.all': others });
  const outcome = await loadVideo(api, 'a', guest);
  expect(outcome).toMatchObject({
    kind: 'found',
    player: { kind: 'file', src: '/media/a.webm' },
    locked: false,
    recent: [{ id: 'c' }, { id: 'b' }],
  });
  expect(videoAnswer(outcome)).toMatchObject({
    status: 200,
    isWhole: true,
  });
  expect(asked).not.toContain('videos.access');
});

test('an exclusive video is locked for guests, and nobody asks for what plays it', async () => {
  const { api, asked } = apiOf({ 'videos.details': exclusive, 'videos.all': others });
  const outcome = await loadVideo(api, 'a', guest);
  expect(outcome).toMatchObject({ kind: 'found', player: null, locked: true });
  expect(videoAnswer(outcome).isWhole).toBe(false);
  expect(asked).not.toContain('videos.access');
});

test.each([
  [{ unlocked: false, youtubeId: null, file_url: null }, true, null],
  [
    { unlocked: true, youtubeId: null, file_url: '/media/s.webm' },
    false,
    { kind: 'file', src: '/media/s.webm' },
  ],
  ['unavailable' as const, true, null],
])('for a member it is what the answer on access says: %j', async (access, locked, player) => {
  const { api } = apiOf({ 'videos.details': exclusive, 'videos.all': others, 'videos.access': access });
  expect(await loadVideo(api, 'a', member)).toMatchObject({ kind: 'found', locked, player });
});

test.each([
  ['not_found', 'missing', 404],
  ['bad_request', 'missing', 404],
  ['gone', 'gone', 410],
  ['unavailable', 'unavailable', 503],
] as const)('%s makes a page that is %s', async (code, kind, status) => {
  const outcome = await loadVideo(apiOf({ 'videos.details': code, 'videos.all': others }).api, 'a', guest);
  expect(outcome).toEqual({ kind });
  expect(videoAnswer(outcome)).toEqual({ status, isWhole: false });
});

test('the list of others that fails costs no more than itself', async () => {
  const outcome = await loadVideo(apiOf({ 'videos.details': open }).api, 'a', guest);
  expect(outcome).toMatchObject({ kind: 'found', recent: null });
  expect(videoAnswer(outcome)).toEqual({ status: 200, isWhole: false });
});

test('under a company there are its own videos only', async () => {
  const { api } = apiOf({ 'videos.details': open, 'videos.all': others });
  expect(await loadVideo(api, 'a', { ...guest, symbol: 'ABC' })).toMatchObject({ kind: 'found' });
  expect(await loadVideo(api, 'a', { ...guest, symbol: 'XYZ' })).toEqual({ kind: 'missing' });
});

test('the library is null where it failed, and has one page where it is empty', async () => {
  const view = { search: '', sector: undefined, page: 1 };
  expect(await loadLibrary(apiOf({}).api, view)).toBeNull();
  expect(await loadLibrary(apiOf({ 'videos.all': { data: [], total: 0 } }).api, view)).toMatchObject({
    totalPages: 1,
  });
  expect(await loadLibrary(apiOf({ 'videos.all': others }).api, view)).toMatchObject({
    total: 3,
    totalPages: 1,
  });
});
