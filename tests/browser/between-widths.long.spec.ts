import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';

// What stands where between a phone and a desk: places and sizes alone, without a script.
test.use({ javaScriptEnabled: false, inChromium: true });

const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const desk = { width: 1440, height: 900 };

/** The texts of those whose words do not fit into them. */
const cut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
        .map((one) => one.textContent.trim()),
    );

test('between a phone and a desk the screener shows the course of the price, and whole names', async ({
  page,
}) => {
  await page.setViewportSize(tablet);
  await page.goto('/stocks/screener');
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(head('60 sessions')).toBeVisible();
  await expect(head('IPO')).toBeHidden();
  await expect(page.locator('.col-spark svg').first()).toBeVisible();
  expect(await cut(page, '.screener .company-name')).toEqual([]);
});

test('what orders the rows is in sight on a tablet, however many columns stand before it', async ({
  page,
}) => {
  await page.setViewportSize(tablet);
  await page.goto('/stocks/screener/oversold');
  const head = page.getByRole('columnheader', { name: 'RSI (14)' });
  const [box, width] = [await head.boundingBox(), tablet.width];
  expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 23);
  await expect(page.locator('td.sorted').first()).toHaveCSS('position', 'sticky');
});

test('a tablet has a map of its own; every tile that is drawn carries a name, on a desk too', async ({
  page,
}) => {
  for (const [size, drawn] of [
    [tablet, '.map-narrow'],
    [desk, '.map-wide'],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto('/stocks/screener?view=map');
    await expect(page.locator('svg.map:visible')).toHaveCount(1);
    await expect(page.locator(drawn)).toBeVisible();
    const unnamed = page.locator(`${drawn} .tile`).filter({ hasNot: page.locator('.tile-name') });
    expect(
      await unnamed.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label'))),
    ).toEqual([]);
  }
});

test('with large text on a phone a name is not broken within a word, and a day of a calendar is as high as what it says', async ({
  page,
}) => {
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '24px';
      document.documentElement.dataset['text'] = 'large';
    });
  await page.setViewportSize(phone);
  await page.goto('/stocks/MLTX/ownership');
  await enlarge();
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const word = document.createRange();
    const text = title.firstChild as Text;
    word.setStart(text, text.data.lastIndexOf('Immunotherapeutics'));
    word.setEnd(text, text.data.lastIndexOf('Immunotherapeutics') + 'Immunotherapeutics'.length);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.goto('/events/catalysts?month=2026-07');
  await enlarge();
  expect(await page.locator('.day-head th').count()).toBeGreaterThan(3);
  expect(await cut(page, '.day-head th')).toEqual([]);
});

test('the chosen day of a calendar is in sight on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/events/earnings?day=2026-08-07');
  await expect(page.locator('.day-strip [aria-current]')).toBeInViewport({ ratio: 1 });
});

test('the way to a day of a calendar lies open on a tablet and is opened on a phone', async ({ page }) => {
  await page.setViewportSize(tablet);
  await page.goto('/events/earnings?week=2026-05-04');
  const day = page.getByLabel('Day', { exact: true });
  const opener = page.locator('summary', { hasText: 'Choose a day' });
  await expect(day).toBeVisible();
  await expect(opener).toBeHidden();
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(day).toBeHidden();
  await opener.click();
  await expect(day).toBeInViewport({ ratio: 1 });
  await day.fill('2026-05-07');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveURL(/day=2026-05-07/);
});

test('on a phone the entries of a calendar begin in the upper half, and what narrows them opens over them', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const path of ['/events/earnings?week=2026-05-04', '/events/catalysts']) {
    await page.goto(path);
    const first = await page.locator('main tbody tr:not(.day-head)').first().boundingBox();
    expect(first?.y, path).toBeLessThan(phone.height * 0.55);
  }
  const search = page.getByRole('searchbox', { name: 'Search by company or ticker' });
  await expect(search).toBeHidden();
  await page.locator('summary', { hasText: 'Search and filters' }).click();
  await expect(search).toBeInViewport({ ratio: 1 });
  // The way to a day takes its place.
  await page.locator('summary', { hasText: 'Choose a day' }).click();
  await expect(search).toBeHidden();
  await page.setViewportSize(tablet);
  await expect(search).toBeVisible();
  await page.setViewportSize(phone);
  await page.locator('summary', { hasText: 'Search and filters' }).click();
  await search.fill('therapeutics');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=therapeutics/);
  await expect(search).toBeVisible();
});

