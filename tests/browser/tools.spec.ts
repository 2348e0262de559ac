import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openSqlite } from '#server/db/open.ts';
import { type AccountSite, expect, inspect, known, test } from '../support/account-site.ts';
import { enter } from '../support/favorites-site.ts';
import { addSubscribers } from '../support/subscribers.ts';
import { hostileHtml } from '../support/hostile-html.ts';
import { inLongRun, isLong } from '../support/long.ts';

// Refused saves answer with 4xx, and the browser reports each.
test.use({ expectedErrors: [/status of 4\d\d|evil\.example|ERR_/] });

/** Two who get every newsletter. */
async function addReaders({ dir }: AccountSite): Promise<void> {
  const store = openSqlite(join(dir, 'redstreet.sqlite'));
  await addSubscribers(store.db, 'a secret of the tests alone, long enough', 2, { at: new Date() });
  await store.close();
}

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const newest = (page: Page) => main(page).getByRole('heading', { name: /^Edit/ });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  async function newNews(page: Page, title: string) {
    await page.goto('/tools?new=1');
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Company symbol').fill('abeo');
    await page.getByLabel('Body').fill('<p onclick="x()">First <b>words</b><script>alert(1)</script></p>');
  }
  const idOf = (page: Page) => new URL(page.url()).searchParams.get('edit') ?? '';

  test('guests are sent home, who is not staff finds nothing there', async ({ page, site }) => {
    await page.goto('/tools');
    expect(new URL(page.url()).pathname).toBe('/');
    await enter(page, site);
    expect((await page.goto('/tools'))?.status()).toBe(404);
    await expect(page.getByText('404 - Page Not Found').first()).toBeVisible();
  });

  test('news goes from a draft through a schedule to the site, and back', async ({ page, site }) => {
    await enter(page, site, await known(site, { role: 'staff', name: 'Ann Vale' }));
    await newNews(page, 'A trial begins in Boston');
    await press(page, 'Save draft');
    await expect(page.getByText('Saved as a draft. The public does not see it.')).toBeVisible();
    const id = idOf(page);
    const isPublic = async () => (await page.request.get(`${site.url}/api/news/${id}`)).status();
    expect(await isPublic()).toBe(404);
    const preview = await (await page.request.get(`${site.url}/tools/preview?edit=${id}`)).text();
    expect(preview).toContain('<p>First <b>words</b></p>');
    expect(preview).not.toContain('alert(1)');
    await expect(main(page).getByText('Saved by Ann Vale').first()).toBeVisible();

    await page.locator('summary', { hasText: 'Schedule' }).click();
    await press(page, 'Schedule');
    await expect(page.getByText('Publish on needs a day and a time').first()).toBeVisible();
    await page.getByLabel('Publish on', { exact: true }).fill('2020-01-02');
    await page.getByLabel('Publish on: time in New York').fill('09:30');
    await press(page, 'Schedule');
    await expect(page.getByText('Publish on must lie ahead').first()).toBeVisible();
    await page.getByLabel('Publish on', { exact: true }).fill('2099-01-02');
    await press(page, 'Schedule');
    await expect(main(page).getByText('Scheduled for Jan 2, 2099, 9:30 AM ET')).toBeVisible();
    expect(await isPublic()).toBe(404);

    await press(page, 'Publish');
    await expect(page.getByText('Published.', { exact: true })).toBeVisible();
    expect(await isPublic()).toBe(200);
    await page.getByLabel('Title', { exact: true }).fill('Another title');
    await press(page, 'Save draft');
    await expect(main(page).getByText('changes waiting').first()).toBeVisible();
    await expect(main(page).getByText('the site shows version 3')).toBeVisible();
    expect(await (await page.request.get(`${site.url}/news/${id}`)).text()).toContain(
      'A trial begins in Boston',
    );

    await press(page, 'Restore version 1');
    await expect(page.getByText('The version is back, as a draft.')).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A trial begins in Boston');
    await press(page, 'Archive');
    await expect.poll(isPublic).toBe(410);
    await press(page, 'Publish');
    await expect.poll(isPublic).toBe(200);

    await press(page, 'Delete');
    await expect(page.getByText('Deleted. The public does not see it any more.')).toBeVisible();
    expect(await isPublic()).toBe(410);
    await press(page, 'Bring it back');
    await expect(page.getByText('The entry is back.')).toBeVisible();
    expect(await isPublic()).toBe(200);
  });

  test('entries are found by words of their title and by symbol, and stay found while one is open', async ({
    page,
    site,
  }) => {
    await enter(page, site, await known(site, { role: 'staff' }));
    await newNews(page, 'A needle among the entries');
    await press(page, 'Save draft');
    const id = idOf(page);
    const search = page.getByLabel('Search entries');
    const found = page.getByRole('region', { name: 'News to edit' }).getByRole('listitem');
    await search.fill('ENTRIES needle');
    await search.press('Enter');
    await expect(found.filter({ hasText: 'A needle among the entries' })).toHaveCount(1);
    await expect(page.getByText(/\b1–1\s+of/)).toBeVisible();
    await page.getByRole('link', { name: 'A needle among the entries' }).click();
    expect(idOf(page)).toBe(id);
    await expect(search).toHaveValue('ENTRIES needle');
    await search.fill('no such words at all');
    await search.press('Enter');
    await expect(page.getByText('Nothing has these words.')).toBeVisible();
    await page.getByRole('link', { name: 'All news' }).click();
    await expect(search).toHaveValue('');
  });

  test('faults stand beside their fields, and what was typed stays', async ({ page, site }) => {
    await enter(page, site, await known(site, { role: 'staff' }));
    await page.goto('/tools?new=1');
    await page.getByLabel('Body').fill('<p>Kept</p>');
    await press(page, 'Publish');
    await expect(page.getByText('Title is required')).toBeVisible();
    await expect(page.getByText('Company symbol is required')).toBeVisible();
    await expect(page.getByLabel('Body')).toHaveValue('<p>Kept</p>');
    await page.getByLabel('Title', { exact: true }).fill('A title');
    await page.getByLabel('Company symbol').fill('NOPE');
    await page.getByLabel('Source link').fill('sec.gov/data');
    await press(page, 'Publish');
    await expect(page.getByText('Source link must be an address that begins with https://')).toBeVisible();
    await expect(main(page).getByText('1 field to correct: Source link')).toBeVisible();
    await page.getByLabel('Source link').fill('https://www.sec.gov/');
    await press(page, 'Publish');
    await expect(page.getByText('Company symbol is no company on record')).toBeVisible();
  });

  test('the second of two who edit one entry sees what the first saved, and loses nothing', async ({
    page,
    site,
    openAnother,
  }) => {
    await enter(page, site, await known(site, { role: 'staff', name: 'Ann Vale' }));
    await newNews(page, 'Edited by two');
    await press(page, 'Save draft');
    const other = await openAnother();
    await enter(other, site, await known(site, { role: 'staff', name: 'Bob Reed' }));
    await other.goto(page.url());
    await other.getByLabel('Title', { exact: true }).fill('By Bob');
    await other.getByRole('button', { name: 'Publish', exact: true }).click();

    await page.getByLabel('Title', { exact: true }).fill('By Ann');
    await press(page, 'Save draft');
    await expect(page.getByRole('alert')).toContainText('Bob Reed has saved a newer version.');
    const newer = page.getByRole('region', { name: /^Version 2 of Bob Reed/ });
    await expect(newer).toContainText('You typed By Ann');
    await expect(newer).toContainText('The newer version By Bob');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('By Ann');
    await press(page, 'Keep mine, as a draft');
    await expect(page.getByText('Saved as a draft.')).toBeVisible();
    await expect(main(page).getByText('Version 3').first()).toBeVisible();
  });

  test('events and videos are made and changed like news', async ({ page, site }) => {
    await enter(page, site, await known(site, { role: 'staff' }));
    await page.goto('/tools?tab=events&new=1');
    await press(page, 'Publish');
    await expect(page.getByText('Title is required').first()).toBeVisible();
    await page.getByLabel('Title', { exact: true }).fill('A call of the tools');
    await page.getByLabel('Date', { exact: true }).fill('2099-03-01');
    await page.getByLabel('Date: time in New York').fill('10:00');
    await page.getByLabel('Kind').selectOption('webinar');
    await press(page, 'Publish');
    await expect(page.getByText('Published.', { exact: true })).toBeVisible();
    const event = await page.request.get(`${site.url}/api/events/all/${idOf(page)}`);
    expect(await event.json()).toMatchObject({ kind: 'webinar', upcoming_date: '2099-03-01T15:00:00Z' });

    await page.goto('/tools?tab=videos&new=1');
    await page.getByLabel('Title', { exact: true }).fill('A film of the tools');
    await page.getByLabel('Company symbol').fill('ABEO');
    await page.getByLabel('YouTube id').fill('short');
    await press(page, 'Publish');
    await expect(page.getByText('YouTube id must be the 11 characters of a video id')).toBeVisible();
    await page.getByLabel('YouTube id').fill('');
    await page.getByLabel('Featured: it stands first').check();
    await press(page, 'Publish');
    const video = await page.request.get(`${site.url}/api/videos/${idOf(page)}`);
    expect(await video.json()).toMatchObject({ name: 'A film of the tools', videoFeatured: true });
  });

  test('a newsletter is put together, tried, looked at with the number of its readers, and sent', async ({
    page,
    site,
  }) => {
    await addReaders(site);
    const ann = await known(site, { role: 'staff', name: 'Ann Vale' });
    await enter(page, site, ann);
    await page.goto('/tools/newsletters');
    await page.getByRole('link', { name: 'New newsletter' }).click();
    await page.getByLabel('Title', { exact: true }).fill('A letter of the tools');
    await page.getByLabel('Text', { exact: true }).fill('## This week');
    await page.getByLabel('What', { exact: true }).selectOption('screen');
    await page.getByLabel('Words of the title').fill('biotech');
    await press(page, 'Find');
    await page.getByLabel('Profitable biotech and pharma').check();
    await press(page, 'Put the chosen into the text');
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(
      /^## This week\n\n### \[Profitable biotech and pharma\]\(<\/stocks\/screener\/profitable-biotech>\)/,
    );
    await press(page, 'Save draft');
    await page.getByRole('link', { name: 'Test and send' }).click();
    await press(page, 'Send the test');
    await expect(page.getByText('The test is on its way.')).toBeVisible();
    await expect
      .poll(() => site.messagesTo(ann.email).map(({ subject }) => subject), { timeout: 20_000 })
      .toContain('Test: A letter of the tools');
    // It may be sent at a time, which can be called off.
    await page.getByLabel('Send on: time in New York').fill('09:30');
    await press(page, 'Look at the sending');
    await expect(page.getByText('Send on needs a day and a time')).toBeVisible();
    await page.getByLabel('Send on optional', { exact: true }).fill('2099-01-02');
    await press(page, 'Look at the sending');
    await press(page, 'Send on Jan 2, 2099, 9:30 AM ET');
    await expect(page.getByText('The newsletter is sent at its time.')).toBeVisible();
    await expect(main(page).getByText('Version 1 was to be sent on Jan 2, 2099, 9:30 AM ET')).toBeVisible();
    await press(page, 'Do not send it then');
    await expect(page.getByText('The newsletter is not sent by itself any more.')).toBeVisible();
    await press(page, 'Look at the sending');
    await page.getByRole('button', { name: /^Send to [\d,]+ subscribers?$/ }).click();
    await expect(page.getByText('The newsletter is on its way to its subscribers.')).toBeVisible();
    await expect.poll(() => site.messagesTo('reader0@example.com').length, { timeout: 20_000 }).toBe(1);
    await expect(main(page).getByText(/\bVersion \d+ was sent to/)).toBeVisible();
    await page.goto('/newsletters');
    await expect(page.getByRole('link', { name: 'A letter of the tools' }).first()).toBeVisible();
  });

  test('what is on the site already is taken over with its first change', async ({ page, site }) => {
    await enter(page, site, await known(site, { role: 'staff' }));
    await page.goto('/tools?edit=b-ABEO-20251112-earnings');
    await expect(newest(page)).toBeVisible();
    await expect(main(page).getByText('Nobody has changed it yet.')).toBeVisible();
    await press(page, 'Save draft');
    await expect(page.getByText('Saved as a draft.')).toBeVisible();
    await expect(main(page).getByText('Taken over from the site')).toBeVisible();
    expect((await page.goto('/tools?edit=no-such-entry'))?.status()).toBe(404);
    await expect(page.getByText('There is no such entry.')).toBeVisible();
  });
});

