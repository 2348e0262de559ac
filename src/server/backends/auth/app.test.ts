import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { forEachAuthApp } from '#tests/support/auth-app.ts';

forEachAuthApp('access', {}, (site) => {
  const privateCalls = Object.entries(calls).filter(
    ([, call]) => call.backend === 'auth' && call.access === 'private',
  );

  it.each(privateCalls.map(([id]) => id))(
    '%s is refused to guests and to the unverified, before its input is looked at',
    async (id) => {
      const call = calls[id as keyof typeof calls];
      await site.signUp(`unverified-${id}@example.com`);
      const token = await site.logIn(`unverified-${id}@example.com`);
      const send = (bearer?: string) =>
        site.app.request(call.path, {
          method: call.method,
          ...(bearer && { headers: { authorization: `Bearer ${bearer}` } }),
        });
      expect([(await send()).status, (await send(token)).status]).toEqual([401, 403]);
    },
  );

  it('no answer may be kept by a cache', async () => {
    expect((await site.ask('auth.session')).headers.get('cache-control')).toBe('no-store');
    expect((await site.app.request('/auth/nothing')).headers.get('cache-control')).toBe('no-store');
  });

  it('paths, methods, types and sizes that the contract does not have are refused', async () => {
    const post = (body: string, type = 'application/json') =>
      site.app.request('/auth/login', { method: 'POST', body, headers: { 'content-type': type } });
    expect((await site.app.request('/auth/login')).status).toBe(405);
    expect((await post('{')).status).toBe(400);
    expect((await post('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post(`"${'x'.repeat(70_000)}"`)).status).toBe(413);
  });

  it('Google is absent without its settings', async () => {
    expect((await site.ask('auth.googleStart')).status).toBe(404);
  });
});
