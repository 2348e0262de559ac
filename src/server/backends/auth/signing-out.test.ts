import { expect, it } from 'vitest';
import { forEachAuthApp, PASSWORD } from '#tests/support/auth-app.ts';

const MINUTE_MS = 60_000;

forEachAuthApp('signing out', {}, (site) => {
  it('ends the session on the server, and may be repeated', async () => {
    const token = await site.member('out@example.com');
    expect((await site.ask('auth.logout', { token })).status).toBe(200);
    expect(await site.statusOf(token)).toBe(401);
    expect((await site.ask('auth.logout', { token })).status).toBe(200);
    expect((await site.ask('auth.logout')).status).toBe(200);
  });

  it('everywhere else ends every session of the person but one, and nobody else’s', async () => {
    const here = await site.member('many@example.com');
    const there = await site.logIn('many@example.com');
    const other = await site.member('other@example.com');
    const { answer } = await site.ask('auth.sessions', { token: here });
    expect(answer).toMatchObject({ total: 2, page: 1 });
    expect((answer['data'] as { current: boolean }[]).filter(({ current }) => current)).toHaveLength(1);
    expect((await site.ask('auth.endOtherSessions', { token: here })).status).toBe(200);
    expect([await site.statusOf(here), await site.statusOf(there), await site.statusOf(other)]).toEqual([
      200, 401, 200,
    ]);
  });

  it('lists sessions by a label of the device', async () => {
    await site.member('device@example.com');
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const { answer } = await site.ask('auth.login', {
      body: { email: 'device@example.com', password: PASSWORD },
      headers: { 'user-agent': firefox },
    });
    const { answer: list } = await site.ask('auth.sessions', { token: answer.token });
    expect(list['data']).toContainEqual(
      expect.objectContaining({ device: 'Firefox on Windows', current: true }),
    );
  });

  it('comes by itself after 90 days, and is final', async () => {
    const token = await site.member('ninety@example.com');
    const start = site.clock.time;
    site.clock.time += 90 * 24 * 60 * MINUTE_MS;
    expect(await site.statusOf(token)).toBe(401);
    site.clock.time = start;
    expect(await site.statusOf(token)).toBe(401);
  });
});
