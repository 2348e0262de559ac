import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import {
  type AnswerOf,
  browserPath,
  type Call,
  errorsThroughGateway,
  type GatewayAnswerOf,
  type InputOf,
} from './call.ts';
import { type CallAddress, type CallAt, calls } from './calls.ts';
import { messages } from './messages.ts';

const rows: [string, Call][] = Object.entries(calls);
const inTable = new Set(rows.map(([, { method, path }]) => `${method} ${path}`));

// prettier-ignore
const specified = {
  'first document': [
    'POST /auth/register', 'POST /auth/login', 'POST /auth/verify', 'POST /auth/resend-verification',
    'POST /auth/forgot-password', 'POST /auth/reset-password', 'DELETE /auth/delete',
    'GET /profile/profile', 'PUT /profile/profile/update',
    'GET /profile/profile/message-preference', 'PUT /profile/profile/message-preference',
    'POST /graphql', 'GET /stock/leadersLaggards', 'GET /stock/filters', 'GET /stock/searchTop3',
    'GET /stock/getAllSectors', 'GET /stock/search', 'GET /stock/landingPage', 'GET /stock/isClient',
    'GET /stock/favorites', 'PATCH /stock/favorites',
    'GET /events/all', 'GET /events/all/:id', 'GET /events/archived/:symbol', 'GET /events/top',
    'GET /events/favorites', 'PATCH /events/favorites',
    'GET /news/top/clients', 'GET /news/all', 'GET /news/bySector', 'GET /news/sector', 'GET /news/:id',
    'GET /news/by/:symbol', 'GET /news/newsLetters', 'GET /news/favorites', 'PATCH /news/favorites',
    'POST /email-subscriptions/subscribe',
  ],
  'second document': [
    'GET /chat/history', 'POST /chat/history/:threadId/title',
    'GET /api/tipranks', 'POST /graphql', 'GET /landingPage/filings/:symbol',
    'GET /landingPage/institutional-ownership/:symbol', 'GET /bio/:symbol', 'GET /stock/details/:symbol',
    'GET /stock/team/:symbol', 'GET /stock/landingPage', 'GET /stock/isClient', 'GET /stock/ipo_cal',
    'GET /stock/analyst_details/:symbol', 'GET /stock/leadersLaggards',
    'GET /videos/all', 'GET /videos/all/:symbol', 'PATCH /videos/favorites',
    'GET /news/by/:symbol', 'GET /news/newsLetters', 'PATCH /news/favorites', 'GET /events/archived/:symbol',
    'GET /tools/news', 'POST /tools/news', 'PUT /tools/news/:id', 'DELETE /tools/news/:id',
    'GET /tools/events', 'POST /tools/events', 'PUT /tools/events/:id', 'DELETE /tools/events/:id',
    'GET /tools/videos', 'POST /tools/videos', 'PUT /tools/videos/:id', 'DELETE /tools/videos/:id',
    'POST /notifications/notifications',
    'GET /tools/clients', 'POST /tools/clients', 'PUT /tools/clients/:symbol',
    'POST /tools/company-landing', 'PUT /tools/company-landing/:symbol', 'GET /tools/company-landing/:symbol',
    'POST /tools/management', 'GET /tools/management/:symbol', 'PUT /tools/management/:id', 'DELETE /tools/management/:id',
  ],
  'calls of our own': [
    'GET /stock/prices/:symbol',
    'GET /stock/summary',
    'GET /stock/indices',
    'GET /stock/coverage',
    'GET /tools/webinars', 'POST /tools/webinars', 'PUT /tools/webinars/:id', 'DELETE /tools/webinars/:id',
    'GET /tools/newsletters', 'POST /tools/newsletters', 'GET /tools/newsletters/pieces',
    'POST /tools/newsletters/preview', 'PUT /tools/newsletters/:id', 'DELETE /tools/newsletters/:id',
    'POST /tools/newsletters/:id/test', 'GET /tools/newsletters/:id/sending', 'POST /tools/newsletters/:id/sending',
    'PUT /tools/newsletters/:id/plan', 'DELETE /tools/newsletters/:id/plan',
    'GET /tools/uploads', 'POST /tools/uploads', 'PUT /tools/uploads/:id', 'DELETE /tools/uploads/:id',
    'GET /tools/entries/:kind/:id',
    'GET /tools/log', 'POST /tools/import/:kind', 'POST /tools/import/:kind/trial',
    'GET /tools/data/doubts', 'GET /tools/data/decisions', 'GET /tools/data/crypto', 'POST /tools/data/figures',
    'POST /tools/data/sectors', 'GET /tools/data/sponsors', 'POST /tools/data/sponsors',
    'POST /tools/data/decisions/:id/undo',
    'GET /tools/history/:kind/:id',
    'POST /tools/history/:kind/:id',
    'GET /tools/copies/:kind/:id',
    'PUT /tools/copies/:kind/:id',
    'DELETE /tools/copies/:kind/:id',
    'POST /tools/presence/:kind/:id',
    'DELETE /tools/clients/:symbol',
    'POST /tools/management/:symbol/order',
    'GET /notifications/audience',
    'GET /notifications/sent',
    'GET /notifications/notifications',
    'POST /notifications/read',
    'GET /notifications/events',
    'GET /notifications/preference',
    'PUT /notifications/preference',
    'POST /notifications/stop',
    'GET /profile/texts', 'POST /profile/texts/code', 'PUT /profile/texts', 'DELETE /profile/texts',
    'POST /texts/stop', 'POST /texts/replies',
    'GET /auth/session',
    'POST /auth/logout',
    'GET /stock/financials/:symbol',
    'GET /stock/financials/:symbol/csv',
    'GET /stock/earnings/:symbol',
    'POST /auth/google/start',
    'POST /auth/google/finish',
    'GET /auth/sessions',
    'DELETE /auth/sessions',
    'POST /auth/delete/code',
    'GET /profile/export',
    'POST /stock/filterCounts',
    'GET /stock/export',
    'GET /stock/unusualVolume',
    'GET /stock/moves', 'GET /news/day', 'GET /news/ranked', 'GET /stock/leadersLaggards/csv', 'GET /stock/heatMap', 'GET /stock/heatMap/export',
    'GET /videos/:id',
    'GET /videos/:id/access',
    'PUT /videos/:id/access',
    'POST /email-subscriptions/signup',
    'POST /email-subscriptions/confirm',
    'POST /email-subscriptions/unsubscribe',
    'POST /email-subscriptions/links',
    'GET /email-subscriptions/preferences',
    'PUT /email-subscriptions/preferences',
    'POST /captcha/challenges',
    'POST /company-signups',
    'GET /stock/insiders/:symbol',
    'GET /stock/marks/:symbol',
    'GET /stock/facts/:symbol',
    'GET /stock/facts/:symbol/csv',
    'GET /stock/officers/:symbol',
    'GET /stock/peers/:symbol',
    'GET /stock/uncovered/:symbol',
    'GET /stock/earnings/:symbol/outlook',
    'GET /stock/consensus/:symbol',
    'GET /stock/ownership/:symbol',
    'GET /stock/ownership/:symbol/csv',
    'GET /stock/short-interest/:symbol',
    'GET /stock/catalysts/:symbol',
    'GET /calendar/earnings', 'GET /calendar/favorites/earnings', 'GET /calendar/catalysts', 'GET /calendar/favorites/catalysts',
    'GET /calendar/catalysts/:id',
    'GET /stock/trials/:symbol',
    'GET /landingPage/filings/:symbol/export',
    'GET /stock/readyScreens',
    'GET /stock/universe',
    'GET /screens',
    'POST /screens',
    'PATCH /screens/:id',
    'DELETE /screens/:id',
    'GET /videos/favorites',
    'POST /favorites/state',
    'GET /stock/favorites/export',
    'GET /crawl',
    'GET /crawl/:kind',
    'GET /search',
    'GET /chat/threads',
    'GET /chat/threads/:threadId',
    'POST /chat/threads/:threadId/title',
    'DELETE /chat/threads/:threadId',
    'POST /chat/questions',
    'GET /chat/messages/:messageId',
    'GET /chat/messages/:messageId/events',
    'POST /chat/messages/:messageId/stop',
    'POST /chat/messages/:messageId/answer',
    'POST /chat/messages/:messageId/vote',
    'POST /chat/threads/:threadId/share',
    'DELETE /chat/threads/:threadId/share',
    'GET /chat/shared/:shareId',
    'POST /chat/token',
    'POST /chat/token/owner',
  ],
};

