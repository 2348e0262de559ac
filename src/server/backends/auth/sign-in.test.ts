import { expect, it } from 'vitest';
import { forEachAuthApp, PASSWORD } from '#tests/support/auth-app.ts';

const MINUTE_MS = 60_000;

forEachAuthApp('signing in', {}, (site) => {
  it('opens a session of which the store knows only a hash', async () => {
    const token = await site.member('in@example.com');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { answer } = await site.ask('auth.session', { token });
    expect(answer).toMatchObject({
      email: 'in@example.com',
      verified: true,
      role: 'user',
      googleUser: false,
    });
    expect(JSON.stringify(await site.store.db.selectFrom('sessions').selectAll().execute())).not.toContain(
      token,
    );
  });

  it('answers a wrong password and an unknown address alike', async () => {
    await site.member('known@example.com');
    const known = await site.ask('auth.login', { body: { email: 'known@example.com', password: 'wrong' } });
    const unknown = await site.ask('auth.login', {
      body: { email: 'unknown@example.com', password: 'wrong' },
    });
    expect(known.answer.error).toEqual({ code: 'unauthenticated', message: 'Incorrect Credentials' });
    expect([unknown.status, unknown.answer]).toEqual([known.status, known.answer]);
  });

  it('gives a new token each time and ends the one it replaces', async () => {
    const token = await site.member('again@example.com');
    const { answer } = await site.ask('auth.login', {
      token,
      body: { email: 'again@example.com', password: PASSWORD },
    });
    expect(Object.keys(answer).toSorted()).toEqual(['message', 'success', 'token', 'user']);
    expect(answer.token).not.toBe(token);
    expect([await site.statusOf(token), await site.statusOf(answer.token)]).toEqual([401, 200]);
  });

  it('keeps a password with parameters of today from then on', async () => {
    await site.member('old-hash@example.com');
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(PASSWORD, { memoryCost: 128, timeCost: 2, parallelism: 1 });
    const row = () =>
      site.store.db.selectFrom('users').select('password_hash').where('email', '=', 'old-hash@example.com');
    await site.store.db
      .updateTable('users')
      .set({ password_hash: old })
      .where('email', '=', 'old-hash@example.com')
      .execute();
    expect(await site.logIn('old-hash@example.com')).toBeDefined();
    expect((await row().executeTakeFirst())?.password_hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(await site.logIn('old-hash@example.com')).toBeDefined();
  });

  it('tells passwords apart beyond any length a hash might cut', async () => {
    const long = `a1!${'x'.repeat(120)}`;
    await site.signUp('long@example.com', { password: long });
    expect(await site.logIn('long@example.com', `${long}y`)).toBeUndefined();
    expect(await site.logIn('long@example.com', long)).toBeDefined();
  });

  it('stops guessing at one account, says for how long, and lets its owner in where they are known', async () => {
    await site.member('guessed@example.com');
    const guess = (n: number) =>
      site.ask('auth.login', {
        address: `198.51.100.${n}`,
        body: { email: 'guessed@example.com', password: 'wrong' },
      });
    for (let n = 0; n < 25; n++) expect((await guess(n)).status).toBe(401);
    const refused = await guess(26);
    expect(refused.status).toBe(429);
    expect(refused.answer.error?.message).toBe('Too many attempts. Please try again in 60 minutes.');
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await site.logIn('guessed@example.com')).toBeDefined();
  });

  it('stops guessing from one address after ten tries, also when the password then is right', async () => {
    await site.member('here@example.com');
    const tries = Array.from({ length: 12 }, () =>
      site.ask('auth.login', {
        address: '2001:db8::1',
        body: { email: 'here@example.com', password: 'wrong' },
      }),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((one) => one === 401)).toHaveLength(10);
    const neighbour = {
      address: '2001:db8::ffff:1',
      body: { email: 'here@example.com', password: PASSWORD },
    };
    expect((await site.ask('auth.login', neighbour)).status).toBe(429);
    site.clock.time += 16 * MINUTE_MS;
    expect((await site.ask('auth.login', neighbour)).status).toBe(200);
  });

  it('mails a new code to who is not verified and has none that lives', async () => {
    await site.signUp('later@example.com');
    const first = await site.codeSentTo('later@example.com');
    const sentBefore = site.sent.length;
    await site.logIn('later@example.com');
    await site.outbox.drain();
    expect(site.sent).toHaveLength(sentBefore);
    site.clock.time += 11 * MINUTE_MS;
    await site.logIn('later@example.com');
    expect(await site.codeSentTo('later@example.com')).not.toBe(first);
  });

  it('counts any scheme but Bearer, and nonsense, as no token', async () => {
    const token = await site.member('scheme@example.com');
    for (const authorization of [
      `Basic ${token}`,
      token,
      `Bearer ${token}x`,
      'Bearer ',
      `Bearer ${'x'.repeat(600)}`,
    ])
      expect((await site.ask('auth.session', { headers: { authorization } })).status).toBe(401);
  });
});
