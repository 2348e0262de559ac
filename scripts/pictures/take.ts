import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { enter, known, openSite } from '#tests/support/open-site.ts';
import { ensureBrowser } from '../setup/browser.mjs';
import type { Sight, Who } from './list.ts';

/** How wide the screen is, and in which theme. */
export interface Screen {
  width: number;
  theme: 'light' | 'dark';
}

/** Takes one picture as PNG: `heightPx` of the page from its top, or `most` of it where it is longer. */
export type Take = (
  sight: Sight,
  screen: Screen,
  size: { heightPx: number; most?: number },
) => Promise<Buffer>;

/** The cookies of a session, each as a browser keeps it. */
const cookiesOf = (text: string, url: string) =>
  text.split('; ').map((pair) => ({
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    url,
  }));

/** What a device of this width is to a page: below a desk one points with a finger. */
const deviceOf = ({ width, theme }: Screen) => ({
  viewport: { width, height: width < 820 ? 844 : width < 1200 ? 1180 : 900 },
  colorScheme: theme,
  ...(width < 1200 && { hasTouch: true, isMobile: width < 820 }),
});

/** Starts a filled site with a browser beside it, lends how pictures are taken of it, and ends both. */
export async function withSite(work: (take: Take) => Promise<void>): Promise<void> {
  const executablePath = await ensureBrowser();
  const site = await openSite({ SEED: 'all', LOG_LEVEL: 'silent' });
  const browser: Browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--font-render-hinting=none'],
  });
  const sessions: Record<Who, string> = {
    guest: '',
    member: await enter(site, await known(site)),
    staff: await enter(site, await known(site, { role: 'staff' })),
  };
  const contexts = new Map<string, BrowserContext>();
  const contextOf = async (screen: Screen, who: Who) => {
    const key = `${screen.width} ${screen.theme} ${who}`;
    const context =
      contexts.get(key) ?? (await browser.newContext({ ...deviceOf(screen), baseURL: site.url }));
    if (!contexts.has(key) && sessions[who]) await context.addCookies(cookiesOf(sessions[who], site.url));
    contexts.set(key, context);
    return context;
  };
  try {
    await work(async (sight, screen, { heightPx, most = heightPx }) => {
      const page = await (await contextOf(screen, sight.who ?? 'guest')).newPage();
      await page.goto(sight.path, { waitUntil: 'load' });
      for (const press of sight.presses ?? []) {
        if ('key' in press) await page.keyboard.press(press.key);
        else {
          const place = press.frame ? page.frameLocator(press.frame) : page;
          await place.locator(press.press).first().click();
        }
      }
      // What a browser lays out only as one comes to it is on the picture too.
      await page.evaluate(() => {
        const whole = new CSSStyleSheet();
        whole.replaceSync('* { content-visibility: visible !important; }');
        document.adoptedStyleSheets.push(whole);
      });
      // Fonts, islands and charts that come after the page.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.waitForTimeout(600);
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      const height = Math.max(heightPx, Math.min(whole, most));
      // A window as high as the picture: a picture of a whole page forgets the finger, and has bars across its middle.
      await page.setViewportSize({ width: screen.width, height });
      await page.waitForTimeout(300);
      const picture = await page.screenshot();
      await page.close();
      return picture;
    });
  } finally {
    await browser.close();
    await site.close();
  }
}
