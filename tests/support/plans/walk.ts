import { createHmac } from 'node:crypto';
import { TEXT_CONSENT_VERSION } from '#contract/text-notice.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Session } from '#contract/session.ts';
import type { OpenStore } from '#server/db/open.ts';
import { leaseRun } from '#server/store/upkeep/job-leases.ts';
import { clearLiveQuotes } from '#server/store/prices/live-quotes.ts';
import { claimEntries } from '#server/store/accounts/outbox.ts';
import { prune } from '#server/store/upkeep/prune.ts';
import { isPublished } from '#server/store/publishing/publish-content.ts';
import { forgetUnconfirmed } from '#server/store/newsletter/subscribers.ts';
import { hasUsers } from '#server/store/accounts/users.ts';
import { probeWriting } from '#server/store/upkeep/write-probe.ts';
import { privateCalls, publicCalls } from '../../../scripts/compare/calls.ts';
import { type AuthApp, openAuthApp, PASSWORD, REPLY_TOKEN } from '../auth-app.ts';
import { openDataApp } from '../data-app.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const member: Session = {
  userId: 'u7', email: 'p7@example.com', name: null, verified: true, role: 'user', googleUser: false,
}; // prettier-ignore
const TOKEN = 'the token of a member';

/** The calls that write, and the newer ones that read, each so that it comes as far as the store. */
const writes: [method: string, path: string, json?: unknown][] = [
  ['PATCH', '/stock/favorites', { symbol: 'ABEO', favorite: true }],
  ['PATCH', '/stock/favorites', { symbol: 'ABEO', favorite: false }],
  ['PATCH', '/events/favorites', { eventId: 'sample-event-1', favorite: true }],
  ['PATCH', '/news/favorites', { newsId: 'b-ABEO-20251112-earnings', favorite: true }],
  ['PATCH', '/videos/favorites', { videoId: 'sample-video-1', favorite: true }],
  ['PUT', '/videos/sample-video-7/access'],
  ['POST', '/screens', { name: 'Small and loud', query: 'market_cap=50M..300M', isDefault: true }],
  ['PATCH', '/screens/sc7', { name: 'Small, loud', isDefault: true }],
  ['DELETE', '/screens/sc7'],
  ['POST', '/email-subscriptions/subscribe', { email: 'robin@example.com' }],
  [
    'POST',
    '/email-subscriptions/signup',
    { email: 'p3@example.com', firstName: 'Robin', lastName: 'Reader' },
  ],
  ['POST', '/email-subscriptions/confirm', { token: 'A'.repeat(43) }],
  ['PUT', '/email-subscriptions/preferences', { token: 'A'.repeat(43), frequency: 'weekly', topics: [] }],
  ['POST', '/email-subscriptions/unsubscribe', { token: 'A'.repeat(43) }],
  ['POST', '/email-subscriptions/links', { email: 'robin@example.com' }],
  ['POST', '/captcha/challenges', { kind: 'question' }],
  ['POST', '/company-signups', { stock_symbol: 'ZZSMA' }],
  ['GET', '/stock/coverage'],
  ['GET', '/stock/facts/ABEO'],
  ['GET', '/stock/facts/ABEO/csv?table=officers'],
  ['GET', '/stock/moves'],
  ['GET', '/news/day'],
  ['GET', '/news/ranked?topic=filing'],
  // A word that most stories have.
  ['GET', '/stock/search?type=news&query=shares&page=1'],
  ...['', '/favorites'].flatMap((whose): [string, string][] => [
    ['GET', `/calendar${whose}/earnings?from=2026-07-06&to=2026-07-12&search=a`],
    ['GET', `/calendar${whose}/catalysts?from=2026-07-01&to=2026-07-31&perDay=5`],
  ]),
  ['GET', '/calendar/catalysts/no-such-entry'],
  ['GET', '/stock/leadersLaggards/csv'],
  ['GET', '/stock/heatMap'],
  ['GET', '/stock/heatMap/export'],
  ['GET', '/stock/universe?fields=last_sale,market_cap'],
  ['GET', '/stock/officers/ABEO'],
  ['GET', '/stock/peers/ABEO'],
  ['GET', '/stock/uncovered/ABEO'],
  ['GET', '/stock/earnings/ABEO/outlook'],
  ['GET', '/stock/consensus/ABEO'],
  ['GET', '/stock/ownership/ABEO'],
  ['GET', '/stock/ownership/ABEO/csv?table=insiders'],
  ['GET', '/stock/short-interest/ABEO'],
  ['GET', '/stock/catalysts/ABEO'],
  ['GET', '/stock/trials/ABEO'],
];

