import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGoogleClient } from '#server/backends/auth/google-client.ts';
import type { OpenStore } from '#server/db/open.ts';
import { type AuthApp, openAuthApp, PASSWORD } from '#tests/support/auth-app.ts';
import { type Claims, clientId, clientSecret, startProvider } from '#tests/support/oidc-provider.ts';
import { openSqliteStore } from '#tests/support/store.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;
let store: OpenStore;
let site: AuthApp;
const redirectUri = 'https://site.example/api/auth/google/callback';

beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());
beforeEach(async () => {
  store = await openSqliteStore();
  const google = createGoogleClient({ issuer: provider.issuer, clientId, clientSecret, redirectUri });
  site = openAuthApp(store, { google });
});
afterEach(() => store.close());

const begin = async () => {
  const { answer } = await site.ask('auth.googleStart');
  return { url: answer.url ?? '', flow: answer.flow ?? '' };
};
const finish = (flow: string, query: string) => site.ask('auth.googleFinish', { body: { flow, query } });
const signIn = async (claims: Claims) => {
  const { url, flow } = await begin();
  return finish(flow, provider.approve(url, claims));
};
const ann = { sub: 'g-1', email: 'ann@gmail.example', email_verified: true, name: 'Ann' };

describe('sign-in with Google', () => {
  it('asks for a code with PKCE, state and nonce, to come back to our own address', async () => {
    const { url } = await begin();
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code_challenge_method: 'S256',
    });
    expect(
      [asked['state'], asked['nonce'], asked['code_challenge']].every((text) => (text?.length ?? 0) >= 32),
    ).toBe(true);
    expect(url).not.toContain(clientSecret);
  });

  it('makes a verified account once, and then knows it', async () => {
    const { answer } = await signIn(ann);
    expect(answer.user).toMatchObject({
      email: 'ann@gmail.example',
      name: 'Ann',
      verified: true,
      googleUser: true,
    });
    expect((await site.ask('auth.session', { token: answer.token })).answer).toMatchObject({
      googleUser: true,
    });
    await signIn({ ...ann, email: 'renamed@gmail.example' });
    expect(await store.db.selectFrom('users').select('email').execute()).toEqual([
      { email: 'ann@gmail.example' },
    ]);
  });

  it('joins the account of the same proved address, whose password keeps working', async () => {
    await site.member('ann@gmail.example');
    const { answer } = await signIn({ ...ann, email: 'Ann@Gmail.example' });
    expect(answer.user).toMatchObject({ email: 'ann@gmail.example', googleUser: true });
    expect(await site.logIn('ann@gmail.example')).toBeDefined();
  });

  it('takes an account that a stranger opened with the address away from the stranger', async () => {
    await site.signUp('ann@gmail.example', { phone_number: '5550001111', message_preference: 'phone' });
    const code = await site.codeSentTo('5550001111');
    await site.ask('auth.verify', { body: { phone_number: '5550001111', code } });
    const stranger = await site.logIn('ann@gmail.example');
    const { answer } = await signIn(ann);
    expect(answer.user).toMatchObject({ phone_number: null, message_preference: 'email' });
    expect((await site.ask('auth.session', { token: stranger })).status).toBe(401);
    expect(await site.logIn('ann@gmail.example', PASSWORD)).toBeUndefined();
  });

  it('does not join by an address that Google has not verified, nor a second Google account', async () => {
    await site.member('ann@gmail.example');
    expect((await signIn({ ...ann, email_verified: false })).status).toBe(401);
    await signIn(ann);
    const { status, answer } = await signIn({ ...ann, sub: 'g-2' });
    expect([status, answer.error?.message]).toEqual([
      401,
      'Failed to log in. Please check your credentials and try again.',
    ]);
  });

  it('leaves such people their way of being told', async () => {
    const { answer } = await signIn(ann);
    const body = { message_preference: 'email' };
    expect((await site.ask('profile.setMessagePreference', { token: answer.token, body })).status).toBe(403);
  });

  it('works once for one browser: neither flow, code nor state can be used again or elsewhere', async () => {
    const mine = await begin();
    const yours = await begin();
    const query = provider.approve(mine.url, ann);
    expect((await finish(yours.flow, query)).status).toBe(401);
    expect((await finish(mine.flow, query)).status).toBe(200);
    expect((await finish(mine.flow, query)).status).toBe(401);
    expect((await finish('x'.repeat(43), query)).status).toBe(401);
    const late = await begin();
    site.clock.time += 11 * 60_000;
    expect((await finish(late.flow, provider.approve(late.url, ann))).status).toBe(401);
  });

  it.each([{ nonce: 'another' }, { aud: 'another' }, { iss: 'https://another.example' }, { exp: 1 }])(
    'refuses an ID token with %j',
    async (claims) => {
      Object.assign(provider.forged, claims);
      const { status } = await signIn(ann);
      for (const claim of Object.keys(claims)) Reflect.deleteProperty(provider.forged, claim);
      expect(status).toBe(401);
      expect(await store.db.selectFrom('users').select('id').execute()).toEqual([]);
    },
  );

  it('who says no at Google is simply not signed in', async () => {
    const { url, flow } = await begin();
    const state = new URL(url).searchParams.get('state') ?? '';
    expect(
      (await finish(flow, new URLSearchParams({ error: 'access_denied', state }).toString())).status,
    ).toBe(401);
  });
});

it('a provider that does not answer, or is no TLS server elsewhere, is an honest failure that passes', async () => {
  for (const issuer of ['http://127.0.0.1:9', 'http://provider.example']) {
    const google = createGoogleClient({ issuer, clientId, clientSecret, redirectUri });
    expect((await openAuthApp(store, { google }).ask('auth.googleStart')).status).toBe(503);
  }
});
