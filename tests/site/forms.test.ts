import { expect, test } from 'vitest';
import { pageRegistry } from '#kit/site/page-registry.ts';
import { enter, known } from '../support/open-site.ts';
import { elementAt } from '../support/page-text.ts';
import { htmlOf, site } from '../support/the-site.ts';

/** The fields of a form by their names, each as it asks: its kind, whether it is required, its placeholder or its value. */
async function fieldsOf(path: string, form: RegExp): Promise<Record<string, string>> {
  const html = elementAt(await htmlOf(path), form) ?? '';
  return Object.fromEntries(
    [...html.matchAll(/<input\b[^>]*>/g)].map(([input]) => {
      const of = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? '';
      const asks = [of('type'), /\srequired\b/.test(input) && 'required', of('placeholder') || of('value')];
      return [of('name'), asks.filter(Boolean).join(' ')];
    }),
  );
}

test('the form of the newsletter requires a name, an email, a phone and the consent', async () => {
  expect(await fieldsOf('/newsletters', /<form method="post" action="\/newsletters"/)).toEqual({
    form: 'hidden full',
    firstName: 'text required',
    lastName: 'text required',
    emailAddress: 'email required',
    phone: 'tel required (123) 456-7890',
    consent: 'checkbox required',
  });
});

test('what a form of a client lacks is said in the words of the site, and not in bubbles of a browser', async () => {
  const form = /<form\b[^>]*aria-label="Sign up for news of [^>]*>/.exec(
    await htmlOf('/stocks/ZZSMA/signup'),
  );
  expect(form?.[0]).toMatch(/\snovalidate\b/);
});

test.each([
  'signup',
  'about',
  'marketdata',
  'financials',
  'earnings',
  'ownership',
  'team',
  'news',
  'secfilings',
  'bio',
  'podcast',
  'webinar',
  'videos',
])(
  'the form of a client requires a name, a phone and an email, and brings where it was filled in: %s',
  async (tab) => {
    const fields = await fieldsOf(
      `/stocks/ZZSMA/${tab}?utm_source=letter&utm_campaign=july&elsewhere=1`,
      /<form\b[^>]*aria-label="Sign up for news of [^>]*>/,
    );
    expect(fields).toMatchObject({
      first_name: 'text required',
      last_name: 'text required',
      phone: 'tel required (123) 456 - 7890',
      email: 'email required',
      sms_consent: 'checkbox',
      stock_symbol: 'hidden ZZSMA',
      form_type: 'hidden company_optin',
      utm_source: 'hidden letter',
      utm_campaign: 'hidden july',
    });
    expect(Object.keys(fields)).not.toContain('elsewhere');
  },
);

test.each(['unsubscribe', 'preferences'])(
  'a link to %s that does not work has its page, where new ones are sent to an address',
  async (page) => {
    const path = `/newsletters/${page}`;
    const dead = await fetch(`${site.url}${path}?token=cut`);
    expect([dead.status, await dead.text()]).toEqual([404, expect.stringContaining('Send me my links')]);
    const ask = async (email: string) => {
      const headers = { origin: site.url };
      const body = new URLSearchParams({ email });
      const answer = await fetch(`${site.url}${path}`, { method: 'POST', headers, body });
      return [answer.status, await answer.text()];
    };
    expect(await ask('nobody')).toEqual([400, expect.stringContaining('Invalid email format')]);
    expect(await ask(`${page}@mail.example`)).toEqual([
      200,
      expect.stringContaining('a mail with its links'),
    ]);
  },
);

test('a form from elsewhere is refused: with a page for who reads, with the envelope of failures for a script', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${site.url}/login?next=%2Ffavorites`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', ...headers },
      body: new URLSearchParams({ email: 'somebody@mail.example', password: 'Correct1!' }),
      redirect: 'manual',
    });
  const page = await post({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  expect([page.status, page.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
  const html = await page.text();
  expect(html).toContain('Nothing was sent');
  expect(html).not.toContain('{"error"');
  const script = await post({ accept: '*/*' });
  expect([script.status, ((await script.json()) as { error: { code: string } }).error.code]).toEqual([
    403,
    'cross_site',
  ]);
});

test('the form to sign in says what an account is for, and nothing that is only true for some', async () => {
  expect(await htmlOf('/login')).not.toContain('profile and settings');
});

test('no page fails on a form that means nothing to it, whoever sends it', { timeout: 60_000 }, async () => {
  const pages = pageRegistry
    .map(({ path }) => path.replaceAll(/:\w+/g, 'x'))
    .filter((path) => path !== '/logout');
  const forms = ['{"a":1,"a":2}', 'id=x&kind=&favorite=&next=&token=&action='];
  const staff = await enter(site, await known(site, { role: 'staff' }));
  for (const [cookie, sent] of [
    ['', forms.slice(0, 1)],
    [staff, forms],
  ] as const)
    for (const path of pages)
      for (const body of sent) {
        const headers = { cookie, origin: site.url, 'content-type': 'application/x-www-form-urlencoded' };
        const { status } = await fetch(site.url + path, {
          method: 'POST',
          redirect: 'manual',
          headers,
          body,
        });
        expect({ path, body, isFailure: status >= 500 }).toEqual({ path, body, isFailure: false });
      }
});