test('what narrows a calendar has its button once something else is chosen', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/events/catalysts');
  const show = page.getByRole('button', { name: 'Show' });
  await expect(show).toBeHidden();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('FDA');
  await show.click();
  await expect(page).toHaveURL(/group=FDA/);
  await expect(show).toBeHidden();
});

test('on a phone the table of the map has the colors of its tiles', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/stocks/screener?view=map');
  const grounds = await page
    .locator('.sector-table tbody .heat-step')
    .evaluateAll((all) => all.map((one) => [one.dataset['step'], getComputedStyle(one).backgroundColor]));
  expect(grounds.length).toBeGreaterThan(8);
  // One ground for each step.
  expect(new Set(grounds.map(String)).size).toBe(new Set(grounds.map(([, ground]) => ground)).size);
});

test('on a phone each group of the API reference has one line in its index, and types of many words are folded', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/api/docs');
  const groups = page.getByRole('navigation', { name: 'Parts of the reference' }).locator('.parts');
  const heights = await groups.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(50);
  const call = page.locator('details.call', { hasText: '/api/stock/filterCounts' }).first();
  await call.locator('summary').first().click();
  // Without JavaScript it stands in what a browser with it leaves out, where no text is looked for.
  const words = call.locator('p', { hasText: '"last_sale"' });
  await expect(words).toBeHidden();
  await call.getByText(/^list of \d+ words$/).click();
  await expect(words).toBeVisible();
});

test('companies beside many figures have their whole names', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/stocks/screener?view=growth');
  await expect(page.getByRole('columnheader', { name: 'ROE' })).toBeVisible();
  expect(await cut(page, '.screener .company-name')).toEqual([]);
});

test('on a phone names have the room of a course that does not stand there', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/stocks/screener/oversold');
  await expect(page.locator('.screener .company-name').first()).toBeVisible();
  expect(await cut(page, '.screener .company-name')).toEqual([]);
});

test('all that peers are compared by stands beside each other from 1024 pixels on', async ({ page }) => {
  await page.goto('/stocks/ABEO/marketdata');
  for (const width of [1024, 1200, 1399]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('#peers').getByRole('columnheader', { name: 'Runway' })).toBeVisible();
    const beyond = await page
      .locator('#peers .table-scroll')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect([width, beyond]).toEqual([width, 0]);
  }
});

test('offerings fit between a phone and a desk', async ({ page }) => {
  await page.goto('/stocks/ipo');
  for (const width of [820, 1024, 1279]) {
    await page.setViewportSize({ width, height: 1180 });
    expect(await cut(page, '.ipos .table-scroll')).toEqual([]);
  }
});

for (const path of [
  '/events/catalysts',
  '/events/earnings?week=2026-05-04',
  '/events/earnings?week=2026-08-03',
])
  test(`the heads of ${path} stay while one reads on`, async ({ page }) => {
    await page.setViewportSize(tablet);
    await page.goto(path);
    const head = page.getByRole('columnheader', { name: 'Company' }).first();
    const table = page.locator('main table').first();
    await table.evaluate((one) => scrollTo(0, scrollY + one.getBoundingClientRect().top + 300));
    const [place, above] = await Promise.all([
      head.boundingBox(),
      table.evaluate((one) => one.getBoundingClientRect().top),
    ]);
    expect(above).toBeLessThan(-200);
    expect(place?.y).toBeGreaterThanOrEqual(0);
    expect(place?.y).toBeLessThan(60);
  });

test('on a phone the movers begin below two rows of choices, and what narrows them has its button once it is needed', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/stocks/leaders-and-laggards');
  const middles = await page
    .locator('main :is(.segmented, .pill, .chip-field):visible')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 20)),
    );
  expect(new Set(middles).size).toBe(2);
  const show = page.getByRole('button', { name: 'Show' });
  await expect(show).toBeHidden();
  await page.getByRole('combobox', { name: 'Sector' }).selectOption('Technology');
  await expect(show).toBeInViewport();
  await show.click();
  await expect(page).toHaveURL(/sector=Technology/);
  await expect(show).toBeHidden();
});

