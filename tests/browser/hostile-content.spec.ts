import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import type { Db } from '#server/db/open.ts';
import { expect, test as base } from '../support/browser.ts';
import { company, insertCompanies } from '../support/companies.ts';
import { eventRow, insertEvents, insertVideos, videoRow } from '../support/media.ts';
import { inLongRun } from '../support/long.ts';
import { insertNews, newsItem } from '../support/news.ts';

/** Text that would run, break out of an attribute, of a script, of a CDATA section, or of a line, if it were believed. */
const HOSTILE =
  '</title></script>"\'><script>window.pwned=1</script><img src=x onerror=pwned=1>]]><b>&amp;&lt;\u0007\u0000\uffff\r\nATTACH:x';
/** What no store of text keeps on every engine. */
const TEXT = HOSTILE.replace('\u0000', '');
const BODY = `<p onclick="pwned=1">A paragraph that stays.</p>
<script>window.pwned=1</script><svg onload="pwned=1"><script>pwned=1</script></svg>
<img src="x" onerror="pwned=1"><a href="javascript:pwned=1">a link</a><a href="//evil.example">another</a>
<iframe srcdoc="<script>parent.pwned=1</script>"></iframe><form action="https://evil.example"><input name="x"></form>
<style>body{display:none}</style><div style="position:fixed;inset:0">over</div><base href="https://evil.example">
<meta http-equiv="refresh" content="0;url=https://evil.example"><h1 id="main">no second heading</h1>`;
const LINK = 'javascript:window.pwned=1';
const DELETED = '2026-07-03T00:00:00.000Z';
const facts = JSON.stringify([
  { label: TEXT, value: TEXT, unit: 'text', url: LINK },
  { label: 'Form', value: TEXT, unit: 'form', url: LINK },
  { group: '1', label: TEXT, value: TEXT, unit: 'text', url: LINK },
]);

async function fill(db: Db): Promise<void> {
  const name = { name: TEXT, listed_name: TEXT, sector_name: 'Technology' };
  await insertCompanies(db, [
    company('EVIL', {
      ...name,
      last_sale: 1,
      pre_close: 1,
      change_pre: 0,
      quote_date: '2026-07-02',
      market_cap: 1e7,
      volume: 1e6,
    }),
  ]);
  const text = {
    title: TEXT, heading: TEXT, summary: TEXT, description: BODY, source: TEXT, category: TEXT, facts,
    url: LINK, thumbnail: LINK, image: 'https://evil.example/"onerror="pwned=1', newsletter_url: LINK,
    company_symbol: 'EVIL', sector_name: 'Technology',
  }; // prettier-ignore
  await insertNews(db, [
    newsItem('evil', text),
    newsItem('evil-brief', {
      ...text,
      kind: 'brief',
      topic: 'move',
      published_at: '2026-07-02T20:00:00.000Z',
    }),
    newsItem('evil-address', { ...text, url: 'https://' }),
    newsItem('evil-letter', { ...text, kind: 'newsletter', rc_newsletter: 1 }),
    newsItem('gone', { deleted_at: DELETED }),
    newsItem('gone-letter', { kind: 'newsletter', rc_newsletter: 1, deleted_at: DELETED }),
  ]);
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  await insertEvents(db, [
    eventRow('evil', {
      title: TEXT,
      description: BODY,
      upcoming_date: soon,
      zoom_url: LINK,
      image: LINK,
      company_symbol: 'EVIL',
    }),
    eventRow('evil-replay', {
      kind: 'webinar',
      title: TEXT,
      description: BODY,
      upcoming_date: '2026-07-01T15:00:00.000Z',
      replay_link: LINK,
      image: LINK,
      company_symbol: 'EVIL',
    }),
    eventRow('gone', { deleted_at: DELETED, upcoming_date: soon }),
  ]);
  await insertVideos(db, [
    videoRow('evil', {
      name: TEXT,
      description: BODY,
      type: TEXT,
      published: '2026-07-01',
      thumbnail_url: LINK,
      youtube_id: '"><script>',
      company_symbol: 'EVIL',
    }),
    videoRow('gone', { deleted_at: DELETED }),
  ]);
}

const test = base.extend({ baseURL: async ({ filledBy }, use) => use(await filledBy(fill)) });

/** What of a page would run, lies over it, or leads to code or to another host unasked. */
const harmIn = (html: string | null): string[] => {
  const parsed = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const of = (selector: string) => Array.from(parsed.querySelectorAll(selector), (part) => part.outerHTML);
  return [
    ...of('script:not([type="application/ld+json"])').filter((script) => script.includes('pwned')),
    ...of('[onerror], [onload], [onclick], [style], [srcdoc], base, meta[http-equiv="refresh" i]'),
    ...of('main form[action*="evil"], .prose style, svg[onload]'),
    ...Array.from(parsed.querySelectorAll<HTMLElement>('[href], [src], [action], [poster]')).flatMap((part) =>
      ['href', 'src', 'action', 'poster'].flatMap((name) => {
        const value = part.getAttribute(name) ?? '';
        return /^\s*(?:javascript|data:text|vbscript)/i.test(value) || value.startsWith('//')
          ? [part.outerHTML]
          : [];
      }),
    ),
  ];
};