test('the tools are kept in no memory, accessible in both themes, fit a phone, and stand in the drawer of staff @long', async ({
  page,
  site,
}) => {
  await enter(page, site, await known(site, { role: 'staff' }));
  // An entry that is new and one of another kind are the same form with less in it.
  const same = ['/tools?new=1', '/tools?tab=videos&new=1'];
  for (const path of same) {
    const response = await page.request.get(path);
    expect([path, response.status(), response.headers()['cache-control']]).toEqual([
      path,
      200,
      'private, no-store',
    ]);
  }
  for (const path of [
    '/tools',
    '/tools?edit=b-ABEO-20251112-earnings',
    '/tools?tab=newsletters&new=1',
    '/tools/uploads',
    ...inLongRun(same, []),
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(response?.headers()['cache-control'], path).toBe('private, no-store');
    await inspect(page, path === '/tools' ? undefined : 'main');
  }
  await expect(page.locator('#drawer').getByRole('link', { name: 'Tools' })).toBeVisible();
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
});

test.describe('with the editor', () => {
  const body = (page: Page) => page.getByRole('textbox', { name: 'Body' });
  const saved = (page: Page) => page.locator('[data-part="save-state"]');
  const paste = (page: Page, html: string) =>
    body(page).evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);

  /** Opens a new draft of Ann's with the editor in place, and the clock in hand. */
  async function openDraft(page: Page, siteUrl: string): Promise<string> {
    const made = await page.request.post(`${siteUrl}/api/tools/news`, {
      headers: { origin: siteUrl },
      data: {
        title: 'Typed by Ann',
        company_symbol: 'ABEO',
        description: '<p>First words.</p>',
        state: 'draft',
      },
    });
    const { id } = (await made.json()) as { id: string };
    await page.clock.install();
    await reopen(page, id);
    return id;
  }
  async function reopen(page: Page, id: string) {
    await page.goto(`/tools?edit=${id}`);
    await expect(page.getByRole('toolbar', { name: 'Formatting: Body' })).toBeVisible();
  }
  async function type(page: Page, words: string) {
    await body(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(words);
    await page.clock.runFor(3_000);
  }

  test('on a phone what saves and publishes stays in sight above the tab bar, beside when it was saved, and no tool is cut @long', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, site, await known(site, { role: 'staff', name: 'Ann Vale' }));
    await openDraft(page, site.url);
    const bar = page.getByRole('toolbar', { name: 'Formatting: Body' });
    const { x, width } = (await bar.boundingBox()) ?? { x: 0, width: 0 };
    for (const tool of await bar.getByRole('button').all()) {
      const box = (await tool.boundingBox()) ?? { x: 0, width: 0 };
      expect(box.x).toBeGreaterThanOrEqual(x);
      expect(box.x + box.width).toBeLessThanOrEqual(x + width);
    }
    await type(page, ' More.');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(saved(page)).toHaveText(/^Saved/);
    const acts = [
      saved(page),
      ...['Save draft', 'Publish'].map((name) => page.getByRole('button', { name, exact: true })),
    ];
    for (const act of acts) {
      const { y, height } = (await act.boundingBox()) ?? { y: 0, height: 844 };
      expect(y).toBeGreaterThan(600);
      expect(y + height).toBeLessThanOrEqual(844 - 56);
    }
  });

  test('what is typed is saved by itself, survives a cut network and a left page, and what another saved', async ({
    page,
    site,
    playwright,
  }) => {
    await enter(page, site, await known(site, { role: 'staff', name: 'Ann Vale' }));
    const id = await openDraft(page, site.url);
    // What is not taken up is forgotten, and the form goes on.
    await type(page, ' Not this.');
    await expect(saved(page)).toHaveText(/^Saved/);
    await reopen(page, id);
    await press(page, 'Discard it');
    await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
    await expect(body(page)).toHaveText('First words.');

    // What is unfolded from the bar is closed by a press elsewhere.
    await page.locator('summary', { hasText: 'Schedule' }).click();
    const day = page.getByLabel('Publish on', { exact: true });
    await expect(day).toBeVisible();
    await day.click();
    await expect(day).toBeVisible();
    await page.getByLabel('Title', { exact: true }).click();
    await expect(day).toBeHidden();

    await type(page, ' More.');
    await expect(saved(page)).toHaveText(/^Saved \d\d:\d\d:\d\d$/);
    await expect(page.frameLocator('iframe[name=preview]').getByText('First words. More.')).toBeVisible();
    const entry = async () =>
      (await (await page.request.get(`${site.url}/api/tools/entries/news/${id}`)).json()) as object;
    expect(await entry()).toMatchObject({
      data: { description: '<p>First words.</p>' },
      desk: { version: 1 },
    });

    // The save arrives, its answer does not.
    await page.route('**/api/tools/copies/**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await type(page, ' Cut.');
    await expect(saved(page)).toHaveText('Not saved: no connection, trying again');
    await page.unroute('**/api/tools/copies/**');
    await page.evaluate(() => void window.dispatchEvent(new Event('online')));
    await expect(saved(page)).toHaveText(/^Saved/);

    // The page is left while nothing answers: it warns, and what was typed is offered on return.
    await page.route('**/api/tools/copies/**', (route) => route.abort());
    await type(page, ' Left.');
    await expect(saved(page)).toHaveText('Not saved: no connection, trying again');
    const warned = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.type();
    });
    await page.goto('about:blank');
    expect(await warned).toBe('beforeunload');
    await page.unroute('**/api/tools/copies/**');
    await reopen(page, id);
    await expect(main(page).getByText(/^You typed here .* and did not save it: Body\.$/)).toBeVisible();
    // Nothing can be typed until that is decided, which shows.
    await expect(main(page).locator('account-form[inert]')).toHaveCSS('opacity', '0.5');
    await press(page, 'Take it up');
    await expect(body(page)).toHaveText('First words. More. Cut. Left.');

    // Somebody else saves meanwhile.
    const bob = await playwright.request.newContext({
      baseURL: site.url,
      extraHTTPHeaders: { origin: site.url },
    });
    const { email, password } = await known(site, { role: 'staff', name: 'Bob Reed' });
    expect((await bob.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true);
    await bob.post(`/api/tools/presence/news/${id}`);
    await bob.put(`/api/tools/news/${id}`, { data: { title: 'Saved by Bob', state: 'draft', version: 1 } });
    await bob.dispose();
    await page.clock.runFor(21_000);
    await expect(main(page).getByText('Bob Reed has this open too')).toBeVisible();
    await expect(main(page).getByText('Bob Reed saved version 2')).toBeVisible();
    await expect(page.frameLocator('iframe[name=preview]').getByText('Cut. Left.')).toBeVisible();
    if (isLong) await inspect(page, '[data-part="notices"]');
    await press(page, 'Compare');
    await expect(page.getByRole('region', { name: /^Version 2 of Bob Reed/ })).toContainText('Saved by Bob');
    await expect(body(page)).toHaveText('First words. More. Cut. Left.');
    await press(page, 'Keep mine, as a draft');
    await expect(page.getByText('Saved as a draft.')).toBeVisible();
    // The page is a new one; whoever works by keyboard goes on where the button was.
    await expect(page.getByRole('button', { name: 'Save draft', exact: true })).toBeFocused();
    expect(await entry()).toMatchObject({
      data: { title: 'Typed by Ann', description: '<p>First words. More. Cut. Left.</p>' },
    });
    await expect(page.getByRole('toolbar', { name: 'Formatting: Body' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take it up' })).toHaveCount(0);
    await press(page, 'Delete');
    await press(page, 'Undo');
    await expect(page.getByText('The entry is back.')).toBeVisible();
  });

  test('hostile HTML runs nothing, Word is cleaned, links and pictures need their address and words, and files are uploaded where their address is asked for', async ({
    page,
    site,
  }) => {
    await enter(page, site, await known(site, { role: 'staff' }));
    await openDraft(page, site.url);
    for (const html of hostileHtml) await paste(page, html);
    await paste(
      page,
      '<p class=MsoNormal style="mso-margin:0"><b><span style="color:red">Of Word<o:p></o:p></span></b></p>',
    );
    const html = () => page.locator('#description').inputValue();
    await expect.poll(html).toContain('<strong>Of Word</strong>');
    expect(await html()).not.toMatch(
      /<script|\son\w+=|javascript:|vbscript:|data:|srcdoc|style=|class=|<iframe|<form|<svg|<o:p/i,
    );
    await page.clock.runFor(3_000);
    await expect(page.frameLocator('iframe[name=preview]').getByText('Of Word')).toBeVisible();
    for (const frame of page.frames()) expect(await frame.evaluate(() => 'pwned' in window)).toBe(false);

    await press(page, 'Picture');
    const panel = page.getByRole('group', { name: 'Picture' });
    await panel.getByLabel('Image URL').fill('http://example.com/a.png');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('The picture needs an address that begins with https://');
    await expect(panel).toContainText('A description is required');
    await panel.getByLabel('Image URL').fill('https://evil.example/none.png');
    await panel.getByLabel(/^Description/).fill('A chart');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('There is no picture at this address');
    await page.route('https://pictures.example/**', (route) =>
      route.fulfill({ path: 'public/icon-180.png', contentType: 'image/png' }),
    );
    await panel.getByLabel('Image URL').fill('https://pictures.example/a.png');
    await page.keyboard.press('Enter');
    await expect.poll(html).toContain('<img src="https://pictures.example/a.png" alt="A chart">');
    await expect(body(page)).toBeFocused();
    await page.keyboard.type('linked');
    await expect.poll(html).toContain('linked');
    for (let at = 0; at < 'linked'.length; at += 1) await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('linked');
    await press(page, 'Link');
    await page.getByLabel('Address of the link').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The link must begin with https:// or mailto:')).toBeVisible();
    await page.getByLabel('Address of the link').fill('www.sec.gov');
    await page.keyboard.press('Enter');
    await expect.poll(html).toContain('<a href="https://www.sec.gov">linked</a>');

    /** Presses a button by the keyboard and chooses a file. */
    const choose = async (name: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
      const chosen = page.waitForEvent('filechooser');
      await page.getByRole('button', { name, exact: true }).press('Enter');
      await (await chosen).setFiles(file);
    };
    const png = { name: 'icon.png', mimeType: 'image/png', buffer: readFileSync('public/icon-180.png') };
    const pdf = { name: 'deck.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

    await press(page, 'Picture');
    await choose('Upload a picture', { ...png, buffer: Buffer.from('no picture') });
    await expect(panel.getByRole('status')).toHaveText(/^icon\.png is neither a picture/);
    await choose('Upload a picture', png);
    await expect(panel.getByLabel('Image URL')).toHaveValue(/^\/uploads\/[\da-f]{32}-\d+\.webp$/);
    // What it shows is asked for, and nothing is inserted without it.
    const alt = panel.getByLabel(/^Description/);
    await expect(alt).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('A description is required');
    await inspect(page, '.rich-panel');
    await alt.fill('The sign of the site');
    await page.keyboard.press('Enter');
    await expect
      .poll(html)
      .toMatch(/<img src="\/uploads\/[\da-f]{32}-\d+\.webp" alt="The sign of the site">/);

    await choose('Upload a picture: Thumbnail', pdf);
    await expect(page.getByText('This is no picture.')).toBeVisible();
    await choose('Upload a picture: Thumbnail', png);
    await expect(page.getByText('icon.png is uploaded.')).toBeVisible();
    await expect(page.getByLabel('Thumbnail', { exact: true })).toHaveValue(/^\/uploads\//);
    await press(page, 'Save draft');
    await expect(page.getByText('Saved as a draft.')).toBeVisible();
    await expect(page.getByLabel('Thumbnail', { exact: true })).toHaveValue(/^\/uploads\//);
    // The list of uploads says what it shows, too.
    const uploads = await page.request.get(`${site.url}/api/tools/uploads`);
    expect(await uploads.text()).toContain('"alt":"The sign of the site"');

    await page.goto('/tools/client?symbol=ZZSMB');
    await choose('Upload a PDF: Presentation', pdf);
    await expect(page.getByLabel('Presentation', { exact: true })).toHaveValue(
      /^\/uploads\/[\da-f]{32}\.pdf$/,
    );
  });
});

test('what stands in a field is no heavier within its label than beside it', async ({ page, site }) => {
  await enter(page, site, await known(site, { role: 'staff' }));
  await page.goto('/tools/audit');
  const fields = await main(page).locator('label .input').all();
  expect(fields.length).toBeGreaterThan(1);
  for (const field of fields) await expect(field).toHaveCSS('font-weight', '400');
});

test('with large text what is in doubt lies over nothing that stands beside it @long', async ({
  page,
  site,
}) => {
  await enter(page, site, await known(site, { role: 'staff' }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/tools/data');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '24px';
    document.documentElement.dataset['text'] = 'large';
  });
  const rows = page.locator('.doubts > li');
  await expect(rows.first()).toBeVisible();
  const wider = () =>
    rows.evaluateAll((all) => all.filter((row) => row.scrollWidth > row.clientWidth + 1).length);
  await expect.poll(wider).toBe(0);
});
