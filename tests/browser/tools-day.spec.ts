import type { Page, Route } from '@playwright/test';
import { expect, test as base } from '../support/browser.ts';
import { enter } from '../support/favorites-site.ts';
import { hostileHtml } from '../support/hostile-html.ts';
import { inLongRun, isLong } from '../support/long.ts';

const test = base.extend({ baseURL: async ({ desk }, use) => use(desk.site.url) });

// One after the other, so that their site is started once.
test.describe.configure({ mode: 'default' });
// The editor reads a text in a document in which nothing runs, and of which the policy is told all the same.
test.use({ expectedErrors: [/status of 4\d\d|evil\.example|ERR_|Content Security Policy/] });

test.beforeEach(async ({ page, desk: { site, ann } }) => void (await enter(page, site, ann)));

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

const CUT =
  /^Failed to (create|update|save) [a-z ]+\. No connection: what you typed is held by this browser\.$/;
const isSave = (route: Route) => route.request().method() === 'POST';
/** The network is cut in the middle of the next saves: before they arrive, or on the way back. */
async function cut(page: Page, arrives: boolean, work: () => Promise<void>) {
  const pages = (url: URL) => url.pathname.startsWith('/tools');
  const isCut = Promise.withResolvers<undefined>();
  await page.route(pages, async (route) => {
    if (!isSave(route)) return route.continue();
    if (arrives) await route.fetch({ maxRedirects: 0 });
    await route.abort();
    isCut.resolve(undefined);
  });
  await work();
  await isCut.promise;
  await says(page, CUT);
  // What is on its way still is cut as well.
  await page.unrouteAll({ behavior: 'wait' });
}

interface Kind {
  tab: string;
  fields: Record<string, string>;
  /** Where the public reads it. */
  of: (id: string) => string;
}

const kinds: Record<string, Kind> = {
  news: { tab: 'news', fields: { 'Company symbol': 'ABEO' }, of: (id) => `/api/news/${id}` },
  event: { tab: 'events', fields: { Date: '2099-03-01' }, of: (id) => `/api/events/all/${id}` },
  webinar: { tab: 'webinars', fields: { Date: '2099-03-02' }, of: (id) => `/api/events/all/${id}` },
  video: { tab: 'videos', fields: { 'Company symbol': 'ABEO' }, of: (id) => `/api/videos/${id}` },
  newsletter: { tab: 'newsletters', fields: { Text: '## This week' }, of: (id) => `/api/news/${id}` },
};

/** Opens a new entry of a kind and fills its fields. */
async function begin(page: Page, noun: string, title: string): Promise<void> {
  const { tab, fields } = kinds[noun] as Kind;
  await page.goto(`/tools?tab=${tab}&new=1`);
  await page.getByLabel('Title', { exact: true }).fill(title);
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}
const idOf = (page: Page) => new URL(page.url()).searchParams.get('edit') ?? '';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a day at the desk: every kind is made, edited, scheduled, published and restored', async ({
    page,
  }) => {
    for (const [noun, { of }] of Object.entries(kinds)) {
      const title = page.getByLabel('Title', { exact: true });
      await begin(page, noun, `A ${noun} of the day`);
      await press(page, 'Save draft');
      await says(page, 'Saved as a draft. The public does not see it.');
      const id = idOf(page);
      const publicly = () => page.request.get(of(id));
      expect([noun, (await publicly()).status()]).toEqual([noun, 404]);

      await title.fill(`The ${noun}, edited`);
      await page.locator('summary', { hasText: 'Schedule' }).click();
      await page.getByLabel(/^Publish (the page )?on$/).fill('2099-01-02');
      await page.getByLabel(/^Publish (the page )?on: time in New York$/).fill('09:30');
      await press(page, 'Schedule');
      await says(page, 'Scheduled for Jan 2, 2099, 9:30 AM ET');
      expect([noun, (await publicly()).status()]).toEqual([noun, 404]);
      await press(page, 'Publish');
      await says(page, 'Published.');
      expect([noun, (await (await publicly()).text()).includes(`The ${noun}, edited`)]).toEqual([noun, true]);
      await press(page, 'Restore version 1');
      await says(page, 'The version is back, as a draft.');
      await expect(title).toHaveValue(`A ${noun} of the day`);
      expect([noun, (await publicly()).status()]).toEqual([noun, 200]);
    }
  });
});

test('a cut network loses nothing of any kind, and what is sent again is the same entry', async ({
  page,
}) => {
  // One form saves them all.
  const tried = Object.entries(kinds).filter(([noun]) => isLong || noun === 'newsletter');
  for (const [noun, { tab }] of tried) {
    const title = page.getByLabel('Title', { exact: true });
    const attended = page.waitForResponse((answer) => answer.url().includes('/api/tools/presence/'));
    await begin(page, noun, `A cut ${noun}`);
    await attended;
    // The first does not arrive; the second does, and its answer does not.
    for (const arrives of [false, true]) {
      await cut(page, arrives, () => press(page, 'Save draft'));
      await expect(title).toHaveValue(`A cut ${noun}`);
    }
    await press(page, 'Save draft');
    await page.waitForURL(/edit=/, { waitUntil: 'commit' });
    const list = (await (await page.request.get(`/api/tools/${tab}`)).json()) as { data: { id: string }[] };
    const ours = list.data.filter((row) => JSON.stringify(row).includes(`A cut ${noun}`));
    expect([noun, ours.map(({ id }) => id)]).toEqual([noun, [idOf(page)]]);
  }
});