test('a page of a client has one primary button', async ({ page }) => {
  await page.goto('/stocks/ZZSMA/about');
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    const primary = page
      .locator('main :is(.company-head, .jumbo, .content) .button:visible')
      .and(page.locator(':not(.button-secondary, .button-quiet, .button-icon)'));
    const seen = await primary.evaluateAll(
      (all, height) =>
        all.filter((one) => one.getBoundingClientRect().top < height).map((one) => one.textContent.trim()),
      size.height,
    );
    expect(seen.filter((words) => words !== 'Ask RedChat')).toEqual([]);
  }
});

test('what is next names each company whole', async ({ page }) => {
  await page.goto('/home');
  for (const size of [phone, tablet, desk]) {
    await page.setViewportSize(size);
    expect(await page.locator('#next .days .name').count()).toBeGreaterThan(3);
    expect(await cut(page, '#next .days .name')).toEqual([]);
  }
});

test('an empty conversation and the field it is begun in stand together', async ({ page }) => {
  await page.goto('/redchat/app?stock=ABEO');
  for (const size of [phone, tablet, desk]) {
    await page.setViewportSize(size);
    const [asked, field] = await Promise.all([
      page.locator('.chat-empty').boundingBox(),
      page.locator('.chat-composer').boundingBox(),
    ]);
    const between = (field?.y ?? 0) - ((asked?.y ?? 0) + (asked?.height ?? 0));
    expect(between).toBeGreaterThan(0);
    expect(between).toBeLessThan(64);
  }
});

test('the newest interview and overview begin on one line', async ({ page }) => {
  await page.goto('/stocks/ZZSMA/videos');
  for (const width of [820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 1180 });
    const tops = await page
      .locator('.latest h2')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  }
});

test('it is as far from a title to its tabs wherever there are both', async ({ page }) => {
  await page.setViewportSize(desk);
  for (const path of [
    '/settings',
    '/stocks/ipo',
    '/stocks/leaders-and-laggards',
    '/events',
    '/events/catalysts',
  ]) {
    await page.goto(path);
    const [title, tabs] = await Promise.all([
      page.locator('h1').boundingBox(),
      page.locator('main .tabs').first().boundingBox(),
    ]);
    expect((tabs?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0), path).toBeCloseTo(12, 0);
  }
});

test('on a phone a link of the footer has a finger’s room of its own', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/terms');
  const boxes = await page
    .getByRole('contentinfo')
    .locator('ul a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const overlap = boxes.some((a, at) =>
    boxes
      .slice(at + 1)
      .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
  expect(overlap).toBe(false);
});

test('what is chosen in a row of chips stands clear of its ends, the last page is named on a phone, and figures without a chart stand beside each other', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/stocks/ZZSMA/bio?phase=Phase+2');
  const chosen = await page.getByRole('navigation', { name: 'Phase' }).locator('[aria-current]').boundingBox();
  expect(chosen?.x).toBeGreaterThanOrEqual(40);
  await page.goto('/stocks/ABEO/secfilings');
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toBeVisible();
  await page.setViewportSize(desk);
  await page.goto('/stocks/ZZSMA/marketdata');
  const figure = (name: string) => page.getByRole('rowheader', { name, exact: true }).boundingBox();
  const [open, sector] = await Promise.all([figure('Open'), figure('Sector')]);
  expect(sector?.y).toBe(open?.y);
}); // prettier-ignore

test('without a chart what is known of a company in words stands beside its figures', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/stocks/AACB/marketdata');
  const facts = await page.locator('#facts').boundingBox();
  const overview = await page.locator('#overview').boundingBox();
  const open = await page.getByRole('rowheader', { name: 'Open', exact: true }).boundingBox();
  const country = await page.getByRole('rowheader', { name: 'Country', exact: true }).boundingBox();
  expect((facts?.x ?? 0) + (facts?.width ?? 0)).toBeLessThan(open?.x ?? 0);
  expect(overview?.y).toBeLessThan(country?.y ?? 0);
});

