import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AccountSite, expect, known, openSite, test } from '../support/account-site.ts';
import { enter } from '../support/favorites-site.ts';

/** Another company's chat app, and a page that means harm, each on an origin of its own. */
const APP = `<!doctype html><title>app</title><script>
  window.heard = [];
  addEventListener('message', (event) => heard.push({ origin: event.origin, data: event.data }));
  parent.postMessage({ type: 'iframe-ready' }, '*');
</script>`;

let hosted: Server;
let hostile: Server;
let urls: { hosted: string; hostile: string };
const sites: (AccountSite & { close(): Promise<void> })[] = [];

async function listen(): Promise<[Server, string]> {
  const server = createServer((_, res) => res.writeHead(200, { 'content-type': 'text/html' }).end(APP));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return [server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
}

// One after the other, so that the sites are started once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  let url: string;
  let evil: string;
  [hosted, url] = await listen();
  [hostile, evil] = await listen();
  urls = { hosted: url, hostile: evil };
  sites.push(await openSite({ CHAT_APP_URL: `${url}/app` }), await openSite({ CHAT_APP_URL: `${url}/app`, CHAT_TOKEN: 'session' })); // prettier-ignore
});
test.afterAll(async () => {
  for (const site of sites) await site.close();
  hosted.close();
  hostile.close();
});

interface Heard {
  origin: string;
  data: Record<string, string>;
}
const heardIn = (page: import('@playwright/test').Page, url: string) => async () =>
  (await page
    .frames()
    .find((one) => one.url().startsWith(url))
    ?.evaluate(() => (window as unknown as { heard: Heard[] }).heard)) ?? [];
const siteOf = (nth: number): AccountSite => {
  const site = sites[nth];
  if (!site) throw new Error('no site');
  return site;
};

test('a hosted app that says it is ready is told the stock and a chat-only token, by its origin alone', async ({ page }) => {
  const own = siteOf(0);
  await enter(page, own, await known(own));
  await page.goto(`${own.url}/redchat`);
  const heard = heardIn(page, urls.hosted);
  await expect.poll(async () => (await heard()).map(({ data }) => data['type'])).toEqual(['navigate', 'token']);
  const [navigate, token] = await heard();
  expect(navigate).toEqual({ origin: own.url, data: { type: 'navigate', stock: '', name: '' } });
  expect(token?.data['token']).toMatch(/^chat\./);
  expect(await page.evaluate(() => document.cookie)).not.toContain('Authorization');

  // A conversation that begins there is known here; what has another shape is not.
  const app = page.frames().find((one) => one.url().startsWith(urls.hosted));
  await app?.evaluate(() => parent.postMessage({ type: 'thread_id', thread_id: '"><b>' }, '*'));
  await app?.evaluate(() => parent.postMessage({ type: 'thread_id', thread_id: 'abc' }, '*'));
  await expect(page).toHaveURL(`${own.url}/redchat?thread=abc`);
}); // prettier-ignore

test('a frame that was led to another origin is told nothing, and neither is a page beside it heard', async ({ browser }) => {
  const own = siteOf(0);
  // The policy lets no other origin into the frame; without it the protocol alone must hold.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await enter(page, own, await known(own));
  await page.goto(`${own.url}/redchat`);
  await expect.poll(async () => (await heardIn(page, urls.hosted)()).length).toBe(2);
  await page.evaluate((url) => document.querySelector('iframe')?.setAttribute('src', url), urls.hostile);
  await expect.poll(() => page.frames().some((one) => one.url().startsWith(urls.hostile))).toBe(true);
  const evil = page.frames().find((one) => one.url().startsWith(urls.hostile));
  await evil?.evaluate(() => parent.postMessage({ type: 'thread_id', thread_id: 'stolen' }, '*'));
  // A second frame of the right origin, which is not the one of the chat.
  await page.evaluate((url) => {
    const beside = document.createElement('iframe');
    beside.src = `${url}/beside`;
    document.body.append(beside);
  }, urls.hosted);
  await expect.poll(() => page.frames().some((one) => one.url().endsWith('/beside'))).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await heardIn(page, urls.hostile)()).toEqual([]);
  expect(await heardIn(page, `${urls.hosted}/beside`)()).toEqual([]);
  await expect(page).toHaveURL(`${own.url}/redchat`);
  await context.close();
}); // prettier-ignore

