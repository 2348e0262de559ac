import type { Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { inLongRun, isLong } from '../support/long.ts';
import {
  everyPage,
  inDark,
  likeStates,
  madeOfOthers,
  pressed,
  sameTemplates,
  statesOfTemplates,
} from '../support/pages.ts';
import { expect, setTheme, test } from '../support/one-page.ts';

/** Each template and kind of state once, by one of its addresses, but what others show between them; every address in the long run. */
const paths = inLongRun(
  everyPage,
  everyPage.filter((path) => ![sameTemplates, likeStates, madeOfOthers].some((left) => left.has(path))),
);

/**
 * What a page repeats, looked at three times, and in the long run each time: a look takes as long as there are elements. What
 * an island has to take over is left whole. Of what frames all pages two links of a list stand for the others but on one page,
 * and the shapes of icons are nothing to read.
 */
const repeats = ':is(tbody tr, main li, main article, main details):nth-of-type(n + 4):not(astro-island *)';
const repeatsOfFrame = ':is(nav, footer) li:nth-of-type(n + 3):not(main *)';
const shapes = 'svg[aria-hidden="true"] *:not(astro-island *)';
/** What does not show and is only there to be opened. */
const closed = 'main details:nth-of-type(n + 6):not([open], astro-island *) > :not(summary)';

/**
 * From how the page is opened down and up again: each change of width makes a page anew. Larger text on a phone is tried where
 * it has least room; where it has room on wider screens, so has text of the usual size.
 */
const sizes = [
  [16, 1440],
  [24, 1440],
  [24, 820],
  ...inLongRun([[24, 390]], []),
  [24, 320],
  ...inLongRun([[16, 320]], []),
  [16, 390],
  ...inLongRun([[16, 820]], []),
] as const;
/** A state has the parts of its template, whose widths are looked at there: what differs is their data, where they have least room. */
const sizesOfState = inLongRun(sizes, [
  [24, 320],
  [16, 390],
] as const);

interface Size {
  /** What stands in the settings: the size that is no size of its own leaves no mark. */
  text: string;
  width: number;
}

/** How far a page with text of a size scrolls sideways, which pills are narrower than their words, which figures of a company and choices of a line lie over others, and which texts have so little room that hardly a word stands in a line. */
const faultsOfSize = ({ text, width }: Size): string[] => {
  const root = document.documentElement;
  if (root.style.fontSize !== text) {
    root.style.fontSize = text;
    // What the theme's script says of large text.
    if (text) root.dataset['text'] = 'large';
    else delete root.dataset['text'];
  }
  const emPx = Number.parseFloat(getComputedStyle(root).fontSize);
  const letters = [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, label, .name)')].filter(
    (one) => {
      const { width: across, height } = one.getBoundingClientRect();
      return across > 2 && across < emPx * 3 && height > emPx * 5;
    },
  );
  const spilled = [...document.querySelectorAll('main .pill')].filter(
    (one) => one.scrollWidth > one.clientWidth + 1,
  );
  const overCards = [
    ...document.querySelectorAll(
      'main :is(.screener tbody :is(.col-change_pre, .col-last_sale, .col-market_cap), .chip-line > *, .methods > label)',
    ),
  ].filter((one) => one.scrollWidth > one.clientWidth + 1);
  return [
    ...overCards.map((one) => `over what stands beside it: ${one.textContent.trim()}`),
    ...spilled.map((one) => `wider than its pill: ${one.textContent.trim()}`),
    ...(root.scrollWidth > width ? [`scrolls to ${root.scrollWidth}`] : []),
    ...letters.map((one) => `letters in a column: ${one.textContent.trim()}`),
  ];
};

/**
 * Gives an open page a width without a window of that size, and it hides meanwhile: to paint what nobody looks at takes as long
 * as to lay it out.
 */
async function inWidths(
  page: Page,
  look: (resize: (width: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => (document.documentElement.style.visibility = 'hidden'));
  let now = page.viewportSize()?.width;
  await look(async (width) => {
    if (width === now) return;
    now = width;
    const screen = { width, height: 900, deviceScaleFactor: 1, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', { ...screen, dontSetVisibleSize: true });
  });
  await page.evaluate(() => (document.documentElement.style.visibility = ''));
  await session.detach();
}

const remove = (page: Page, selectors: readonly string[]): Promise<void> =>
  page.evaluate((all) => document.querySelectorAll(all).forEach((one) => one.remove()), selectors.join());

for (const path of paths) {
  const dark = isLong || inDark.has(path);
  const isWhole = isLong || !statesOfTemplates.has(path);
  const onPhone = isLong || pressed.has(path);
  const said = `, and has no accessibility fault${dark ? ', none of colour in the dark theme' : ''}`;

  test(`${path} scrolls sideways on no screen${isWhole ? said : ''}`, async ({ visit }) => {
    // The reference page has thousands of elements.
    test.slow(path === '/api/docs');
    const { page } = await visit(path);
    if (!isLong) await remove(page, [closed]);
    await inWidths(page, async (resize) => {
      for (const [textPx, width] of isWhole ? sizes : sizesOfState) {
        await resize(width);
        const size = { text: textPx === 16 ? '' : `${textPx}px`, width };
        // A chart takes its new size when it has been told of it.
        await expect
          .poll(() => page.evaluate(faultsOfSize, size), `at ${width} pixels, with text of ${textPx}`)
          .toEqual([]);
      }
      if (isWhole) await resize(1440);
    });
    if (!isWhole) return;
    if (!isLong) await remove(page, [repeats, shapes, ...(path === '/' ? [] : [repeatsOfFrame])]);
    expect(await faultsOf(page)).toEqual([]);
    if (dark) {
      await setTheme(page, 'dark');
      expect(await faultsOf(page, { coloursOnly: true })).toEqual([]);
    }
    if (!onPhone) return;
    await page.setViewportSize({ width: 412, height: 823 });
    expect(await faultsOf(page, { targetsOnly: true }), 'what is pressed on a phone').toEqual([]);
  });
}