test('a client and its page are made, and a cut network loses nothing @long', async ({ page }) => {
  const about = async (words: string) =>
    (await (await page.request.get('/stocks/ABEO/about')).text()).includes(words);
  const attended = page.waitForResponse((answer) => answer.url().includes('/api/tools/presence/'));
  await page.goto('/tools/client?new=1');
  await attended;
  await page.getByLabel('Company symbol').fill('ABEO');
  await cut(page, false, () => press(page, 'Create client'));
  await press(page, 'Create client');
  await says(page, 'The client is made, as a draft.');
  await page.getByLabel('Landing page active').check();
  await page.getByLabel('Title', { exact: true }).fill('A page of the day');
  await page.getByText('Disclosure', { exact: true }).first().click();
  const disclosure = page.getByRole('textbox', { name: 'Disclosure' });
  // Until then the field itself stands there.
  await expect(page.getByRole('toolbar', { name: 'Formatting: Disclosure' })).toBeVisible();
  await disclosure.click();
  await page.keyboard.type('Abeona pays for it.');
  await cut(page, false, () => press(page, 'Publish'));
  await expect(disclosure).toHaveText('Abeona pays for it.');
  expect(await about('A page of the day')).toBe(false);
  await press(page, 'Publish');
  await says(page, 'Landing Page saved successfully!');
  await expect.poll(() => about('Abeona pays for it.')).toBe(true);
});

test('hostile HTML in every rich field runs nothing in the editor, the preview, the mail and the public page @long', async ({
  page,
  desk: { site },
}) => {
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') throw new Error(`a dialog opened: ${dialog.message()}`);
    void dialog.accept();
  });
  const all = hostileHtml.join('');
  const harmless = async (what: string) => {
    for (const frame of page.frames())
      // Frames of mails and of others let no test run; the HTML of mails is looked at below.
      if (frame.name() !== 'letter-preview' && frame.url().startsWith(site.url))
        expect([what, await frame.evaluate(() => 'pwned' in window)]).toEqual([what, false]);
    const harm = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll(
          '[onerror], [onload], [onclick], [ontoggle], [onfocus], [srcdoc]:not([name="letter-preview"]), base, meta[http-equiv="refresh" i], [href^="javascript:" i], [href^="vbscript:" i], [href^="data:" i], form[action*="evil"]',
        ),
        (part) => part.outerHTML,
      ),
    );
    expect([what, harm]).toEqual([what, []]);
  };
  /** Pastes all of it into every text of the page, and what stays of it is drawn. */
  const pasteAll = async (many: number) => {
    await page.locator('details:has(rich-text)').evaluateAll((folds) => {
      for (const fold of folds) if (fold instanceof HTMLDetailsElement) fold.open = true;
    });
    const texts = page.locator('rich-text [role="textbox"]');
    await expect(texts).toHaveCount(many);
    await texts.evaluateAll((fields, html) => {
      for (const field of fields) {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }
    }, all);
    await expect(page.locator('rich-text textarea').first()).not.toHaveValue('');
    await harmless(page.url());
  };
  const headers = { origin: site.url };
  const post = async (path: string, data: object) => {
    const made = await page.request.post(`${site.url}/api${path}`, { headers, data });
    expect([path, made.status()]).toEqual([path, 200]);
    return (await made.json()) as { id: string };
  };
  const look = async (path: string) => {
    await page.goto(path);
    await harmless(path);
  };

  // In the editors, and below as who writes without them.
  for (const path of inLongRun(['/tools?tab=webinars&new=1', '/tools/client?symbol=ZZSMA&leader=new'], [])) {
    await page.goto(path);
    await pasteAll(1);
  }
  await page.goto('/tools?tab=newsletters&new=1');
  await page.getByLabel('Written in').selectOption('html');
  await pasteAll(1);
  await page.goto('/tools/client?symbol=ZZSMA');
  await pasteAll(7);

  const webinar = await post('/tools/webinars', { title: all.slice(0, 300), description: all });
  const html = await post('/tools/newsletters', {
    title: 'Hostile',
    summary: all.slice(0, 900),
    format: 'html',
    body: all,
  });
  const markdown = await post('/tools/newsletters', {
    title: 'Hostile',
    format: 'markdown',
    body: `${all}\n\n[a](javascript:pwned=1)`,
  });
  const texts = [
    'overview',
    'value_prop',
    'investment_highlights',
    'highlights',
    'extra_info',
    'extra_info_two',
  ];
  const landing = {
    active: true,
    title: '<script>pwned=1</script>',
    ...Object.fromEntries(texts.map((name) => [name, all])),
  };
  const client = await page.request.put(`${site.url}/api/tools/clients/ZZSMA`, {
    headers,
    data: { disclosure: all, landing, state: 'published' },
  });
  expect(client.status()).toBe(200);
  await post('/tools/management', { company_symbol: 'ZZSMA', name: 'Zoe <script>', description: all });
  for (const path of [
    `/tools?tab=webinars&edit=${webinar.id}`,
    `/tools/newsletters/page?edit=${html.id}`,
    `/tools?tab=newsletters&edit=${markdown.id}`,
    `/newsletters/${html.id}`,
    `/newsletters/${markdown.id}`,
    '/events?tab=history',
    '/tools/client/preview?symbol=ZZSMA',
    '/stocks/ZZSMA/about',
    '/stocks/ZZSMA/team',
  ])
    await look(path);
  for (const { id } of [html, markdown]) {
    const mail = await page.request.get(`${site.url}/tools/newsletters/mail?edit=${id}`);
    expect(mail.headers()['content-security-policy']).toMatch(/sandbox/);
    expect(await mail.text()).not.toMatch(
      /<(script|iframe|object|embed|form|svg|base|input)\b|<[^>]*\son\w+=|<[^>]*(href|src)="\s*(javascript|vbscript|data):/i,
    );
  }
});