/** Nothing ran, nothing was laid over the page, and nothing leads to code or to another host unasked. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(await page.evaluate(harmIn, null)).toEqual([]);
}

// One after the other, so that their site is started once.
test.describe.configure({ mode: 'default' });

test.use({ expectedErrors: [/evil\.example|status of 4(?:04|10)|ERR_/] });

test('hostile titles, names, bodies and addresses show as the text they are, on every page', async ({
  page,
}) => {
  // Of each template one page whose scripts are at work; the others are read as a browser reads them.
  const shown = [
    '/', '/stocks/EVIL', '/events', '/video/evil?play=1', '/newsletters/evil-letter', '/stocks/screener',
  ]; // prettier-ignore
  const others = [
    '/news', '/news?industry=Technology', '/news?query=script', '/videos', '/news/evil-brief', '/news/evil-address', '/stocks/EVIL/news',
    '/stocks/EVIL/videos', '/stocks/EVIL/webinar', '/events?tab=history', '/events?search=script', '/videos?search=script', '/video/evil',
    '/newsletters', '/newsletters?query=script',
  ]; // prettier-ignore
  page.on('dialog', () => expect('a dialog').toBe('never opened'));
  for (const path of inLongRun([...shown, ...others], shown)) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 200]);
    await expectHarmless(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  for (const path of others) {
    const response = await page.request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    const html = await response.text();
    expect([path, await page.evaluate(harmIn, html)]).toEqual([path, []]);
    expect([path, html.match(/<h1\b/g)?.length]).toEqual([path, 1]);
  }
  await page.goto('/news/evil');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>window.pwned=1</script>');
  await expect(page.getByText('A paragraph that stays.')).toBeVisible();
  await expect(page.getByText('a link', { exact: true })).not.toHaveAttribute('href', /./);
});

test('what is typed into an address shows as text', async ({ page }) => {
  const typed = encodeURIComponent('"><script>window.pwned=1</script>');
  await page.goto(`/news?query=${typed}`);
  await expectHarmless(page);
  for (const path of ['/events?search=', '/videos?search=', '/newsletters?query=', '/news?industry=']) {
    const html = await (await page.request.get(path + typed)).text();
    expect([path, await page.evaluate(harmIn, html)]).toEqual([path, []]);
  }
});

test('structured data, feeds and calendars hold hostile text as text', async ({ page, request }) => {
  for (const path of ['/news/evil', '/stocks/EVIL', '/events', '/video/evil']) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const [, json] of scripts) expect(() => JSON.parse(json ?? '') as unknown).not.toThrow();
    expect(scripts.join('')).not.toMatch(/":"javascript:/);
  }
  await page.goto('/news');
  for (const name of ['news', 'events', 'newsletters', 'sectors/technology', 'stocks/EVIL']) {
    const xml = await (await request.get(`/feeds/${name}.xml`)).text();
    const read = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      return {
        fault: parsed.querySelector('parsererror')?.textContent ?? null,
        titles: Array.from(parsed.querySelectorAll('item > title'), (part) => part.textContent.trim()),
        tags: Array.from(new Set(Array.from(parsed.querySelectorAll('*'), (part) => part.localName))),
      };
    }, xml);
    expect([name, read.fault]).toEqual([name, null]);
    expect(read.titles.length, name).toBeGreaterThan(0);
    for (const title of read.titles) expect(title).toContain('<script>window.pwned=1</script>');
    expect(read.tags.filter((tag) => ['script', 'img', 'b'].includes(tag))).toEqual([]);
    const json = (await (await request.get(`/feeds/${name}.json`)).json()) as { items: { title: string }[] };
    expect(json.items.length).toBe(read.titles.length);
  }
  for (const path of ['/events.ics', '/events/evil.ics']) {
    const calendar = new ICAL.Component(ICAL.parse(await (await request.get(path)).text()) as unknown[]);
    const [event] = calendar.getAllSubcomponents('vevent');
    expect(event?.getAllProperties('attach')).toEqual([]);
    expect(event?.getFirstPropertyValue('summary')).toContain('<script>');
  }
  const map = await (await request.get('/sitemaps/news-1.xml')).text();
  expect(map).toContain('/news/evil</loc>');
});

test('what staff deleted is 410 wherever it stood, and in no list, feed or sitemap', async ({
  page,
  request,
}) => {
  for (const path of [
    '/news/gone',
    '/newsletters/gone-letter',
    '/video/gone',
    '/videos/gone',
    '/events/gone.ics',
  ])
    expect([path, (await request.get(path)).status()]).toEqual([path, 410]);
  for (const path of ['/api/news/gone', '/api/videos/gone', '/api/events/all/gone'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 410]);
  for (const path of [
    '/news',
    '/newsletters',
    '/videos',
    '/events',
    '/feeds/news.xml',
    '/feeds/newsletters.json',
    '/events.ics',
    '/sitemaps/news-1.xml',
  ])
    expect([path, /gone/.test(await (await request.get(path)).text())]).toEqual([path, false]);
  await page.goto('/news/gone');
  await expect(page.getByText('This article was deleted.')).toBeVisible();
});
