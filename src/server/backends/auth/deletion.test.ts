import { expect, it } from 'vitest';
import type { PersonalDataKeeper } from '#server/store/accounts/personal-data.ts';
import { forEachAuthApp, openAuthApp, openNotes, PASSWORD } from '#tests/support/auth-app.ts';

const { notes, keeper } = openNotes();

forEachAuthApp('deleting', { keepers: [keeper] }, (site) => {
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
    expect(await site.statusOf(token)).toBe(401);
    expect(notes.has(userId)).toBe(false);
    await site.outbox.drain();
    expect(site.sent.at(-1)?.subject).toBe('RedStreet: your account was deleted');
    for (const table of ['users', 'sessions', 'codes', 'outbox', 'audit_log', 'rate_limits'] as const)
      expect(JSON.stringify(await site.store.db.selectFrom(table).selectAll().execute())).not.toContain(
        'gone@example.com',
      );
    const left = await site.store.db
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
    expect([await site.statusOf(token), await site.statusOf(other)]).toEqual([401, 200]);
  });

  it('undoes nothing and keeps everything when one part fails', async () => {
    const failing: PersonalDataKeeper = { ...keeper, deleteOf: () => Promise.reject(new Error('no')) };
    const broken = openAuthApp(site.store, { keepers: [keeper, failing] });
    broken.clock.time = site.clock.time;
    const token = await broken.member('kept@example.com');
    expect((await broken.ask('auth.delete', { token, body: { password: PASSWORD } })).status).toBe(500);
    expect((await broken.ask('profile.get', { token })).status).toBe(200);
  });
});
