import { faultsOf } from '../support/axe.ts';
import { inLongRun, isLong } from '../support/long.ts';
import { everyPage, inDark, sameTemplates } from '../support/pages.ts';
import { expect, setTheme, test } from '../support/one-page.ts';

/** Each template and state once, by one of its addresses; every address in the long run. */
const paths = inLongRun(
  everyPage,
  everyPage.filter((path) => !sameTemplates.has(path)),
);

/**
 * What a page repeats, looked at five times, and in the long run each time: a look takes as long as there are elements. What
 * an island has to take over is left whole.
 */
const repeats = ':is(tbody tr, main li, main article, main details):nth-of-type(n + 6):not(astro-island *)';

/** From the widest down and up again, to where the next page is opened: each change of width makes a page anew. */
const widths = [320, 390, 820, 1440] as const;

/** Texts with so little room that hardly a word stands in a line. */
const lettersInAColumn = () => {
  const emPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, label)')]
    .filter((text) => {
      const { width, height } = text.getBoundingClientRect();
      return width > 2 && width < emPx * 3 && height > emPx * 5;
    })
    .map((text) => text.textContent.trim());
};

for (const path of paths) {
  const dark = isLong || inDark.has(path);
  const said = `has no accessibility fault${dark ? ', none of colour in the dark theme' : ''}`;

  test(`${path} ${said}, and scrolls sideways on no screen`, async ({ visit }) => {
    // The reference page has thousands of elements.
    test.slow(path === '/api/docs');
    const { page } = await visit(path);
    for (const [textPx, sizes] of [
      [24, widths.toReversed()],
      [16, widths],
    ] as const) {
      // As the settings have it: the size that is no size of its own leaves no mark.
      await page.evaluate(
        (size) => (document.documentElement.style.fontSize = size),
        textPx === 16 ? '' : `${textPx}px`,
      );
      for (const width of sizes) {
        await page.setViewportSize({ width, height: 900 });
        // A chart takes its new size when it has been told of it.
        await expect
          .poll(
            () => page.evaluate(() => document.documentElement.scrollWidth),
            `at ${width} pixels, with text of ${textPx}`,
          )
          .toBeLessThanOrEqual(width);
        expect(await page.evaluate(lettersInAColumn), `at ${width} pixels, with text of ${textPx}`).toEqual(
          [],
        );
      }
    }
    if (!isLong)
      await page.evaluate((all) => document.querySelectorAll(all).forEach((one) => one.remove()), repeats);
    expect(await faultsOf(page)).toEqual([]);
    if (dark) {
      await setTheme(page, 'dark');
      expect(await faultsOf(page, { coloursOnly: true })).toEqual([]);
    }
  });
}
