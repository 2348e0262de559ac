import { expect, it } from 'vitest';
import { forEachAuthApp, PASSWORD } from '#tests/support/auth-app.ts';

forEachAuthApp('the audit log', {}, (site) => {
  /** A life of an account, with every mistake one can make. */
  const live = async (email: string) => {
    const headers = { 'user-agent': 'Firefox/1 Linux\tX' };
    await site.signUp(email);
    await site.signUp(email);
    const right = await site.codeSentTo(email);
    const wrong = right === '000000' ? '000001' : '000000';
    await site.ask('auth.verify', { body: { email, code: wrong } });
    await site.ask('auth.verify', { body: { email, code: right } });
    await site.ask('auth.login', { body: { email, password: 'wr0ng-secret!' }, headers });
    await site.ask('auth.logout', { token: await site.logIn(email) });
    await site.ask('auth.forgotPassword', { body: { email } });
    const code = await site.codeSentTo(email);
    await site.ask('auth.resetPassword', { body: { email, code, newPassword: `${PASSWORD}x` } });
    const token = await site.logIn(email, `${PASSWORD}x`);
    await site.ask('auth.endOtherSessions', { token });
    await site.ask('auth.delete', { token, body: { password: `${PASSWORD}x` } });
  };

  it('has a line for everything that happens to an account, without secrets, and nothing secret is logged', async () => {
    await live('audit@example.com');
    const rows = await site.store.db.selectFrom('audit_log').selectAll().execute();
    expect([...new Set(rows.map(({ event }) => event))].sort()).toEqual([
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
    ]);
    const text = JSON.stringify(rows);
    expect(text).not.toMatch(/wr0ng-secret|correct horse|\b\d{6}\b(?!Z)/);
    expect(text).not.toMatch(/[\r\n]|\\t/);
    expect(site.logged.join('')).not.toMatch(/wr0ng-secret|correct horse/);
  });
});