test('without a script RedChat says whom it is about on a phone, and its fields have room for their words', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/redchat?symbol=SNDX');
  const head = page.locator('.chat-head');
  await expect(head.getByText('Syndax Pharmaceuticals Inc.')).toBeVisible();
  expect(await cut(page, '.chat-head strong')).toEqual([]);
  expect((await head.locator('strong').boundingBox())?.width).toBeGreaterThan(150);
  for (const field of await page.locator('.own-threads .input').all())
    expect((await field.boundingBox())?.width).toBeGreaterThan(180);
});

test('on a phone a comparison stands whole, with its labels above its figures and its sources in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/redchat?symbol=ABEO');
  await page.getByRole('textbox', { name: /^Ask about Abeona/ }).fill('Compare ABEO with CMPX');
  await page.getByRole('button', { name: 'Send' }).click();
  const table = page.getByRole('region', { name: 'Comparison' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  expect(await cut(page, '.labels-above')).toEqual([]);
  const [label, figure] = [table.getByRole('rowheader').first(), table.getByRole('cell').first()];
  const [above, below] = [await label.boundingBox(), await figure.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(table.getByRole('columnheader', { name: 'Source' })).toBeInViewport();
});

test('the closed chat is painted in the margin, clear of the content, and large enough for a finger', async ({
  page,
}) => {
  // A phone has the bar's own place of it.
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/stocks/ABEO/marketdata');
    const opener = page.getByRole('link', { name: 'Open RedChat' });
    const word = opener.locator('span:visible');
    // A single letter tells nobody what it opens.
    await expect(word, `at ${width}`).toHaveText('RedChat');
    const painted = await word.boundingBox();
    const end = await page.locator('main .section').first().evaluate((section) => section.getBoundingClientRect().right); // prettier-ignore
    expect(painted?.x ?? 0, `at ${width}`).toBeGreaterThanOrEqual(end + 3);
    expect((await opener.boundingBox())?.width, `at ${width}`).toBeGreaterThanOrEqual(24);
  }
});

test('home asks for an address once, at every width', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Subscribe' }), `at ${width}`).toHaveCount(1);
  }
  await page.goto('/terms');
  await expect(page.locator('footer').getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test('what a message leads to stands in the middle, as what a mail leads to does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const startOf = async (path: string) => {
    await page.goto(path);
    return (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
  };
  expect(await startOf('/stop/aaaaaaaaaaaaa')).toBe(await startOf('/newsletters/subscribed'));
});