test('no other origin comes into the frame, and nobody else frames the chat', async ({ request }) => {
  const own = siteOf(0);
  const policy = async (path: string) => (await request.get(own.url + path)).headers()['content-security-policy'] ?? '';
  expect(await policy('/redchat')).toMatch(new RegExp(`frame-src [^;]*${urls.hosted}[;\\s]`));
  expect(await policy('/redchat')).toContain("frame-ancestors 'self'");
  expect(await policy('/redchat/app')).toContain("frame-ancestors 'self'");
}); // prettier-ignore

test('the session’s own token is posted only where that is set, and to guests nothing is', async ({ page }) => {
  const own = siteOf(1);
  await page.goto(`${own.url}/redchat`);
  const heard = heardIn(page, urls.hosted);
  await expect.poll(async () => (await heard()).length).toBe(1);
  await enter(page, own, await known(own));
  await page.goto(`${own.url}/redchat`);
  await expect.poll(async () => (await heard()).map(({ data }) => data['type'])).toEqual(['navigate', 'token']);
  const token = (await heard())[1]?.data['token'];
  const cookies = await page.context().cookies();
  expect(token).toBe(cookies.find(({ name }) => name === 'Authorization')?.value);
}); // prettier-ignore

test('a page of another origin that frames or opens the chat, and speaks as its page would, is not heard and hears nothing', async ({ browser }) => {
  const own = siteOf(0);
  for (const isBare of [false, true]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    // The headers keep such a page away; without them the protocol alone must hold.
    if (isBare)
      await context.route(/\/redchat\/app/, async (route) => {
        const response = await route.fetch();
        const kept = Object.entries(response.headers()).filter(([name]) => !/^(?:x-frame-options|content-security-policy|cross-origin-)/.test(name));
        await route.fulfill({ response, headers: Object.fromEntries(kept) });
      });
    await enter(page, own, await known(own));
    await page.goto(urls.hostile);
    const opened = context.waitForEvent('page');
    await page.evaluate((url) => {
      const frame = document.createElement('iframe');
      frame.name = 'victim';
      frame.src = url;
      document.body.append(frame);
      (window as unknown as { victim: Window | null }).victim = open(url, 'opened');
    }, `${own.url}/redchat/app`);
    const popup = await opened;
    await expect(popup.locator('.chat')).toHaveAttribute('data-symbol', '');
    const framed = page.frame('victim');
    if (isBare) await expect(page.frameLocator('iframe').locator('.chat')).toHaveAttribute('data-symbol', '');
    else await expect.poll(() => framed?.url()).not.toContain('/redchat/app');
    // The app listens once its scripts are there.
    await popup.waitForLoadState('load');
    if (isBare) await framed?.waitForLoadState('load');
    const asked: string[] = [];
    context.on('request', (request) => void (/\/(?:api|redchat)\b/.test(request.url()) && asked.push(request.url())));
    await page.evaluate(() => {
      const { victim } = window as unknown as { victim: Window | null };
      for (const target of [victim, document.querySelector('iframe')?.contentWindow])
        for (const message of [
          { type: 'token', token: 'chat.stolen' },
          { type: 'navigate', stock: 'ABEO', name: 'Abeona' },
          { type: 'thread_id', thread_id: 'stolen' },
          { type: 'iframe-ready' },
          '{"type":"navigate","stock":"ABEO","name":""}',
        ])
          target?.postMessage(message, '*');
    });
    // What is posted to a window is heard in order: once this comes back, all before it was.
    for (const each of [popup, ...(isBare && framed ? [framed] : [])]) {
      await each.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await expect(each.locator('.chat')).toHaveAttribute('data-symbol', '');
      await expect(each.locator('.chat')).toHaveAttribute('data-thread', '');
      expect(new URL(each.url()).search).toBe('');
      expect(await each.locator('.chat-thread li, .chat-exchange').count()).toBe(0);
    }
    expect(asked).toEqual([]);
    // What it said to itself is its own.
    expect((await heardIn(page, urls.hostile)()).filter(({ origin }) => origin !== urls.hostile)).toEqual([]);
    await context.close();
  }
}); // prettier-ignore
