import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CaptchaChallenge, CaptchaChallengeSchema, type CaptchaProof } from '#contract/captcha.ts';
import { SMS_CONSENT_TEXT } from '#contract/company-signup.ts';
import type { ErrorEnvelope } from '#contract/errors.ts';
import { numberIn } from './captcha-question.ts';
import { refreshClientFlags } from '#server/store/companies/client-flags.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { forEachEngine } from '#tests/support/store.ts';

const updated_at = '2026-01-01T00:00:00.000Z';
const ADDRESS = '192.0.2.7';
const secret = 's'.repeat(40);
const incomplete = 'Please complete the recaptcha.';

const person = {
  stock_symbol: 'PAID',
  first_name: 'Ann',
  last_name: 'O’Hara',
  phone: '5550104477',
  email: 'ann@example.com',
  sms_consent: true,
  utm: { utm_source: 'letter' },
};

/** The answer to "What is seven plus four?". */
const sumOf = (question = ''): number =>
  [...question.matchAll(/is (\w+) plus (\w+)/g)].flatMap(([, a = '', b = '']) => [
    (numberIn(a) ?? 0) + (numberIn(b) ?? 0),
  ])[0] ?? -1;

async function solve({ work }: CaptchaChallenge): Promise<CaptchaProof> {
  const challenge = work as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  return { kind: 'work', proof: payload };
}