interface Walk {
  /** Calls that failed for another reason than what was asked. */
  failed: string[];
  /** Calls of the two backends that nobody made. */
  unasked: string[];
}

/** Makes every call of the data and auth backends, with several kinds of arguments, and does what the jobs do. */
export async function walkStore(store: OpenStore): Promise<Walk> {
  const asked = new Set(await walkAccounts(store));
  const app = openDataApp(store, { [TOKEN]: member }, { now: () => NOW });
  const failed: string[] = [];
  const ask = async (method: string, path: string, json: unknown, isMember: boolean) => {
    const response = await app.request(path, {
      method,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(isMember && { authorization: `Bearer ${TOKEN}` }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    await response.arrayBuffer();
    asked.add(`${method} ${path.replace(/\?.*/, '')}`);
    if (response.status >= 500) failed.push(`${method} ${path}`);
  };
  for (const { as, method, path, json } of [...publicCalls(['sample-event-1']), ...privateCalls])
    if (['GET', 'POST'].includes(method)) await ask(method, path.replace('/api', ''), json, as === 'member');
  for (const [method, path, json] of writes) await ask(method, path, json, true);
  await runJobs(store);

  const unasked = Object.values(calls)
    .filter(({ backend }: Call) => backend === 'data' || backend === 'auth')
    .map(({ method, path }: Call) => `${method} ${path}`)
    .filter((call) => ![...asked].some((one) => new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`).test(one)));
  return { failed, unasked };
}

/** All that a person may do with an account; answers which calls that were. */
async function walkAccounts(store: OpenStore): Promise<string[]> {
  const auth = openAuthApp(store);
  const email = 'ann@example.com';
  const token = await auth.member(email);
  const asked = ['auth.register', 'auth.login', 'auth.verify'] as (keyof typeof calls)[];
  const ask = async (id: keyof typeof calls, body?: unknown) => {
    await auth.ask(id, { token, ...(body !== undefined && { body }) });
    asked.push(id);
  };
  for (const id of [
    'auth.session',
    'auth.sessions',
    'profile.get',
    'profile.export',
    'profile.messagePreference',
  ] as const)
    await ask(id);
  await ask('auth.resendVerification', { email });
  await ask('auth.forgotPassword', { email });
  await ask('auth.resetPassword', { email, code: await auth.codeSentTo(email), newPassword: PASSWORD });
  await ask('auth.googleStart');
  await ask('auth.googleFinish', { flow: 'x', query: '' });
  const again = (await auth.logIn(email)) ?? '';
  const askAgain = async (id: keyof typeof calls, body?: unknown) => {
    await auth.ask(id, { token: again, ...(body !== undefined && { body }) });
    asked.push(id);
  };
  await askAgain('profile.update', { name: 'Ann', phone_number: PHONE });
  await askAgain('profile.setMessagePreference', { message_preference: 'SMS' });
  await walkTexts(auth, askAgain);
  await askAgain('auth.endOtherSessions');
  await askAgain('auth.deletionCode');
  await askAgain('auth.delete', { password: PASSWORD });
  await askAgain('auth.logout');
  return asked.map((id) => `${calls[id].method} ${calls[id].path}`);
}

const PHONE = '2125550123';

/** Agrees to notices by text message and ends them, in each of the three ways. */
async function walkTexts(
  auth: AuthApp,
  ask: (id: keyof typeof calls, body?: unknown) => Promise<void>,
): Promise<void> {
  await ask('texts.get');
  await ask('texts.code');
  await ask('texts.agree', { code: await auth.codeSentTo(PHONE), version: TEXT_CONSENT_VERSION });
  const link = auth.sent.findLast(({ text }) => text.includes('/stop/'))?.text ?? '';
  await ask('texts.stop', { token: /\/stop\/([a-z2-9]{13})/.exec(link)?.[1] });
  const fields = { Body: 'STOP', From: `+1${PHONE}` };
  const signed = `https://site.example/webhooks/textsBodySTOPFrom${fields.From}`;
  const signature = createHmac('sha1', REPLY_TOKEN).update(signed).digest('base64');
  await ask('texts.reply', { fields, signature });
  await ask('texts.end');
}

async function runJobs({ db }: OpenStore): Promise<void> {
  await prune(db, NOW);
  await claimEntries(db, ['confirmation'], { max: 10, leaseMs: 1_000, now: NOW });
  await clearLiveQuotes(db, '2026-11-21');
  await forgetUnconfirmed(db, NOW);
  await probeWriting(db);
  await hasUsers(db);
  await leaseRun(db, { name: 'prune', dueAt: NOW }, 1_000, NOW);
  await isPublished(db);
}
