import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { TEXT_CONSENT_VERSION, textConsent, type TextNotices } from '#contract/text-notice.ts';
import { textsKeeper } from '#server/store/texts/subscriptions.ts';
import { forEachAuthApp, REPLY_TOKEN } from '#tests/support/auth-app.ts';

let people = 0;
/** A number and an address that nobody had before. */
const stranger = () => {
  people += 1;
  return { email: `texts${people}@example.com`, phone: `212555${String(2000 + people)}` };
};

forEachAuthApp('notices by text message', { keepers: [textsKeeper] }, (site) => {
  const join = async (given = stranger()) => {
    const token = await site.member(given.email, { phone_number: given.phone });
    const { userId } = (await site.ask('auth.session', { token })).answer as { userId: string };
    return { ...given, token, userId };
  };
  type Member = Awaited<ReturnType<typeof join>>;
  const state = async ({ token }: Member) =>
    (await site.ask('texts.get', { token })).answer as unknown as TextNotices;
  const askCode = (person: Member) => site.ask('texts.code', { token: person.token });
  const agree = async (person: Member, code?: string, address = '198.51.100.7') =>
    site.ask('texts.agree', {
      token: person.token,
      address,
      body: { code: code ?? (await site.codeSentTo(person.phone)), version: TEXT_CONSENT_VERSION },
    });
  /** Agrees with a code, at a time at which another may be sent. */
  const optIn = async (person: Member) => {
    site.clock.time += 16 * 60_000;
    await askCode(person);
    const answered = await agree(person);
    await site.outbox.drain();
    return answered;
  };
  const recordOf = ({ userId }: Member) =>
    site.store.db
      .selectFrom('text_consents')
      .select(['number', 'action', 'by', 'version', 'wording', 'address'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .orderBy('action')
      .execute();
  const stopLinkTo = (phone: string) =>
    /\/stop\/(\S+)$/.exec(
      site.sent.findLast(({ to, text }) => to === phone && text.includes('/stop/'))?.text ?? '',
    )?.[1] ?? 'no link';
  const reply = (from: string, words: string, more: { token?: string; fields?: object } = {}) => {
    const fields: Record<string, string> = { From: from, Body: words, MessageSid: 'SM1' };
    const signed = `https://site.example/webhooks/texts${Object.keys(fields)
      .sort()
      .map((name) => name + (fields[name] ?? ''))
      .join('')}`;
    const signature = createHmac('sha1', more.token ?? REPLY_TOKEN)
      .update(signed)
      .digest('base64');
    return site.ask('texts.reply', { body: { fields: { ...fields, ...more.fields }, signature } });
  };

  it('are off until the number has proved itself and the words are agreed to, which is kept as it was', async () => {
    const person = await join();
    expect(await state(person)).toEqual({
      phone: person.phone,
      canText: true,
      on: false,
      since: null,
      refusedAt: null,
      consent: { version: 1, text: textConsent('RedStreet') },
    });
    expect((await agree(person, '123456')).status).toBe(400);
    expect((await askCode(person)).status).toBe(200);
    const code = await site.codeSentTo(person.phone);
    expect(code).toMatch(/^\d{6}$/);
    // The code of another purpose, or of wrong digits, does nothing.
    expect((await agree(person, code === '000000' ? '000001' : '000000')).status).toBe(400);
    expect((await state(person)).on).toBe(false);
    const answered = await agree(person, code);
    expect(answered.answer).toMatchObject({ on: true, since: new Date(site.clock.time).toISOString() });
    expect((await agree(person, code)).status).toBe(400);
    expect(await recordOf(person)).toEqual([
      {
        number: `+1${person.phone}`,
        action: 'agreed',
        by: 'profile',
        version: 1,
        wording: textConsent('RedStreet'),
        address: '198.51.100.7',
      },
    ]);
    await site.outbox.drain();
    expect(site.sent.at(-1)).toMatchObject({ channel: 'sms', to: person.phone });
    expect(site.sent.at(-1)?.text).toMatch(/^RedStreet: you now get notices .*STOP to end/);
    await expect(
      site.store.db.updateTable('text_consents').set({ wording: 'something else' }).execute(),
    ).rejects.toThrow(/never changed/);
  });

  it('refuse words that are not those of now', async () => {
    const person = await join();
    await askCode(person);
    const code = await site.codeSentTo(person.phone);
    const { status } = await site.ask('texts.agree', { token: person.token, body: { code, version: 2 } });
    expect([status, (await state(person)).on]).toEqual([409, false]);
    expect((await agree(person, code)).status).toBe(200);
  });

  it('need a number that can be texted', async () => {
    const none = await join({ email: stranger().email, phone: '' });
    const wrong = await join({ email: stranger().email, phone: '1115550142' });
    for (const person of [none, wrong]) {
      expect((await state(person)).canText).toBe(false);
      expect((await askCode(person)).status).toBe(400);
      expect((await agree(person, '123456')).status).toBe(400);
    }
  });

  it('send a code once a minute, three in a quarter of an hour, and six a day to one number, whoever asks', async () => {
    const { phone } = stranger();
    const [one, two] = [await join({ ...stranger(), phone }), await join({ ...stranger(), phone })];
    site.clock.time += 16 * 60_000;
    expect([(await askCode(one)).status, (await askCode(one)).status]).toEqual([200, 429]);
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      site.clock.time += 8 * 60_000;
      statuses.push((await askCode(n % 2 === 0 ? two : one)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it('take five guesses of a code and no more', async () => {
    const person = await join();
    await askCode(person);
    const code = await site.codeSentTo(person.phone);
    for (let n = 0; n < 5; n += 1)
      expect((await agree(person, code === '000000' ? '1'.repeat(6) : '000000')).status).toBe(400);
    expect((await agree(person, code)).status).toBe(400);
  });

  it('end in the profile, and begin again only with a code', async () => {
    const person = await join();
    await optIn(person);
    expect(
      (await site.ask('texts.end', { token: person.token, address: '203.0.113.9' })).answer,
    ).toMatchObject({
      on: false,
    });
    await site.ask('texts.end', { token: person.token });
    expect(await recordOf(person)).toMatchObject(
      [
        { action: 'agreed' },
        { action: 'ended', by: 'profile', version: null, wording: null, address: '203.0.113.9' },
      ].toSorted((a, b) => a.action.localeCompare(b.action)),
    );
    expect((await agree(person, '123456')).status).toBe(400);
    await optIn(person);
    expect((await state(person)).on).toBe(true);
  });

  it('end with another number, which a code of the old one does not prove', async () => {
    const person = await join();
    await optIn(person);
    site.clock.time += 16 * 60_000;
    await askCode(person);
    const code = await site.codeSentTo(person.phone);
    const { phone } = stranger();
    await site.ask('profile.update', { token: person.token, body: { phone_number: phone } });
    expect(await state(person)).toMatchObject({ on: false, phone });
    expect((await recordOf(person)).map(({ by, number }) => [by, number])).toContainEqual([
      'number changed',
      `+1${person.phone}`,
    ]);
    expect((await agree(person, code)).status).toBe(400);
    // One that was on its way to the old number is not sent to either.
    site.clock.time += 16 * 60_000;
    await askCode(person);
    await site.ask('profile.update', { token: person.token, body: { phone_number: person.phone } });
    const sent = site.sent.length;
    await site.outbox.drain();
    expect(site.sent.slice(sent).filter(({ channel }) => channel === 'sms')).toEqual([]);
  });

  it('are one person’s at a number: who proves it last has them', async () => {
    const { phone } = stranger();
    const [one, two] = [await join({ ...stranger(), phone }), await join({ ...stranger(), phone })];
    await optIn(one);
    site.clock.time += 24 * 60 * 60_000;
    await optIn(two);
    expect([(await state(one)).on, (await state(two)).on]).toEqual([false, true]);
    expect((await recordOf(one)).map(({ by }) => by)).toContain('number of another');
  });

  it('end by the link of any message, without an account, as often as it is pressed', async () => {
    const person = await join();
    await optIn(person);
    const token = stopLinkTo(person.phone);
    expect(token).toMatch(/^[a-z2-9]{13}$/);
    expect((await site.ask('texts.stop', { body: { token: 'a'.repeat(13) } })).status).toBe(404);
    expect((await site.ask('texts.stop', { body: { token: 'short' } })).status).toBe(400);
    for (let n = 0; n < 2; n += 1)
      expect((await site.ask('texts.stop', { body: { token: token.toUpperCase() } })).status).toBe(200);
    expect((await state(person)).on).toBe(false);
    expect((await recordOf(person)).filter(({ by }) => by === 'link')).toHaveLength(1);
    await optIn(person);
    expect(stopLinkTo(person.phone)).toBe(token);
  });

  it('end by an answer that the provider has signed, and begin by none', async () => {
    const [person, other] = [await join(), await join()];
    for (const one of [person, other]) await optIn(one);
    const from = `+1${person.phone}`;
    expect((await reply(from, 'STOP', { token: 'another token' })).status).toBe(403);
    expect((await reply(from, 'STOP', { fields: { From: `+1${other.phone}` } })).status).toBe(403);
    expect((await reply(from, 'what is this?')).answer).toEqual({ reply: null });
    expect((await reply(from, ' Help ')).answer['reply']).toMatch(/Reply STOP/);
    expect((await state(person)).on).toBe(true);
    expect((await reply(from, ' stop.')).answer).toEqual({ reply: null });
    expect([(await state(person)).on, (await state(other)).on]).toEqual([false, true]);
    expect((await reply(from, 'START')).answer['reply']).toContain(
      'https://site.example/Profile/Notifications',
    );
    expect((await state(person)).on).toBe(false);
    expect((await reply(from, 'Stop')).status).toBe(200);
    expect((await recordOf(person)).map(({ by }) => by).filter((by) => by === 'reply')).toHaveLength(1);
  });

  it('leave nothing of who deletes the account, and are in the file of one’s data before', async () => {
    const person = await join();
    await optIn(person);
    const { answer } = await site.ask('profile.export', { token: person.token });
    expect(answer['textMessages']).toMatchObject([{ action: 'agreed', number: `+1${person.phone}` }]);
    await site.ask('auth.deletionCode', { token: person.token });
    const code = await site.codeSentTo(person.email);
    expect((await site.ask('auth.delete', { token: person.token, body: { code } })).status).toBe(200);
    expect(await recordOf(person)).toEqual([]);
    const left = await site.store.db
      .selectFrom('text_subscriptions')
      .selectAll()
      .where('user_id', '=', person.userId)
      .execute();
    expect(left).toEqual([]);
  });
});