test.each(Object.entries(specified))('every call of the %s is in the table', (_, expected) => {
  expect(expected.filter((call) => !inTable.has(call))).toEqual([]);
});

test('no call is in the table that nobody listed, and none is there twice', () => {
  const listed = new Set(Object.values(specified).flat());
  expect([...inTable].filter((call) => !listed.has(call))).toEqual([]);
  expect(inTable.size).toBe(rows.length);
});

test.each(rows)(
  '%s declares the parameters of its path, and a body only where the method has one',
  (_, call) => {
    const named = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const value = { symbol: 'abeo', id: 'x1', threadId: 't1', messageId: 'm1', shareId: 's1', kind: 'news' };
    const given = Object.fromEntries(Object.entries(value).filter(([name]) => named.includes(name)));
    if (named.length === 0) expect(call.params).toBeUndefined();
    else expect(Object.keys(call.params?.parse(given) as object)).toEqual(named);
    if (call.method === 'GET') expect(call.body).toBeUndefined();
  },
);

test.each(rows)('%s refuses a query parameter it does not know', (_, call) => {
  if (call.query) expect(call.query.safeParse({ nonsense: '1' }).success).toBe(false);
});

test.each(rows)('%s refuses a body field it does not know', (_, call) => {
  if (call.body) expect(call.body.safeParse({ role: 'staff', nonsense: 1 }).success).toBe(false);
});

