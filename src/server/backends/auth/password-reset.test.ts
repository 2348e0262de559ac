import { expect, it } from 'vitest';
import { forEachAuthApp } from '#tests/support/auth-app.ts';

forEachAuthApp('a forgotten password', {}, (site) => {
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
      expect(await site.statusOf(token)).toBe(401);
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

  it('is asked for by a phone number with its country code as well', async () => {
    await site.member('country-code@example.com', { phone_number: '5550003344' });
    const contact = { phone_number: '15550003344' };
    await site.ask('auth.forgotPassword', { body: contact });
    const body = { ...contact, code: await site.codeSentTo('5550003344'), newPassword: 'another horse 2!' };
    expect((await site.ask('auth.resetPassword', { body })).status).toBe(200);
  });

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
    expect([
      await site.statusOf(token),
      await site.statusOf(elsewhere),
      await site.statusOf(answer.token),
    ]).toEqual([401, 401, 200]);
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
});
