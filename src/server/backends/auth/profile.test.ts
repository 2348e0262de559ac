import { expect, it } from 'vitest';
import { forEachAuthApp, openNotes } from '#tests/support/auth-app.ts';

const { notes, keeper } = openNotes();

forEachAuthApp('a profile', { keepers: [keeper] }, (site) => {
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
      expect((await site.ask('profile.update', { token, body: { name: 'Bea', [field]: 'x' } })).status).toBe(
        400,
      );
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
