import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { OpenStore } from '#server/db/open.ts';
import type { PersonalDataKeeper } from '#server/store/personal-data.ts';
import { type AuthApp, openAuthApp, PASSWORD } from '#tests/support/auth-app.ts';
import { forEachEngine } from '#tests/support/store.ts';

const MINUTE_MS = 60_000;
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

forEachEngine('the auth backend', (openFresh) => {
  let store: OpenStore;
  let site: AuthApp;
  const notes = new Map<string, string>();
  const keeper: PersonalDataKeeper = {
    name: 'notes',
    exportOf: (_, userId) => Promise.resolve(notes.get(userId) ?? null),
    deleteOf: (_, userId) => Promise.resolve(void notes.delete(userId)),
  };
  beforeAll(async () => {
    store = await openFresh();
    site = openAuthApp(store, { keepers: [keeper] });
  });
  afterAll(() => store.close());

  const status = async (token: string | undefined) => (await site.ask('auth.session', { token })).status;

  describe('signing up', () => {
    it('makes an unverified account and mails a code', async () => {
      expect((await site.signUp('up@example.com')).answer.success).toBe(true);
      expect(await site.codeSentTo('up@example.com')).toMatch(/^\d{6}$/);
      const { answer } = await site.ask('auth.login', {
        body: { email: 'up@example.com', password: PASSWORD },
      });
      expect(answer.user).toEqual({
        email: 'up@example.com',
        phone_number: null,
        message_preference: 'email',
        username: 'up@example.com',
        name: 'Ann Example',
        verified: false,
        googleUser: false,
      });
    });

    it('sends the code to the phone of who prefers that', async () => {
      await site.signUp('sms@example.com', { phone_number: '5550001111', message_preference: 'phone' });
      const code = await site.codeSentTo('5550001111');
      expect(site.sent.at(-1)).toMatchObject({ channel: 'sms', subject: null, html: null });
      const { answer } = await site.ask('auth.verify', { body: { phone_number: '5550001111', code } });
      expect(answer.user).toMatchObject({ verified: true });
    });

    it('answers alike for a known address, changes nothing, and tells its owner', async () => {
      const first = await site.signUp('twice@example.com');
      await site.outbox.drain();
      const again = await site.signUp('Twice@EXAMPLE.com', { password: 'another horse 2!' });
      expect([again.status, again.answer]).toEqual([first.status, first.answer]);
      await site.outbox.drain();
      expect(site.sent.at(-1)).toMatchObject({
        to: 'twice@example.com',
        subject: 'RedStreet: you already have an account',
      });
      expect(await site.logIn('twice@example.com', 'another horse 2!')).toBeUndefined();
      expect(await site.logIn('twice@example.com')).toBeDefined();
    });

    it('leaves one account when the same address signs up twice at once', async () => {
      await Promise.all([site.signUp('race@example.com'), site.signUp('RACE@example.com')]);
      const rows = await store.db
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', 'race@example.com')
        .execute();
      expect(rows).toHaveLength(1);
    });

    it.each([
      { verified: true },
      { role: 'staff' },
      { id: '1' },
      { email: 'no address' },
      { password: 'short' },
      { terms_accepted: false },
      { name: '' },
    ])('refuses %j', async (field) => {
      const { status: code, answer } = await site.signUp('refused@example.com', {
        username: undefined,
        ...field,
      });
      expect([code, answer.error?.code]).toEqual([400, 'bad_request']);
      expect(JSON.stringify(answer)).not.toContain(PASSWORD);
    });
  });

  describe('signing in', () => {
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
      expect(JSON.stringify(await store.db.selectFrom('sessions').selectAll().execute())).not.toContain(
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
      expect(answer.token).not.toBe(token);
      expect([await status(token), await status(answer.token)]).toEqual([401, 200]);
    });

    it('keeps a password with parameters of today from then on', async () => {
      await site.member('old-hash@example.com');
      const { hash } = await import('@node-rs/argon2');
      const old = await hash(PASSWORD, { memoryCost: 128, timeCost: 2, parallelism: 1 });
      const row = () =>
        store.db.selectFrom('users').select('password_hash').where('email', '=', 'old-hash@example.com');
      await store.db
        .updateTable('users')
        .set({ password_hash: old })
        .where('email', '=', 'old-hash@example.com')
        .execute();
      expect(await site.logIn('old-hash@example.com')).toBeDefined();
      expect((await row().executeTakeFirst())?.password_hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
      expect(await site.logIn('old-hash@example.com')).toBeDefined();
    });

    it('tells passwords apart beyond any length a hash might cut', async () => {
      const long = `a1!${'x'.repeat(400)}`;
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

  describe('signing out', () => {
    it('ends the session on the server, and may be repeated', async () => {
      const token = await site.member('out@example.com');
      expect((await site.ask('auth.logout', { token })).status).toBe(200);
      expect(await status(token)).toBe(401);
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
      expect([await status(here), await status(there), await status(other)]).toEqual([200, 401, 200]);
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
      expect(await status(token)).toBe(401);
      site.clock.time = start;
      expect(await status(token)).toBe(401);
    });
  });

  describe('a confirmation code', () => {
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
      expect([await status(token), await status(elsewhere), await status(answer.token)]).toEqual([
        401, 401, 200,
      ]);
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
          (await site.ask('auth.verify', { body: { email: 'purpose@example.com', code: forPassword } }))
            .status,
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
        store.db
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

  describe('a forgotten password', () => {
    it.each([
      ['email', { email: 'forgot-email@example.com' }, 'forgot-email@example.com'],
      ['phone', { phone_number: '5550003333' }, '5550003333'],
    ])(
      'is replaced with a code by %s, which ends every session and signs nobody in',
      async (way, contact, to) => {
        const email = `forgot-${way}@example.com`;
        const token = await site.member(email, {
          phone_number: way === 'phone' ? '5550003333' : '5550004444',
        });
        await site.ask('auth.forgotPassword', { body: { email: '', phone_number: '', ...contact } });
        const body = { ...contact, code: await site.codeSentTo(to), newPassword: 'another horse 2!' };
        const { answer } = await site.ask('auth.resetPassword', { body });
        expect(answer).toEqual({
          success: true,
          message: 'Password reset successful! Redirecting to login...',
        });
        expect(await status(token)).toBe(401);
        expect(await site.logIn(email)).toBeUndefined();
        expect(await site.logIn(email, 'another horse 2!')).toBeDefined();
        await site.outbox.drain();
        expect(site.sent.at(-1)).toMatchObject({
          to: email,
          subject: 'RedStreet: your password was changed',
        });
        expect((await site.ask('auth.resetPassword', { body })).status).toBe(400);
      },
    );

    it('is asked for alike whether there is an account or not, and mails nobody who has none', async () => {
      await site.member('has@example.com');
      const sentBefore = site.sent.length;
      const has = await site.ask('auth.forgotPassword', { body: { email: 'has@example.com' } });
      const hasNot = await site.ask('auth.forgotPassword', { body: { email: 'has-not@example.com' } });
      expect([hasNot.status, hasNot.answer]).toEqual([has.status, has.answer]);
      const again = [{ email: 'has@example.com' }, { email: 'has-not@example.com' }].map((body) =>
        site.ask('auth.forgotPassword', { body }),
      );
      const [first, second] = await Promise.all(again);
      expect([first?.status, first?.answer]).toEqual([second?.status, second?.answer]);
      await site.outbox.drain();
      expect(site.sent.length).toBe(sentBefore + 1);
    });

    it('fails with the specified text on a wrong code, and with the rule on a weak password', async () => {
      await site.member('fails@example.com');
      const reset = (newPassword: string) =>
        site.ask('auth.resetPassword', { body: { email: 'fails@example.com', code: '123456', newPassword } });
      expect((await reset('another horse 2!')).answer.error?.message).toBe(
        'Failed to reset password. Please try again.',
      );
      expect((await reset('weak')).answer.error?.fields).toHaveProperty('newPassword');
    });

    it('is one call for a crowd: from one address 25 in five minutes', async () => {
      const asked = Array.from({ length: 27 }, (_, n) =>
        site.ask('auth.forgotPassword', { address: '192.0.2.77', body: { email: `crowd-${n}@example.com` } }),
      );
      const statuses = (await Promise.all(asked)).map((one) => one.status);
      expect(statuses.filter((one) => one === 429)).toHaveLength(2);
    });
  });

  it('a changed password keeps who changed it signed in with a new token, and ends every other session', async () => {
    const token = await site.member('change@example.com', { phone_number: '5550005555' });
    const elsewhere = await site.logIn('change@example.com');
    await site.ask('auth.forgotPassword', {
      token,
      body: { email: 'change@example.com', phone_number: '5550005555' },
    });
    const code = await site.codeSentTo('change@example.com');
    const body = {
      email: 'change@example.com',
      phone_number: '5550005555',
      code,
      newPassword: 'another horse 2!',
    };
    const { answer } = await site.ask('auth.resetPassword', { token, body });
    expect([await status(token), await status(elsewhere), await status(answer.token)]).toEqual([
      401, 401, 200,
    ]);
  });

  it('somebody else’s token gets nothing from a reset', async () => {
    const stranger = await site.member('stranger@example.com');
    await site.member('victim@example.com');
    await site.ask('auth.forgotPassword', { body: { email: 'victim@example.com' } });
    const body = {
      email: 'victim@example.com',
      code: await site.codeSentTo('victim@example.com'),
      newPassword: 'another horse 2!',
    };
    expect((await site.ask('auth.resetPassword', { token: stranger, body })).answer.token).toBeUndefined();
  });

  describe('a profile', () => {
    it('is read, and changed in name and phone alone', async () => {
      const token = await site.member('profile@example.com');
      const { answer } = await site.ask('profile.update', {
        token,
        body: { name: ' Bea ', phone_number: '5550006666' },
      });
      const expected = {
        name: 'Bea',
        phone_number: '5550006666',
        email: 'profile@example.com',
        profile_picture_url: null,
        message_preference: 'email',
        googleUser: false,
      };
      expect(answer.profile).toEqual(expected);
      expect((await site.ask('profile.get', { token })).answer.profile).toEqual(expected);
      for (const field of ['email', 'role', 'verified', 'userId'])
        expect(
          (await site.ask('profile.update', { token, body: { name: 'Bea', [field]: 'x' } })).status,
        ).toBe(400);
      await site.outbox.drain();
      expect(site.sent.at(-1)?.subject).toBe('RedStreet: your phone number was changed');
    });

    it('chooses where codes go, which needs a phone', async () => {
      const token = await site.member('method@example.com');
      const choose = (message_preference: string) =>
        site.ask('profile.setMessagePreference', { token, body: { message_preference } });
      expect((await choose('SMS')).answer.error?.message).toBe('Phone number is required');
      expect((await choose('pigeon')).status).toBe(400);
      await site.ask('profile.update', { token, body: { phone_number: '5550007777' } });
      expect((await choose('SMS')).answer).toEqual({ message_preference: 'phone' });
      expect((await choose('phone')).answer).toEqual({ message_preference: 'phone' });
      expect((await site.ask('profile.messagePreference', { token })).answer).toEqual({
        message_preference: 'phone',
      });
      expect(
        (await site.ask('profile.update', { token, body: { phone_number: '' } })).answer.error?.fields,
      ).toHaveProperty('phone_number');
      await site.ask('auth.deletionCode', { token });
      expect(await site.codeSentTo('5550007777')).toMatch(/^\d{6}$/);
    });

    it('is exported with its sessions and what other parts keep', async () => {
      const token = await site.member('export@example.com');
      const { userId } = (await site.ask('auth.session', { token })).answer as { userId: string };
      notes.set(userId, 'a note');
      const { answer } = await site.ask('profile.export', { token });
      expect(answer).toMatchObject({
        profile: { email: 'export@example.com', role: 'user' },
        notes: 'a note',
      });
      expect(answer['sessions']).toHaveLength(1);
      expect(JSON.stringify(answer)).not.toMatch(/argon2|token|hash/);
    });
  });

  describe('deleting', () => {
    it('takes everything of the person, by password', async () => {
      const token = await site.member('gone@example.com');
      const { userId } = (await site.ask('auth.session', { token })).answer as { userId: string };
      notes.set(userId, 'a note');
      const wrongPassword = await site.ask('auth.delete', { token, body: { password: 'wrong' } });
      expect([wrongPassword.status, wrongPassword.answer.error?.message]).toEqual([
        403,
        'Failed to delete user',
      ]);
      const { answer } = await site.ask('auth.delete', { token, body: { password: PASSWORD } });
      expect(answer).toEqual({ success: true, message: 'User deleted successfully' });
      expect(await status(token)).toBe(401);
      expect(notes.has(userId)).toBe(false);
      await site.outbox.drain();
      expect(site.sent.at(-1)?.subject).toBe('RedStreet: your account was deleted');
      for (const table of ['users', 'sessions', 'codes', 'outbox', 'audit_log', 'rate_limits'] as const)
        expect(JSON.stringify(await store.db.selectFrom(table).selectAll().execute())).not.toContain(
          'gone@example.com',
        );
      const left = await store.db
        .selectFrom('audit_log')
        .select('address')
        .where('user_id', '=', userId)
        .execute();
      expect(new Set(left.map(({ address }) => address))).toEqual(new Set([null, 'removed']));
      expect((await site.ask('auth.delete', { token, body: { password: PASSWORD } })).status).toBe(401);
      expect(await site.logIn('gone@example.com')).toBeUndefined();
    });

    it('works by code, with a code of one’s own for just this', async () => {
      const token = await site.member('by-code@example.com');
      const other = await site.member('not-by-code@example.com');
      await site.ask('auth.deletionCode', { token });
      const code = await site.codeSentTo('by-code@example.com');
      const refused = await site.ask('auth.delete', { token: other, body: { code } });
      expect([refused.status, refused.answer.error?.fields]).toEqual([
        403,
        { code: 'Confirmation code is incorrect' },
      ]);
      expect((await site.ask('auth.delete', { token, body: { code } })).status).toBe(200);
      expect([await status(token), await status(other)]).toEqual([401, 200]);
    });

    it('undoes nothing and keeps everything when one part fails', async () => {
      const failing: PersonalDataKeeper = { ...keeper, deleteOf: () => Promise.reject(new Error('no')) };
      const broken = openAuthApp(store, { keepers: [keeper, failing] });
      broken.clock.time = site.clock.time;
      const token = await broken.member('kept@example.com');
      expect((await broken.ask('auth.delete', { token, body: { password: PASSWORD } })).status).toBe(500);
      expect((await broken.ask('profile.get', { token })).status).toBe(200);
    });
  });

  describe('access', () => {
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

  it('what happens is written down in one line each, without secrets, and nothing secret is logged', async () => {
    const agent = 'Firefox/1 Linux\tX';
    await site.member('audit@example.com');
    await site.ask('auth.login', {
      body: { email: 'audit@example.com', password: 'wr0ng-secret!' },
      headers: { 'user-agent': agent },
    });
    const rows = await store.db.selectFrom('audit_log').selectAll().execute();
    const text = JSON.stringify(rows);
    expect(new Set(rows.map(({ event }) => event))).toEqual(
      new Set([
        'account created',
        'account deleted',
        'account verified',
        'code refused',
        'code sent',
        'password changed',
        'sessions ended',
        'sign-in',
        'sign-in refused',
        'sign-out',
        'sign-up repeated',
      ]),
    );
    expect(text).not.toMatch(/wr0ng-secret|correct horse|\b\d{6}\b(?!Z)/);
    expect(site.logged.join('')).not.toMatch(/wr0ng-secret|correct horse/);
  });
});
