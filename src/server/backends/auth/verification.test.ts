import { expect, it } from 'vitest';
import { forEachAuthApp } from '#tests/support/auth-app.ts';

const MINUTE_MS = 60_000;
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

forEachAuthApp('a confirmation code', {}, (site) => {
  it('verifies the account, replaces the token of who asks, and ends every other', async () => {
    await site.signUp('verify@example.com');
    const token = await site.logIn('verify@example.com');
    const elsewhere = await site.logIn('verify@example.com');
    const body = {
      email: 'verify@example.com',
      phone_number: '',
      code: await site.codeSentTo('verify@example.com'),
    };
    const { answer } = await site.ask('auth.verify', { token, body });
    expect(answer).toMatchObject({ success: true, user: { verified: true } });
    expect([
      await site.statusOf(token),
      await site.statusOf(elsewhere),
      await site.statusOf(answer.token),
    ]).toEqual([401, 401, 200]);
    expect((await site.ask('auth.verify', { token: answer.token, body })).status).toBe(400);
  });

  it('signs nobody in who was not', async () => {
    await site.signUp('no-token@example.com');
    const code = await site.codeSentTo('no-token@example.com');
    const { answer } = await site.ask('auth.verify', { body: { email: 'no-token@example.com', code } });
    expect(answer.success).toBe(true);
    expect(answer.token).toBeUndefined();
  });

  it('is refused with the specified text when it is wrong, of another account, or of no account', async () => {
    await site.signUp('mine@example.com');
    await site.signUp('yours@example.com');
    const mine = await site.codeSentTo('mine@example.com');
    for (const [email, code] of [
      ['mine@example.com', wrong(mine)],
      ['yours@example.com', mine],
      ['nobody@example.com', mine],
    ]) {
      const { status: code400, answer } = await site.ask('auth.verify', { body: { email, code } });
      expect([code400, answer.error?.message]).toEqual([400, 'Confirmation code is incorrect']);
    }
  });

  it('is not one for a new password, nor the other way round', async () => {
    await site.signUp('purpose@example.com');
    const code = await site.codeSentTo('purpose@example.com');
    const reset = { email: 'purpose@example.com', code, newPassword: 'another horse 2!' };
    expect((await site.ask('auth.resetPassword', { body: reset })).status).toBe(400);
    await site.ask('auth.forgotPassword', { body: { email: 'purpose@example.com' } });
    const forPassword = await site.codeSentTo('purpose@example.com');
    if (forPassword !== code)
      expect(
        (await site.ask('auth.verify', { body: { email: 'purpose@example.com', code: forPassword } })).status,
      ).toBe(400);
  });

  it('lives for ten minutes, and no clock that goes back revives or extends it', async () => {
    await site.signUp('clock@example.com');
    const code = await site.codeSentTo('clock@example.com');
    const verify = () => site.ask('auth.verify', { body: { email: 'clock@example.com', code } });
    const issued = site.clock.time;
    site.clock.time = issued + 10 * MINUTE_MS;
    expect((await verify()).status).toBe(400);
    site.clock.time = issued + 5 * MINUTE_MS;
    expect((await verify()).status).toBe(400);

    await site.signUp('clock-2@example.com');
    const second = await site.codeSentTo('clock-2@example.com');
    site.clock.time -= 60 * MINUTE_MS;
    expect(
      (await site.ask('auth.verify', { body: { email: 'clock-2@example.com', code: second } })).status,
    ).toBe(400);
    site.clock.time += 60 * MINUTE_MS;
  });

  it('dies with the next one, which can be asked for once a minute and three times in a quarter of an hour', async () => {
    await site.signUp('resend@example.com');
    const first = await site.codeSentTo('resend@example.com');
    const resend = () =>
      site.ask('auth.resendVerification', { body: { email: 'resend@example.com', phone_number: '' } });
    expect((await resend()).status).toBe(200);
    const second = await site.codeSentTo('resend@example.com');
    const tooSoon = await resend();
    expect([tooSoon.status, tooSoon.answer.error?.message]).toEqual([
      429,
      'Too many attempts. Please try again in 60 seconds.',
    ]);
    expect(tooSoon.headers.get('retry-after')).toBe('60');
    if (first !== second)
      expect(
        (await site.ask('auth.verify', { body: { email: 'resend@example.com', code: first } })).status,
      ).toBe(400);
    for (const expected of [200, 200, 429]) {
      site.clock.time += MINUTE_MS;
      expect((await resend()).status).toBe(expected);
    }
    const last = await site.codeSentTo('resend@example.com');
    expect(
      (await site.ask('auth.verify', { body: { email: 'resend@example.com', code: last } })).status,
    ).toBe(200);
  });

  it('survives four wrong guesses and no more, however many come at once', async () => {
    await site.signUp('parallel@example.com');
    const code = await site.codeSentTo('parallel@example.com');
    const guess = (entered: string, n = 0) =>
      site.ask('auth.verify', {
        address: `203.0.113.${n}`,
        body: { email: 'parallel@example.com', code: entered },
      });
    const row = () =>
      site.store.db
        .selectFrom('codes')
        .innerJoin('users', 'users.id', 'codes.user_id')
        .select('checks_left')
        .where('email', '=', 'parallel@example.com')
        .executeTakeFirst();
    const statuses = (await Promise.all(Array.from({ length: 200 }, (_, n) => guess(wrong(code), n)))).map(
      (one) => one.status,
    );
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    expect(statuses.filter((one) => one === 400)).toHaveLength(20);
    expect((await row())?.checks_left).toBe(0);
    site.clock.time += 61 * MINUTE_MS;
    expect((await guess(code)).status).toBe(400);
  });

  it('can be checked twenty times an hour for one account, by whatever name and code', async () => {
    await site.signUp('hour@example.com', { phone_number: '5550002222' });
    const guess = (body: object) => site.ask('auth.verify', { body });
    await site.codeSentTo('hour@example.com');
    for (let n = 0; n < 20; n++) await guess({ phone_number: '5550002222', code: '000000' });
    await site.ask('auth.resendVerification', { body: { email: 'hour@example.com' } });
    const code = await site.codeSentTo('hour@example.com');
    expect((await guess({ email: 'hour@example.com', code })).status).toBe(400);
  });
});