test('fixed paths stand before paths with a parameter in the same place', () => {
  const paths = rows.filter(([, call]) => call.method === 'GET').map(([, call]) => call.path);
  const shadowed = paths.filter((path, i) =>
    paths.slice(0, i).some((earlier) => new RegExp(`^${earlier.replace(/:\w+/g, '[^/]+')}$`).test(path)),
  );
  expect(shadowed).toEqual([]);
});

test('tools and notifications are for staff, favorites, screens and profile for signed-in people', () => {
  for (const [id, { access, path }] of rows) {
    if (/^\/tools\//.test(path) || /^notifications\.(?:broadcast|audience|sent)$/.test(id))
      expect([id, access]).toEqual([id, 'staff']);
    else if (/^\/notifications\//.test(path))
      expect([id, access]).toEqual([id, id === 'notifications.stop' ? 'public' : 'private']);
    if (/^\/(profile|chat\/history|screens)(\/|$)|\/favorites(\/|$)/.test(path))
      expect([id, access]).toEqual([id, 'private']);
  }
});

test('what access and input can refuse is among the errors', () => {
  expect(calls['toolsNews.update'].errors).toEqual([
    'bad_request',
    'unauthenticated',
    'unverified',
    'forbidden',
    'not_found',
    'conflict',
  ]);
  expect(calls['stock.summary'].errors).toEqual([]);
  expect(errorsThroughGateway(calls['stock.summary'])).toEqual([
    'internal',
    'bad_gateway',
    'unavailable',
    'timeout',
  ]);
  expect(errorsThroughGateway(calls['auth.login'])).toContain('cross_site');
  expect(errorsThroughGateway(calls['screener.query'])).not.toContain('cross_site');
});

test('a path gets the prefix once', () => {
  expect(browserPath('/stock/filters')).toBe('/api/stock/filters');
  expect(browserPath('/api/tipranks')).toBe('/api/tipranks');
});

test('the token of a login reaches the gateway and not the browser', () => {
  const answer = { success: true, token: 'secret', user: { email: 'a@b.co', verified: true } };
  const { answer: backend, gatewayAnswer } = calls['auth.login'];
  expect(backend.parse(answer)).toHaveProperty('token', 'secret');
  expect(JSON.stringify(gatewayAnswer.parse(answer))).not.toContain('secret');
  expect(JSON.stringify(calls['auth.verify'].gatewayAnswer.parse(answer))).not.toContain('secret');
});

test('messages are the texts of the specification', () => {
  expect(messages.companyNotFound).toBe('Company not found');
  expect(messages.passwordWeak).toBe(
    'Password must be at least 6 characters and include a number, a letter, and a special character',
  );
});

test('an address names its call, and one that is not in the table names none', () => {
  expectTypeOf<CallAt<'GET /stock/details/:symbol'>>().toEqualTypeOf<(typeof calls)['stock.details']>();
  expectTypeOf<'PATCH /screens/:id'>().toExtend<CallAddress>();
  expectTypeOf<'GET /stock/nothing'>().not.toExtend<CallAddress>();
  expectTypeOf<AnswerOf<CallAt<'GET /screens'>>['data'][number]['name']>().toEqualTypeOf<string>();
});

test('bounds bring nothing along', () => {
  expect(readFileSync(new URL('bounds.ts', import.meta.url), 'utf8')).not.toMatch(/^import/m);
});

test('types of input and answer follow from the table', () => {
  type Calls = typeof calls;
  expectTypeOf<{ params: { symbol: string } }>().toExtend<InputOf<Calls['stock.details']>>();
  expectTypeOf<object>().not.toExtend<InputOf<Calls['stock.details']>>();
  expectTypeOf<object>().toExtend<InputOf<Calls['news.all']>>();
  expectTypeOf<{ body: object }>().not.toExtend<InputOf<Calls['stock.summary']>>();
  expectTypeOf<AnswerOf<Calls['stock.details']>['last_sale']>().toEqualTypeOf<number | null>();
  expectTypeOf<AnswerOf<Calls['auth.login']>>().toHaveProperty('token');
  expectTypeOf<GatewayAnswerOf<Calls['auth.login']>>().not.toHaveProperty('token');
});

test('whatever saves a version of an entry may meet a newer one, and names the conflict', () => {
  const shapeOf = (schema: Call['body']) => (schema as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape ?? {}; // prettier-ignore
  const saving = Object.entries<Call>(calls).filter(([, { body }]) =>
    Object.hasOwn(shapeOf(body), 'version'),
  );
  expect(saving.length).toBeGreaterThan(10);
  expect(saving.filter(([, { errors }]) => !errors.includes('conflict')).map(([id]) => id)).toEqual([]);
});