test('at a desk texts and their neighbours fill the width, and no row of choices ends with one alone', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not there`);
    return box;
  };
  await page.goto('/newsletters/sample-letter-reading-6');
  expect((await boxOf('main aside')).x).toBeGreaterThan((await boxOf('main article.letter')).x + 680);
  await page.goto('/stocks/ABEO/marketdata');
  const [overview, facts] = [await boxOf('#overview'), await boxOf('#facts')];
  expect(facts.y, 'a text of few lines has the facts beside it').toBe(overview.y);
  expect(facts.x + facts.width - overview.x).toBeGreaterThan(1_100);
  await page.goto('/stocks/ZZSMA/about');
  const text = '#overview .prose';
  expect((await boxOf(text)).width).toBeGreaterThan(1_100);
  const tops = await page.locator(text).evaluate((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const lines = [...words.getClientRects()];
    const middle = one.getBoundingClientRect().x + one.clientWidth / 2;
    const topOf = (those: DOMRect[]) => Math.round(Math.min(...those.map(({ y }) => y)));
    return [lines.filter(({ x }) => x < middle), lines.filter(({ x }) => x > middle)].map(topOf);
  });
  expect(tops[0]).toBe(tops[1]);
  await page.goto('/videos');
  const rows = await page
    .getByRole('navigation', { name: 'Sector' })
    .getByRole('link')
    .evaluateAll((all) => [...Map.groupBy(all, (one) => one.getBoundingClientRect().y).values()].map(({ length }) => length)); // prettier-ignore
  expect(Math.min(...rows)).toBeGreaterThan(3);
});

test('on a phone the newest newsletters stand before the form, and that before the earlier ones', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/newsletters');
  const topOf = async (name: string) => (await page.getByRole('region', { name, exact: true }).boundingBox())?.y ?? 0; // prettier-ignore
  const form = await topOf('The weekly newsletter');
  expect(form).toBeGreaterThan(await topOf('The newest'));
  expect(form).toBeLessThan(await topOf('Earlier'));
  await expect(page.locator('article time').first()).toHaveText(/^\s*[A-Z][a-z]{2} \d{1,2}, \d{4}\s*$/);
  await page.goto('/newsletters/subscribed');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('footer').getByRole('button', { name: 'Subscribe' })).toBeHidden();
});

test('the head of a chat says the quote and its day at every width', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/redchat/app?stock=ABEO');
    for (const part of ['.price', '.change', '.spans'])
      await expect(page.locator(`.chat-head ${part}`), `${part} at ${width}`).toBeInViewport();
    await expect(page.locator('.chat-head .spans')).toContainText(/Quote of [A-Z][a-z]{2} \d{1,2}, \d{4}/);
  }
});

test('no dot between the parts of a line is left at its end or its beginning, however they break', async ({
  page,
}) => {
  for (const path of [
    '/events/catalysts?month=2026-06',
    '/news/b-GLUE-20260618-trades',
    '/newsletters/sample-letter-reading-6',
    '/stocks/ipo',
  ])
    for (const width of [390, 640, 820]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const lines = page.locator('.dotted:visible');
      if (width === 390) expect(await lines.count(), path).toBeGreaterThan(0);
      const left = await lines.evaluateAll((all) =>
        all.flatMap((line) => {
          // In a column of its own it is running text.
          if (getComputedStyle(line).display !== 'flex') return [];
          const { left: edge } = line.getBoundingClientRect();
          return [...line.children].flatMap((part) => {
            const dot = getComputedStyle(part, '::before');
            const at = part.getBoundingClientRect();
            if (at.width === 0 || dot.content === 'none') return [];
            // Of what begins a line the dot is beyond what is cut off; of all others it is within.
            const beyond = Number.parseFloat(dot.marginInlineStart) + 0.3 * Number.parseFloat(dot.fontSize);
            const cutAt = -Number.parseFloat(getComputedStyle(line).clipPath.replace('inset(', ''));
            const begins = at.left - edge < 1;
            return begins && beyond > -cutAt ? [part.textContent.trim()] : [];
          });
        }),
      );
      expect(left, `${path} at ${width}`).toEqual([]);
    }
});

test('on a phone the heart of an event stands at the upper end of its row, whatever can be done with it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const places = async () => {
    const rows = page.locator('.event-row');
    await expect(rows.first()).toBeVisible();
    return rows.evaluateAll((all) =>
      all.map((row) => {
        const [at, heart] = [row, row.querySelector('favorite-heart, .heart')].map((one) =>
          one?.getBoundingClientRect(),
        );
        return [Math.round((heart?.top ?? 0) - (at?.top ?? 0)), Math.round(heart?.right ?? 0)].join();
      }),
    );
  };
  await page.goto('/events');
  const coming = await places();
  await page.goto('/events?tab=history');
  expect(new Set([...coming, ...(await places())]).size).toBe(1);
});

test('settings that need a script show none of their switches without one', async ({ page }) => {
  for (const path of ['/settings/view', '/settings/accessibility']) {
    await page.goto(path);
    await expect(page.locator('.settings .banner')).toBeVisible();
    await expect(
      page.getByRole('main').locator('input, [role="switch"], button').filter({ visible: true }),
    ).toHaveCount(0);
  }
});

test('what is expected of a company has the width of the page wherever it stands below its name', async ({
  page,
}) => {
  for (const width of [390, 700]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/events/catalysts?month=2026-06');
    const events = page.locator('.catalysts .event');
    await expect(events.first()).toBeVisible();
    const narrow = await events.evaluateAll(
      (all, least) => all.filter((event) => event.getBoundingClientRect().width < least).length,
      width - 40,
    );
    expect(narrow, `at ${width}`).toBe(0);
  }
});