forEachEngine('company sign-up', (openFresh) => {
  let store: OpenStore;
  let time: number;
  let app: ReturnType<typeof openDataApp>;
  const now = () => new Date(time);
  const openApp = (deps = {}) => openDataApp(store, {}, { now, signups: { secret }, ...deps });

  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [company('PAID'), company('FREE')]);
    await store.db
      .insertInto('clients')
      .values({ company_symbol: 'PAID', active: 1, is_sample: 0, updated_at })
      .execute();
    await store.db
      .insertInto('landing_pages')
      .values({ company_symbol: 'PAID', active: 1, is_sample: 0, updated_at })
      .execute();
    await refreshClientFlags(store.db);
  });
  beforeEach(() => {
    time = Date.now();
    app = openApp();
  });
  afterEach(async () => {
    await store.db.deleteFrom('company_signups').execute();
    await store.db.deleteFrom('rate_limits').execute();
  });
  afterAll(() => store.close());

  async function ask(path: string, body: unknown, address = ADDRESS) {
    const response = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-address': address },
      body: JSON.stringify(body),
    });
    const read = (await response.json()) as Partial<ErrorEnvelope>;
    return { status: response.status, headers: response.headers, ...read };
  }
  const challenge = async (kind: 'work' | 'question'): Promise<CaptchaChallenge> =>
    CaptchaChallengeSchema.parse(await ask('/captcha/challenges', { kind }));
  const answered = async (): Promise<CaptchaProof> => {
    const { token = '', question } = await challenge('question');
    time += 3_000;
    return { kind: 'question', proof: token, answer: String(sumOf(question)) };
  };
  const signUp = (captcha: unknown, given: object = {}, address = ADDRESS) =>
    ask('/company-signups', { ...person, captcha, ...given }, address);
  const kept = () => store.db.selectFrom('company_signups').selectAll().execute();

  test('a sign-up with solved work is kept with its consent: wording, time and address', async () => {
    expect(await signUp(await solve(await challenge('work')))).toMatchObject({ status: 200, success: true });
    expect(await kept()).toEqual([
      {
        id: expect.any(String) as string,
        stock_symbol: 'PAID',
        first_name: 'Ann',
        last_name: 'O’Hara',
        phone: '5550104477',
        email: 'ann@example.com',
        sms_consent: 1,
        consent_text: SMS_CONSENT_TEXT,
        consent_address: ADDRESS,
        utm: '{"utm_source":"letter"}',
        created_at: now().toISOString(),
      },
    ]);
  });

  test('consent to text messages is not asked for, and never assumed', async () => {
    const { sms_consent: _, ...silent } = person;
    const captcha = await answered();
    expect(await ask('/company-signups', { ...silent, captcha }, 'nonsense')).toMatchObject({ status: 200 });
    expect(await kept()).toMatchObject([{ sms_consent: 0, consent_address: null }]);
  });

  test('a question serves whoever has no script, in digits or words, once somebody can have read it', async () => {
    const { token, question = '' } = await challenge('question');
    const answer = String(sumOf(question));
    expect((await signUp({ kind: 'question', proof: token, answer })).status).toBe(400);
    time += 3_000;
    expect((await signUp({ kind: 'question', proof: token, answer: '99' })).status).toBe(400);
    expect((await signUp({ kind: 'question', proof: token, answer })).status).toBe(200);
  });

  test('a captcha serves once', async () => {
    const work = await solve(await challenge('work'));
    const question = await answered();
    for (const captcha of [work, question]) {
      expect((await signUp(captcha)).status).toBe(200);
      expect(await signUp(captcha)).toMatchObject({
        status: 400,
        error: { message: incomplete, fields: { captcha: incomplete } },
      });
    }
    expect(await kept()).toHaveLength(2);
  });

  test('what is forged, expired, borrowed or nonsense is no captcha', async () => {
    const other = openDataApp(store, {}, { now, signups: { secret: 'x'.repeat(40) } });
    const foreign = await other.request('/captcha/challenges', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"kind":"work"}',
    });
    const borrowed = await solve(CaptchaChallengeSchema.parse(await foreign.json()));
    const { token = '', question } = await challenge('question');
    const expired = { kind: 'question', proof: token, answer: String(sumOf(question)) };
    const [id, issuedAt, signature] = token.split('.');
    time += 31 * 60_000;
    const younger = { ...expired, proof: `${id}.${Number(issuedAt) + 20 * 60_000}.${signature}` };
    for (const captcha of [
      borrowed,
      expired,
      younger,
      { kind: 'work', proof: 'bm9uc2Vuc2U=' },
      {
        kind: 'work',
        proof: Buffer.from('{"challenge":{"parameters":{}},"solution":{}}').toString('base64'),
      },
      { kind: 'work', proof: Buffer.from('null').toString('base64') },
      { kind: 'question', proof: '..', answer: '2' },
      { kind: 'question', proof: token },
      { kind: 'recaptcha', proof: 'anything' },
      { kind: 'other', proof: 'x' },
      undefined,
    ])
      expect(await signUp(captcha), JSON.stringify(captcha)).toMatchObject({
        status: 400,
        error: { message: incomplete },
      });
    expect(await kept()).toEqual([]);
  }, 20_000);

  test.each([
    [{ first_name: ' ' }, { first_name: 'First name is required' }],
    [{ last_name: undefined }, { last_name: 'Last name is required' }],
    [{ phone: '' }, { phone: 'Phone is required' }],
    [{ phone: '555010447' }, { phone: 'Enter a phone number of 10 digits' }],
    [{ phone: '15550104477' }, { phone: 'Enter a phone number of 10 digits' }],
    [{ email: 'ann@' }, { email: 'Invalid email format' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ utm: { utm_source: 'x'.repeat(201) } }, { 'utm.utm_source': 'must be at most 200 characters' }],
    [{ utm: { source: 'x' } }, { 'utm.source': 'is not known' }],
    [{ form_type: 'x' }, { form_type: 'is not known' }],
  ])('%j is refused and named', async (given, fields) => {
    expect(await signUp(await answered(), given)).toMatchObject({ status: 400, error: { fields } });
    expect(await kept()).toEqual([]);
  });

  test('only a client takes sign-ups', async () => {
    for (const stock_symbol of ['FREE', 'NONE'])
      expect((await signUp(await answered(), { stock_symbol })).status).toBe(404);
  });

  test('one person, and one address, can sign up only so often, and is told when to come again', async () => {
    for (let i = 0; i < 5; i++) expect((await signUp(await answered())).status).toBe(200);
    const refused = await signUp(await answered());
    expect(refused).toMatchObject({ status: 429, error: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let i = 0; i < 15; i++)
      await signUp(undefined, { email: `a${i}@example.com`, captcha: await answered() });
    expect((await signUp(await answered(), { email: 'last@example.com' })).status).toBe(429);
    expect((await signUp(await answered(), { email: 'last@example.com' }, '198.51.100.1')).status).toBe(200);
  });

  test('captchas are not handed out without end', async () => {
    let last = 200;
    for (let i = 0; i < 61; i++) last = (await ask('/captcha/challenges', { kind: 'question' })).status;
    expect(last).toBe(429);
  });

  test('with reCAPTCHA its response counts, asked of the provider, and the cheaper work does not', async () => {
    const provider = await listen((form) => ({
      success: form.get('response') === 'right' && form.get('secret') === 'rs',
    }));
    const work = await solve(await challenge('work'));
    app = openApp({ signups: { secret, recaptcha: { secret: 'rs', verifyUrl: provider.url } } });
    expect((await signUp(work)).status).toBe(400);
    expect((await signUp({ kind: 'recaptcha', proof: 'wrong' })).status).toBe(400);
    expect((await signUp({ kind: 'recaptcha', proof: 'right' })).status).toBe(200);
    provider.close();
    expect((await signUp({ kind: 'recaptcha', proof: 'right' }, { email: 'b@example.com' })).status).toBe(
      503,
    );
  });

  test('with a ticker endpoint a sign-up is posted there as a form, never in an address, and not kept', async () => {
    const seen: [string, Record<string, string>][] = [];
    const endpoint = await listen((form, url) => void seen.push([url, Object.fromEntries(form)]));
    app = openApp({ signups: { secret, tickerSignupUrl: `${endpoint.url}optin` } });
    expect((await signUp(await answered())).status).toBe(200);
    expect(seen).toEqual([
      [
        '/optin',
        {
          stock_symbol: 'PAID',
          form_type: 'company_optin',
          first_name: 'Ann',
          last_name: 'O’Hara',
          phone: '5550104477',
          email: 'ann@example.com',
          sms_consent: 'yes',
          sms_consent_text: SMS_CONSENT_TEXT,
          consented_at: now().toISOString(),
          utm_source: 'letter',
        },
      ],
    ]);
    expect(await kept()).toEqual([]);

    endpoint.close();
    const captcha = await answered();
    const failed = await signUp(captcha);
    expect(failed).toMatchObject({
      status: 503,
      error: { message: 'Failed to sign up. Please try again later.' },
    });
    // What failed may be sent again as it was.
    app = openApp();
    expect((await signUp(captcha)).status).toBe(200);
  });
});

/** A server that answers posted forms with JSON. */
async function listen(reply: (form: URLSearchParams, url: string) => unknown) {
  const server: Server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => res.end(JSON.stringify(reply(new URLSearchParams(body), req.url ?? '') ?? {})));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}
