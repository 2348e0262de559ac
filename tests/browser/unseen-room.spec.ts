import { expect, test } from '../support/browser.ts';

/** Pages whose later parts are laid out as one comes to them, and these parts. */
const places = [
  ['/', '.sector-columns'],
  ['/news', '.news-day'],
  ['/events/catalysts?month=2026-06', '.catalysts > tbody'],
  ['/api/docs', 'main details'],
  ['/', '.unseen'],
  ['/stocks/ABEO/marketdata', '.unseen'],
  ['/stocks/MDXG/financials', '.unseen'],
  ['/methods', '.unseen, footer'],
  ['/events', '.unseen'],
  ['/videos', '.grid > li'],
] as const;

/** Parts with less room than they take, and with more than half as much again. */
const faultsOfRoom = (selector: string): string[] => {
  const parts = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((part) => getComputedStyle(part).contentVisibility === 'auto')
    .slice(0, 30);
  const heightOf = (part: HTMLElement) => part.getBoundingClientRect().height;
  const kept = parts.map(heightOf);
  for (const part of parts) part.style.contentVisibility = 'visible';
  return parts.flatMap((part, at) => {
    const [room = 0, takes] = [kept[at], heightOf(part)];
    const isFault = room < takes - 24 || room > takes * 1.5;
    return isFault ? [`${part.textContent.trim().slice(0, 20).trim()}: ${room} for ${takes}`] : [];
  });
};

/** Parts that are left out until somebody comes near, still after the page is there and nothing else was to do. */
const leftOut = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-later], [data-later-parts] > details')]
    .filter((part) => getComputedStyle(part).contentVisibility === 'auto')
    .map((part) => part.textContent.trim().slice(0, 20).trim());

test('what is left out at first is laid out in the end, though nobody comes near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  for (const [path] of places) {
    await page.goto(path);
    await expect(page.locator('[data-later]').first()).toBeAttached();
    await expect.poll(() => page.evaluate(leftOut), { message: path }).toEqual([]);
  }
});

// What has too little lies over what follows, for whoever asks where things are: a finger's tool, a screen reader's, Lighthouse.
test('what nobody has come to yet has about the room that it will take', async ({ page }) => {
  // Nothing is ever laid out in idle time.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const faults: string[] = [];
  for (const [path, selector] of places)
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 600 });
      await page.goto(path);
      const found = await page.evaluate(faultsOfRoom, selector);
      faults.push(...found.map((fault) => `${path} at ${width}, ${fault}`));
    }
  expect(faults).toEqual([]);
});
