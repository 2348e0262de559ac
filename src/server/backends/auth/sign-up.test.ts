import { expect, it } from 'vitest';
import { forEachAuthApp, PASSWORD } from '#tests/support/auth-app.ts';

forEachAuthApp('signing up', {}, (site) => {
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
    const rows = await site.store.db
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
