import { expect, test } from '../support/browser.ts';

test.describe('the frame', () => {
  test('has a drawer on a desktop, a tab bar on a phone, and nothing that needs an account; leads home by the logo, to sign-in by LOGIN, and past itself by the skip link', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/settings');
    const places = page.getByRole('navigation');
    for (const name of ['Favorites', 'Tools', 'Notifications'])
      await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
    await expect(places.getByRole('link', { name: 'Settings' })).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(places.getByRole('link', { name: 'Settings' })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', /^\/login/);
    await page.getByRole('banner').getByRole('link', { name: 'RedStreet' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test('a drawer that is left by keyboard closes, and covers nothing that has the focus; back to its button it stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toBeFocused();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Settings' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'RedStreet' })).toBeFocused();
  await expect(drawer).toBeHidden();
});

test('what is only there to be filled in or filled later leaves no title on paper', async ({ page }) => {
  for (const [path, title] of [
    ['/', 'The weekly letter'],
    ['/news', 'More news'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const heading = page.getByRole('main').getByRole('heading', { name: title });
    await expect(heading).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(heading).toBeHidden();
  }
});

test('the page of a place on which one rests is asked for ahead, once, and no other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/settings');
  const ahead = page.locator('head link[rel=prefetch]');
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await expect(ahead).toHaveCount(0);
  await drawer.getByRole('link', { name: 'News', exact: true }).hover();
  await expect(ahead).toHaveCount(1);
  await expect(ahead).toHaveAttribute('href', /\/news$/);
  await drawer.getByRole('link', { name: 'Events' }).focus();
  await expect(ahead).toHaveCount(2);
  await drawer.getByRole('link', { name: 'News', exact: true }).hover();
  await drawer.getByRole('link', { name: 'Settings' }).hover();
  await drawer.getByRole('link', { name: 'Videos' }).hover();
  await expect(ahead).toHaveCount(3);
});

test('the closed chat lies over no heart at the edge of the content @long', async ({ page }) => {
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/newsletters');
    const opener = page.getByRole('link', { name: 'Open RedChat' });
    await expect(opener).toBeVisible();
    const { y = 0, height = 0 } = (await opener.boundingBox()) ?? {};
    // Each that stands below is moved beside it.
    const hits = await page.evaluate(
      (middle) => {
        const hearts = [...document.querySelectorAll('main favorite-heart')];
        const below = hearts.filter((heart) => heart.getBoundingClientRect().y > innerHeight);
        return below.slice(0, 6).map((heart) => {
          scrollBy(0, heart.getBoundingClientRect().y - middle);
          const { x, y: top, width: across, height: down } = heart.getBoundingClientRect();
          return heart.contains(document.elementFromPoint(x + across / 2, top + down / 2));
        });
      },
      y + height / 2,
    );
    expect(hits, `at ${width}`).toEqual(hits.map(() => true));
    expect(hits.length).toBeGreaterThan(3);
  }
});

test('nothing of a page that scrolls lies over the bar of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 340 });
  await page.goto('/stocks/screener');
  const bar = page.getByRole('navigation', { name: 'Tab bar' });
  const over = await bar.evaluate((bar) => {
    const { top } = bar.getBoundingClientRect();
    const found = new Set<string>();
    for (let at = 0; at < 600; at += 20) {
      scrollTo(0, at);
      for (const x of [30, 110, 195, 300, 370]) {
        const hit = document.elementFromPoint(x, top + 10);
        if (hit && !bar.contains(hit) && !hit.closest('chat-widget')) found.add(hit.outerHTML.slice(0, 80));
      }
    }
    return [...found];
  });
  expect(over).toEqual([]);
});

test.describe('settings', () => {
  test('follow the system until the person chooses, and keep the theme as the string true, before the first paint of the next page', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/settings/view');
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await ground();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(ground).not.toBe(dark);
    await page.getByRole('switch', { name: /dark/i }).click();
    expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('true');
    await page.goto('/terms', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('leave the theme to a device that chooses the colours itself', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await page.goto('/settings/view');
    await page.getByRole('switch', { name: /dark/i }).click();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(root).not.toHaveAttribute('data-theme');
    await page.emulateMedia({ forcedColors: 'none' });
    await expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('keep animations off until turned on, and font size in pixels', async ({ page }) => {
    await page.goto('/settings/accessibility');
    expect(await page.evaluate(() => localStorage.getItem('animations'))).toBeNull();
    await page.getByRole('switch', { name: /animations/i }).click();
    expect(await page.evaluate(() => localStorage.getItem('animations'))).toBe('true');
    const before = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await page.getByRole('button', { name: /larger/i }).click();
    const stored = await page.evaluate(() => localStorage.getItem('fontSize'));
    expect(Number(stored)).toBeGreaterThan(Number.parseFloat(before));
    await page.goto('/terms');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${stored}px`,
    );
  });

  test('the size of text that is set in the browser is shown, has its room, and gives way to one chosen here', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
    const sizeOfText = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    const across = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const path of ['/newsletters', '/events', '/settings/accessibility']) {
      await page.goto(path);
      expect(await sizeOfText()).toBe('24px');
      expect(await across(), path).toBe(390);
    }
    await expect(page.getByRole('status').filter({ hasText: 'px' })).toHaveText('24 px');
    await page.getByRole('slider', { name: 'Font size' }).fill('16');
    await expect.poll(sizeOfText).toBe('16px');
  });
});
