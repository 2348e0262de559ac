import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consents } from '#contract/newsletter.ts';
import { newsletterMessages } from '#contract/newsletter-messages.ts';
import type { OpenStore } from '#server/db/open.ts';
import { findSubscriber, forgetUnconfirmed } from '#server/store/newsletter/subscribers.ts';
import { openNewsletterApp } from '#tests/support/newsletter-app.ts';
import { forEachEngine, openSqliteStore } from '#tests/support/store.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const ann = 'ann@example.com';
const full = {
  firstName: 'Ann',
  lastName: 'Example',
  emailAddress: ann,
  phone: '5550001111',
  consent: true,
};

forEachEngine('the newsletter', (openFresh) => {
  let store: OpenStore;
  let site: ReturnType<typeof openNewsletterApp>;
  beforeEach(async () => {
    store = await openFresh();
    site = openNewsletterApp(store);
  });
  afterEach(() => store.close());

  const stateOf = async (email: string) => (await findSubscriber(store.db, email))?.state;

  it('keeps who asks pending until the mailed link is used, and confirmed after', async () => {
    expect(await site.ask('POST', 'subscribe', { email: ann })).toMatchObject({
      status: 200,
      answer: { success: true, message: newsletterMessages.subscribed },
    });
    expect(await stateOf(ann)).toBe('pending');
    await site.outbox.drain();
    expect(site.sent).toHaveLength(1);
    expect(site.sent[0]).toMatchObject({
      to: ann,
      subject: 'RedStreet: confirm your newsletter subscription',
    });

    const token = site.tokenIn('confirm');
    expect((await site.ask('POST', 'confirm', { token })).status).toBe(200);
    expect(await stateOf(ann)).toBe('confirmed');
    expect((await site.ask('POST', 'confirm', { token })).status).toBe(200);
    expect((await findSubscriber(store.db, ann))?.confirmed_at).toBe('2026-11-21T12:00:00.000Z');
  });

  it('keeps what the full form says, with the consent: when, to which words, from where', async () => {
    expect((await site.ask('POST', 'signup', full, '2001:db8::7')).status).toBe(200);
    expect(await findSubscriber(store.db, 'ANN@Example.com')).toMatchObject({
      first_name: 'Ann',
      last_name: 'Example',
      phone: '5550001111',
      source: 'full',
      consented_at: '2026-11-21T12:00:00.000Z',
      consent_version: consents.full.version,
      consent_address: '2001:db8:0:0::/64',
    });
  });

  it.each([
    [{ ...full, consent: false }, 'consent'],
    [{ ...full, firstName: ' ' }, 'firstName'],
    [{ ...full, lastName: undefined }, 'lastName'],
    [{ ...full, emailAddress: 'nobody' }, 'emailAddress'],
    [{ ...full, phone: '12' }, 'phone'],
    [{ ...full, state: 'confirmed' }, 'state'],
  ])('refuses the form %j for its %s, and keeps nothing', async (body, field) => {
    const { status, answer } = await site.ask('POST', 'signup', body);
    expect(status).toBe(400);
    expect(Object.keys((answer['error'] as { fields: object }).fields)).toEqual([field]);
    expect(await stateOf(ann)).toBeUndefined();
  });

  it('has one row for one address however it is written, and both mails of two askings work', async () => {
    await site.ask('POST', 'subscribe', { email: ann });
    await site.outbox.drain();
    const first = site.tokenIn('confirm');
    site.clock.time += HOUR_MS;
    await site.ask('POST', 'subscribe', { email: 'Ann@EXAMPLE.com' });
    await site.outbox.drain();
    expect(site.tokenIn('confirm')).toBe(first);
    expect(await store.db.selectFrom('subscribers').select('id').execute()).toHaveLength(1);
    expect((await site.ask('POST', 'confirm', { token: first })).status).toBe(200);
  });

  it('changes nothing of a subscriber whose address somebody else enters, and tells its owner', async () => {
    await site.member(ann);
    const before = await findSubscriber(store.db, ann);
    await site.ask('POST', 'signup', { ...full, firstName: 'Mallory' });
    expect(await findSubscriber(store.db, ann)).toEqual(before);
    await site.outbox.drain();
    expect(site.sent.at(-1)).toMatchObject({ to: ann, subject: 'RedStreet: you already get the newsletter' });
    expect(site.sent.at(-1)?.text).not.toContain('Mallory');
    expect(site.tracked).toEqual([]);
  });

  it('sends its links to who is on the list, changes nothing, and answers alike to who is not', async () => {
    const token = await site.member(ann);
    const before = await findSubscriber(store.db, ann);
    const asked = await site.ask('POST', 'links', { email: ann });
    expect(asked).toMatchObject({ status: 200, answer: { message: newsletterMessages.linksSent } });
    await site.outbox.drain();
    const letter = site.sent.at(-1);
    expect(letter).toMatchObject({ to: ann, subject: 'RedStreet: the links of your newsletter' });
    expect([site.tokenIn('preferences'), site.tokenIn('unsubscribe')]).toEqual([token, token]);
    expect(await findSubscriber(store.db, ann)).toEqual(before);

    await site.ask('POST', 'unsubscribe', { token });
    const many = site.sent.length;
    for (const email of [ann, 'nobody@example.com'])
      expect((await site.ask('POST', 'links', { email })).answer).toEqual(asked.answer);
    await site.outbox.drain();
    expect(site.sent).toHaveLength(many);
    expect(await stateOf('nobody@example.com')).toBeUndefined();
    expect((await site.ask('POST', 'links', { email: 'nobody' })).status).toBe(400);
  });

  it('does not confirm with a link that is old, invented, or of another purpose', async () => {
    await site.ask('POST', 'subscribe', { email: ann });
    await site.outbox.drain();
    const token = site.tokenIn('confirm');
    const manage = site.tokenIn('unsubscribe');
    expect((await site.ask('POST', 'confirm', { token: manage })).status).toBe(404);
    expect((await site.ask('POST', 'confirm', { token: 'A'.repeat(43) })).status).toBe(404);
    expect((await site.ask('POST', 'confirm', { token: "' or 1=1 --" })).status).toBe(400);
    site.clock.time += 7 * DAY_MS;
    expect((await site.ask('POST', 'confirm', { token })).status).toBe(404);
    expect(await stateOf(ann)).toBe('pending');
  });

  it('lets the owner choose what to get, and shows the address masked', async () => {
    const token = await site.member(ann);
    const chosen = { token, frequency: 'monthly', topics: ['Technology', 'Life Sciences', 'Technology'] };
    expect((await site.ask('PUT', 'preferences', chosen)).answer).toEqual({
      email: 'a•••@example.com',
      firstName: null,
      state: 'confirmed',
      frequency: 'monthly',
      topics: ['Technology', 'Life Sciences'],
    });
    expect((await site.ask('GET', `preferences?token=${token}`)).answer).toMatchObject({
      frequency: 'monthly',
    });
    expect((await site.ask('PUT', 'preferences', { ...chosen, topics: ['Gossip'] })).status).toBe(400);
    expect((await site.ask('GET', `preferences?token=${'x'.repeat(43)}`)).status).toBe(404);
  });

  it('lets the owner leave once and for all: repeats change nothing, and old links bring nobody back', async () => {
    await site.ask('POST', 'signup', full);
    await site.outbox.drain();
    const confirm = site.tokenIn('confirm');
    const token = site.tokenIn('unsubscribe');
    await site.ask('POST', 'confirm', { token: confirm });
    expect((await site.ask('POST', 'unsubscribe', { token })).status).toBe(200);
    const left = await findSubscriber(store.db, ann);
    expect(left).toMatchObject({ state: 'unsubscribed', first_name: null, last_name: null, phone: null });
    site.clock.time += HOUR_MS;
    expect((await site.ask('POST', 'unsubscribe', { token })).status).toBe(200);
    expect(await findSubscriber(store.db, ann)).toEqual(left);
    expect((await site.ask('POST', 'confirm', { token: confirm })).status).toBe(404);
    expect((await site.ask('PUT', 'preferences', { token, frequency: 'weekly', topics: [] })).status).toBe(
      409,
    );
  });

  it('asks who left again before they get anything', async () => {
    const token = await site.member(ann);
    await site.ask('POST', 'unsubscribe', { token });
    await site.ask('POST', 'subscribe', { email: ann });
    expect(await stateOf(ann)).toBe('pending');
    await site.outbox.drain();
    expect((await site.ask('POST', 'confirm', { token: site.tokenIn('confirm') })).status).toBe(200);
    expect(await stateOf(ann)).toBe('confirmed');
  });

  it('writes to an address at most three times an hour, and says when to come back', async () => {
    for (let i = 0; i < 3; i++)
      expect((await site.ask('POST', 'subscribe', { email: ann }, `192.0.2.${i}`)).status).toBe(200);
    const refused = await site.ask('POST', 'subscribe', { email: ann }, '192.0.2.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(3600);
    site.clock.time += HOUR_MS;
    expect((await site.ask('POST', 'subscribe', { email: ann })).status).toBe(200);
  });

  it('tells the marketing service only of the full form, once consented', async () => {
    await site.ask('POST', 'subscribe', { email: 'bob@example.com' });
    await site.ask('POST', 'signup', { ...full, consent: false });
    await site.outbox.drain();
    expect(site.tracked).toEqual([]);
    await site.ask('POST', 'signup', full);
    await site.outbox.drain();
    expect(site.tracked).toEqual([
      { firstName: 'Ann', lastName: 'Example', emailAddress: ann, phone: '5550001111' },
    ]);
  });

  it('forgets addresses that nobody confirmed in thirty days, and no others', async () => {
    await site.member('kept@example.com');
    await site.ask('POST', 'subscribe', { email: ann });
    site.clock.time += 30 * DAY_MS;
    await forgetUnconfirmed(store.db, new Date(site.clock.time));
    expect(await stateOf(ann)).toBe('pending');
    await forgetUnconfirmed(store.db, new Date(site.clock.time + 1));
    expect(await stateOf(ann)).toBeUndefined();
    expect(await stateOf('kept@example.com')).toBe('confirmed');
  });

  it('carries in its letters how to leave with one click, secrets in links, and nothing personal in an address', async () => {
    await site.ask('POST', 'signup', full);
    await site.outbox.drain();
    const [letter] = site.sent;
    const token = site.tokenIn('unsubscribe');
    expect(letter?.headers).toEqual({
      'List-Unsubscribe': `<https://site.example/newsletters/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const links = [...(letter?.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([url]) => url);
    expect(links).toHaveLength(2);
    for (const url of links)
      expect(url).toMatch(/^https:\/\/site\.example\/newsletters\/\w+\?token=[\w-]{43}$/);
    const stored = JSON.stringify(await findSubscriber(store.db, ann));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(site.tokenIn('confirm'));
  });
});

describe('to ask for the newsletter', () => {
  it('answers the same bytes after the same statements for an unknown, a pending, a confirmed and a past subscriber', async () => {
    const store = await openSqliteStore();
    const statements: string[] = [];
    const recorder: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        statements.push(store.db.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const site = openNewsletterApp(store, { db: store.db.withPlugin(recorder) });
    await site.member('confirmed@example.com');
    await site.ask('POST', 'unsubscribe', { token: await site.member('past@example.com') });
    await site.ask('POST', 'subscribe', { email: 'pending@example.com' });

    const run = async (email: string) => {
      statements.length = 0;
      const { status, headers, text } = await site.ask('POST', 'subscribe', { email });
      return { status, headers: [...headers], text, statements: [...statements] };
    };
    const unknown = await run('nobody@example.com');
    expect(unknown.statements.length).toBeGreaterThan(2);
    for (const state of ['pending', 'confirmed', 'past'])
      expect(await run(`${state}@example.com`)).toEqual(unknown);
    await store.close();
  });
});
