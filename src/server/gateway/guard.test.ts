import { describe, expect, it } from 'vitest';
import type { Session } from '#contract/session.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { guardPage, type Standing } from './guard.ts';

const session = sessionOf('u1');
const guest: Standing = { kind: 'guest' };
const known = (more: Partial<Session> = {}): Standing => ({
  kind: 'known',
  session: { ...session, ...more },
});
const verdict = (path: string, standing: Standing, access: 'staff' | 'verified' = 'staff') =>
  guardPage(path, path, standing, access);

const privatePages = [
  '/Profile',
  '/Profile/Change_Password',
  '/favorites',
  '/favorites/Events',
  '/tools',
  '/tools/client',
];

describe('guardPage', () => {
  it.each(privatePages)('sends a guest of %s home, keeping the wanted page', (path) => {
    expect(verdict(path, guest)).toEqual({ kind: 'redirect', to: `/?next=${encodeURIComponent(path)}` });
  });

  it.each(['/tools/unlisted', '/Profile/a/b', '/favorites/x/y', '/TOOLS/secret', '/profile/'])(
    'guards %s, which nobody listed',
    (path) => {
      expect(verdict(path, guest).kind).toBe('redirect');
    },
  );

  it('sends an ended session to sign in, keeping the wanted page', () => {
    expect(guardPage('/favorites', '/favorites?a=b', { kind: 'ended' }, 'staff')).toEqual({
      kind: 'redirect',
      to: '/login?next=%2Ffavorites%3Fa%3Db',
    });
    expect(verdict('/stocks', { kind: 'ended' }).kind).toBe('pass');
  });

  it('holds an unverified person at /verify, but for legal pages, settings and log-out', () => {
    for (const path of ['/', '/login', '/signup'])
      expect(verdict(path, known({ verified: false }))).toEqual({ kind: 'redirect', to: '/verify' });
    for (const path of ['/stocks/ABEO', '/favorites', '/tools', '/methods', '/not-found', '/no/such/page'])
      expect(verdict(path, known({ verified: false }))).toEqual({
        kind: 'redirect',
        to: `/verify?next=${encodeURIComponent(path)}`,
      });
    expect(
      guardPage('/login', '/login?next=%2Fnews%3Fpage%3D2', known({ verified: false }), 'staff'),
    ).toEqual({ kind: 'redirect', to: '/verify?next=%2Fnews%3Fpage%3D2' });
    // Whoever is signed in, the link of a text message ends what it came with.
    const stop = '/stop/aaaaaaaaaaaaa';
    const open = ['/verify', '/terms', '/privacypolicy', '/userpolicy', '/settings/view', '/logout', stop];
    for (const path of open) expect(verdict(path, known({ verified: false })).kind).toBe('pass');
  });

  it('hides the tools from who is not staff, unless every verified person may use them', () => {
    expect(verdict('/tools', known()).kind).toBe('missing');
    expect(verdict('/tools/anything', known()).kind).toBe('missing');
    expect(verdict('/tools', known(), 'verified').kind).toBe('pass');
    expect(verdict('/tools', known({ role: 'staff' })).kind).toBe('pass');
  });

  it('lets nobody in and signs nobody out while the auth backend is silent', () => {
    expect(verdict('/favorites', { kind: 'unsure' })).toEqual({ kind: 'unavailable' });
    expect(verdict('/verify', { kind: 'unsure' })).toEqual({ kind: 'unavailable' });
    expect(verdict('/stocks', { kind: 'unsure' }).kind).toBe('pass');
  });

  it('lets everyone see public pages', () => {
    for (const path of ['/', '/stocks', '/stocks/ABEO/marketdata', '/login', '/no/such/page'])
      expect(verdict(path, guest).kind).toBe('pass');
  });
});
