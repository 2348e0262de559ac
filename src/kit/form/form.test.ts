import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { faultsOf, readForm, submit, wayOut } from './form.ts';

const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  new Request('http://site/login', { method: 'POST', body, headers: { 'content-type': type } });

describe('a posted form', () => {
  test('is read as text, field by field, the last of a name counting', async () => {
    expect(await readForm(post('email=a%40b.example&terms=on&email=c&name=%C3%89va+M'))).toEqual({
      email: 'c',
      terms: 'on',
      name: 'Éva M',
    });
  });

  test('is refused in another content type, and beyond 64 KB', async () => {
    await expect(readForm(post('{}', 'application/json'))).rejects.toMatchObject({
      code: 'unsupported_type',
    });
    await expect(readForm(post(`a=${'x'.repeat(70_000)}`))).rejects.toMatchObject({ code: 'too_large' });
  });

  test('that breaks off is a bad request', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('gone')),
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
    await expect(readForm(new Request('http://site/login', init))).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  test('is not looked for in a request that only reads', async () => {
    expect(await submit(new Request('http://site/login'), () => Promise.resolve('/never'))).toEqual({
      values: {},
      failure: null,
      goTo: null,
    });
  });

  test('that is refused keeps its values and says why; other errors are not swallowed', async () => {
    const failure = new ApiError('bad_request', 'No');
    const refused = await submit(post('email=a'), () => Promise.reject(failure));
    expect(refused).toEqual({ values: { email: 'a' }, failure, goTo: null });
    await expect(submit(post(''), () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  });
});

describe('what a form shows of a failure', () => {
  const shown = ['email', 'password'];

  test('each fault stands at its field', () => {
    const failure = new ApiError('bad_request', 'Bad email', { email: 'Bad email', password: 'Too short' });
    expect(faultsOf(failure, 'Down', shown)).toEqual({
      alert: null,
      fields: { email: 'Bad email', password: 'Too short' },
    });
  });

  test('one message for several fields is said once, and marks them', () => {
    const failure = new ApiError('bad_request', 'Both', { email: 'Both', password: 'Both' });
    expect(faultsOf(failure, 'Down', shown)).toEqual({ alert: 'Both', fields: { email: '', password: '' } });
  });

  test('a fault of a field that is not shown stands above the form', () => {
    const failure = new ApiError('bad_request', 'Needed', { '': 'Needed' });
    expect(faultsOf(failure, 'Down', shown)).toEqual({ alert: 'Needed', fields: {} });
  });

  test('a backend that does not answer shows the page’s own words, never its own', () => {
    expect(faultsOf(new ApiError('unavailable', 'ECONNREFUSED'), 'Down', shown).alert).toBe('Down');
    expect(faultsOf(new ApiError('forbidden', ''), 'Down', shown).alert).toBe('Down');
  });
});

test('a session that ended meanwhile leads to sign-in with the wanted page, an unconfirmed one to its code', () => {
  const url = new URL('http://site/Profile/Sessions?notice=1');
  expect(wayOut(new ApiError('unauthenticated', ''), url)).toBe(
    '/login?next=%2FProfile%2FSessions%3Fnotice%3D1',
  );
  expect(wayOut(new ApiError('unverified', ''), url)).toBe('/verify');
  expect(wayOut(new ApiError('unavailable', ''), url)).toBeNull();
});
