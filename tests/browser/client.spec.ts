import type { Page } from '@playwright/test';
import { type AlteredSite, openAlteredSite } from '../support/altered-site.ts';
import { slowLine } from '../support/slow-line.ts';
import { expect, plainForms, test } from '../support/browser.ts';
import { inLongRun } from '../support/long.ts';
import { fillLogin, newMember } from '../support/members.ts';

const FULL = '/stocks/ZZSMA/about';
const BARE = '/stocks/ZZSMB/about';
const SIGNUP = '/stocks/ZZSMA/signup';
const CAPTCHA_ALERT = 'Please complete the recaptcha.';

const main = (page: Page) => page.getByRole('main');
const tabs = (page: Page, symbol: string) => page.getByRole('navigation', { name: `${symbol} pages` });
const region = (page: Page, name: string) => main(page).getByRole('region', { name });

const slugs = [
  'about', 'marketdata', 'financials', 'news', 'team', 'secfilings', 'videos', 'webinar', 'podcast', 'bio', 'signup',
]; // prettier-ignore
const disclosure = (page: Page) =>
  main(page).getByText(/Sample Alder Therapeutics is a client of RedStreet and pays/);

/** The number that a question in words asks for. */
function sumIn(question: string): string {
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const [, a = '', b = ''] = /What is (\w+) plus (\w+)\?/.exec(question) ?? [];
  return String(words.indexOf(a) + words.indexOf(b));
}

async function fillSignup(page: Page) {
  const form = page.getByRole('form', { name: /^Sign up for news of Sample/ });
  await form.getByLabel('First name').fill('Ann');
  await form.getByLabel('Last name').fill('O’Hara');
  await form.getByLabel('Phone').pressSequentially('5550104477');
  await form.getByLabel('Email').fill(`ann.${process.pid}.${Date.now()}@mail.example`);
  return form;
}

for (const javaScriptEnabled of plainForms) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test("a client's own address is its profile, with every section and button", async ({ page }) => {
      const response = await page.goto('/stocks/ZZSMA');
      expect(response?.headers()['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate');
      await expect(page).toHaveTitle(/^ZZSMA · About · /);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/stocks\/ZZSMA\/about$/);
      await expect(tabs(page, 'ZZSMA').getByRole('link')).toHaveText([
        'About', 'Market data', 'News', 'Leadership', 'SEC filings', 'Videos', 'Webinar', 'Bio phases', 'Podcast',
      ]); // prettier-ignore
      const links: [string, RegExp][] = [
        ['Watch the company video', /^\/stocks\/ZZSMA\/videos$/],
        ['Research Profile PDF', /\.pdf$/],
        ['Value Proposition', /^#value-proposition$/],
        ['Investment Highlights', /^#investment-highlights$/],
        ['Company Website', /^https:\/\/alder\.example\/$/],
        ['Download', /\.pdf$/],
      ];
      for (const [name, href] of links)
        await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
        'Company Overview', 'The platform', 'Milestones', 'Investor Presentation', 'Value Proposition',
        'Investment Highlights', 'Ask the CEO', 'Bio phases', 'Analyst insights', 'Get news of Sample Alder Therapeutics by mail',
        'Disclosure',
      ]); // prettier-ignore
      await expect(page.getByTitle('Investor Presentation')).toHaveAttribute('src', /\.pdf$/);
      await expect(region(page, 'Disclosure')).toContainText('does not exist and pays for nothing');
      await expect(region(page, 'Analyst insights')).toContainText(
        'Please login to access Analyst Insights and stock data.',
      );
    });

    test('a profile without content says so in the specified words', async ({ page }) => {
      await page.goto(BARE);
      const html = await page.content();
      for (const text of ['No value proposition available.', 'No  Investment highlights.', 'No disclosure.'])
        expect(html).toContain(text);
      await expect(region(page, 'Bio phases')).toContainText('No bio phases available.');
      await page.goto('/stocks/ZZSMB/podcast');
      await expect(main(page)).toContainText('COMING SOON...');
    });

    test('the disclosure of paid coverage stands on every page of a client, and on its long profile twice', async ({
      page,
    }) => {
      for (const slug of slugs) {
        await page.goto(`/stocks/ZZSMA/${slug}`);
        await expect(disclosure(page), slug).toHaveCount(slug === 'about' ? 2 : 1);
      }
    });

    test('a company whose profile is switched off, and one that is no client, show their market data instead', async ({
      page,
    }) => {
      for (const symbol of ['ZZSMC', 'ABEO']) {
        const response = await page.goto(`/stocks/${symbol}/about`);
        expect(response?.status()).toBe(200);
        await expect(main(page)).toContainText(/is not a client of RedStreet and has no profile here/);
        await expect(page.getByRole('table', { name: `Statistics of ${symbol}` })).toBeVisible();
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/marketdata$/);
        await expect(main(page).getByText('Paid coverage')).toHaveCount(0);
        await expect(page.getByRole('form', { name: /^Sign up for news of/ })).toHaveCount(0);
        await expect(tabs(page, symbol).getByRole('link', { name: 'About' })).toHaveCount(0);
      }
      await page.goto('/stocks/ABEO');
      await expect(main(page)).not.toContainText('has no profile here');
    });

    test('the nearest event to come stands above every tab, and companies without one have no bar', async ({
      page,
    }) => {
      for (const slug of ['about', 'team', 'secfilings']) {
        await page.goto(`/stocks/ZZSMA/${slug}`);
        const bar = page.getByRole('complementary', { name: 'Next event' });
        await expect(bar).toContainText('Sample Alder Therapeutics');
        const at = (await bar.locator('time').getAttribute('datetime')) ?? '';
        // A page may be a minute old.
        expect(Date.parse(at)).toBeGreaterThan(Date.now() - 90_000);
        await expect(bar.getByRole('link')).toHaveAttribute('href', /^(https:\/\/|\/events$)/);
      }
      await page.goto('/stocks/ABEO/marketdata');
      await expect(page.getByRole('complementary', { name: 'Next event' })).toHaveCount(0);
    });

    test('a podcast of our own plays, with captions', async ({ page, request }) => {
      await page.goto('/stocks/ZZSMA/podcast');
      const audio = page.locator('audio');
      await expect(audio).toHaveAttribute('aria-label', 'Podcast of Sample Alder Therapeutics');
      const files = [await audio.getAttribute('src'), await audio.locator('track').getAttribute('src')];
      for (const file of files) expect((await request.get(file ?? '')).status(), String(file)).toBe(200);
    });
  });
}

test('a podcast has our own controls, which begin at the first tap, and says what is said in it', async ({ page }) => {
  const line = await slowLine(page, /podcast-controls/);
  await page.goto('/stocks/ZZSMA/podcast');
  const audio = page.locator('audio');
  await expect(audio).not.toHaveAttribute('controls');
  // It lasts for some seconds: on a busy machine it would end before it is stopped.
  await audio.evaluate((element: HTMLAudioElement) => void (element.loop = true));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => audio.evaluate(({ paused, currentTime }: HTMLAudioElement) => !paused && currentTime > 0)).toBe(true);
  line.open();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await audio.evaluate((element: HTMLAudioElement) => void (element.loop = false));
  const position = page.getByRole('slider', { name: 'Position' });
  await page.getByRole('button', { name: 'Back 15 seconds' }).click();
  await expect(position).toHaveAttribute('aria-valuetext', '0:00 of 0:03');
  await page.getByRole('button', { name: 'Forward 30 seconds' }).press('Enter');
  await expect(position).toHaveAttribute('aria-valuetext', '0:03 of 0:03');
  await page.getByLabel('Speed').selectOption('1.5×');
  expect(await audio.evaluate(({ playbackRate }: HTMLAudioElement) => playbackRate)).toBe(1.5);
  const sought = audio.evaluate((element: HTMLAudioElement) => new Promise<number>((resolve) => {
    element.addEventListener('seeking', () => resolve(element.currentTime), { once: true });
  }));
  await page.getByRole('button', { name: 'Play from 0:00' }).click();
  expect(await sought).toBeLessThan(1);
  await expect(page.getByText('(Four rising notes)')).toBeVisible();
  // Where the device chooses the colours its line is still drawn.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(position).toHaveCSS('forced-color-adjust', 'none');
}); // prettier-ignore

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('leaders stand with name and title, and their biographies open whole', async ({ page }) => {
      await page.goto('/stocks/ZZSMA/team');
      await expect(page).toHaveTitle(/^ZZSMA · Leadership · /);
      const cards = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') });
      await expect(cards).toHaveCount(6);
      const first = cards.first();
      await expect(first).toContainText('Chief Executive Officer');
      const whole = page.getByText('Founder of two companies that were never founded');
      await expect(whole).toBeHidden();
      await first.getByText('Read Full Bio').click();
      await expect(whole).toBeVisible();
      // Nobody wrote about the last of them.
      await expect(cards.last().getByText('Read Full Bio')).toHaveCount(0);
      await page.goto('/stocks/AAT/team');
      await expect(main(page)).toContainText('No leadership available.');
      await page.goto('/stocks/ABEO/team');
      await expect(main(page).getByRole('table', { name: /^Officers of ABEO/ })).toBeVisible();
    });
  });
}

test('the disclosure of paid coverage stands near the top, at the end of a long page, and on paper', async ({
  page,
}) => {
  for (const slug of inLongRun(slugs, ['about', 'signup'])) {
    await page.goto(`/stocks/ZZSMA/${slug}`);
    const [first, last] = await disclosure(page).evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    );
    expect(first, slug).toBeLessThan(480);
    const content = await main(page).getByRole('heading').last().boundingBox();
    if (slug === 'about') expect(last, slug).toBeGreaterThan(content?.y ?? Infinity);
  }
  await page.goto('/stocks/ZZSMA/about');
  await page.emulateMedia({ media: 'print' });
  // On paper no title stands over what is only pressed or played.
  for (const title of [/^News of/, 'Analyst insights', 'Investor Presentation'])
    await expect(main(page).getByRole('heading', { name: title })).toHaveCount(0);
  await expect(main(page).getByRole('heading', { name: 'Disclosure' })).toBeVisible();
});

test.describe('a biography in its dialog', () => {
  test('takes the focus, is closed by Close, by Escape and beside it, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/stocks/ZZSMA/team');
    const opener = page.getByRole('button', { name: 'Read Full Bio' }).first();
    const dialog = page.getByRole('dialog', { name: 'Ada Sample, Ph.D.' });
    const ways = [
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ];
    for (const close of ways) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText('Founder of two companies');
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await close();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
    // It has its text when it is opened again at once.
    await opener.click();
    await dialog.evaluate(async (shown: HTMLDialogElement) => {
      const closed = new Promise((resolve) => shown.addEventListener('close', resolve, { once: true }));
      shown.close();
      shown.parentElement?.querySelector('summary')?.click();
      await closed;
    });
    await expect(dialog).toContainText('Founder of two companies');
  });
});

test.describe('signing up for a company, with JavaScript', () => {
  test('the phone takes its form while it is typed, a field left out and the captcha are asked for, and then it is done', async ({
    page,
  }) => {
    await page.goto(`${FULL}?utm_source=letter`);
    const form = await fillSignup(page);
    await expect(form.getByLabel('Phone')).toHaveValue('(555) 010 - 4477');
    await form.getByLabel('Phone').press('End');
    await page.keyboard.press('9');
    await expect(form.getByLabel('Phone')).toHaveValue('(555) 010 - 4477');
    // The consent to text messages is not among what is asked for before anything is sent.
    await expect(form.getByRole('checkbox', { name: /^Text me news/ })).not.toHaveAttribute('required');
    const email = await form.getByLabel('Email').inputValue();
    await form.getByLabel('Email').fill('ann@');
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(form.getByLabel('Email')).toBeFocused();
    await expect(page).toHaveURL(`${FULL}?utm_source=letter`);
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(form.getByRole('alert')).toHaveText(CAPTCHA_ALERT);
    await expect(page).toHaveURL(`${FULL}?utm_source=letter`);
    await form.getByRole('checkbox', { name: 'I am not a robot' }).check();
    await expect(form.getByRole('status')).toHaveText('Checked. Thank you.', { timeout: 20_000 });
    await expect(form.getByRole('alert')).toHaveCount(0);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Thank you for signing up.' })).toBeVisible();
    await expect(page).toHaveURL(`${SIGNUP}?done=1`);
  });

  test('what is sent while the work is done waits for it @long', async ({ page }) => {
    await page.goto(FULL);
    const form = await fillSignup(page);
    await form.getByRole('checkbox', { name: 'I am not a robot' }).check();
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(`${SIGNUP}?done=1`, { timeout: 20_000 });
  });
});

test.describe('signing up where the browser cannot do the work', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('a question is asked in its place, and answers it @long', async ({ page }) => {
    await page.route('**/api/captcha/challenges', (route) =>
      route.request().postData()?.includes('work')
        ? route.fulfill({ status: 503, json: {} })
        : route.continue(),
    );
    await page.goto(FULL);
    const form = await fillSignup(page);
    await form.getByRole('checkbox', { name: 'I am not a robot' }).check();
    const question = form.getByLabel(/^What is/);
    await expect(question).toBeFocused();
    const asked = (await form.locator('label', { hasText: 'What is' }).textContent()) ?? '';
    const askedAt = Date.now();
    await expect.poll(() => Date.now() - askedAt, { intervals: [100] }).toBeGreaterThan(2_100);
    await question.fill(sumIn(asked));
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(`${SIGNUP}?done=1`);
  });
});

test.describe('signing up for a company, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] });

  test('a question is asked on the next page, what was typed stays, and a right answer ends it', async ({
    page,
  }) => {
    await page.goto(FULL);
    await expect(page.locator('[data-part="captcha"]')).toContainText('A question follows on the next page', {
      useInnerText: true,
    });
    const filled = await fillSignup(page);
    await filled.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(SIGNUP);
    const form = page.getByRole('form', { name: /^Sign up for news of Sample/ });
    await expect(form.getByRole('alert')).toHaveText(CAPTCHA_ALERT);
    await expect(form.getByLabel('First name')).toHaveValue('Ann');
    await expect(form.getByLabel('Phone')).toHaveValue('(555) 010 - 4477');
    const question = form.getByLabel(/^What is/);
    const asked = (await form.locator('label', { hasText: 'What is' }).textContent()) ?? '';
    // Nobody reads a question and answers it within two seconds.
    const askedAt = Date.now();
    await expect.poll(() => Date.now() - askedAt, { intervals: [100] }).toBeGreaterThan(2_100);
    await question.fill(sumIn(asked));
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(main(page)).toContainText('Thank you for signing up.');
    await expect(page).toHaveURL(`${SIGNUP}?done=1`);
  });

  test('a wrong answer is refused in the specified words, with another question', async ({ page }) => {
    await page.goto(SIGNUP);
    const form = await fillSignup(page);
    await form.getByLabel(/^What is/).fill('99');
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(form.getByRole('alert')).toHaveText(CAPTCHA_ALERT);
    await expect(form.getByLabel(/^What is/)).toHaveValue('');
  });
});

test('who signs in is shown the analyst widgets at once, or that there are none @long', async ({
  page,
  baseURL,
}) => {
  const person = await newMember(baseURL);
  await page.goto(BARE);
  const insights = region(page, 'Analyst insights');
  await insights.getByRole('link', { name: 'login' }).click();
  await fillLogin(page, person);
  await expect(page).toHaveURL(BARE);
  await insights.scrollIntoViewIfNeeded();
  await expect(insights.getByRole('status')).toHaveText('No TipRanks data available.');
  await expect(insights.getByText(/^Please login/)).toBeHidden();
  await page.goto(FULL);
  await insights.scrollIntoViewIfNeeded();
  // A widget of a host whose frames are not allowed is a link.
  await expect(insights.getByRole('link', { name: 'Analyst widget at widgets.example' })).toBeVisible();
  await expect(insights.locator('iframe')).toHaveCount(0);
});

test('a page that is not there is not there: no sign-up for a company that is no client', async ({
  request,
}) => {
  for (const symbol of ['ABEO', 'ZZSMC', 'NOSUCH']) {
    const response = await request.get(`/stocks/${symbol}/signup`);
    expect([symbol, response.status()]).toEqual([symbol, 404]);
    expect(response.headers()['cache-control']).toBe('private, no-store');
  }
});

test('pages may embed exactly what they need', async ({ request }) => {
  const frames = async (path: string) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    return {
      frames: /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [],
      isInline: policy.includes("'unsafe-inline'"),
    };
  };
  const usual = (await frames('/stocks/ABEO/marketdata')).frames;
  expect(await frames(FULL)).toEqual({
    frames: [...usual, 'https://www.tipranks.com', 'https://widgets.tipranks.com'],
    isInline: false,
  });
  for (const path of ['/stocks/ZZSMA/podcast', '/stocks/ZZSMA/team', SIGNUP])
    expect(await frames(path)).toEqual({ frames: usual, isInline: false });
});

test.describe('hostile content', () => {
  const EVIL = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
  const NAME = `Evil <b>Corp</b> ${EVIL}`;
  const HTML = `<p>Kept <strong>text</strong></p>${EVIL}<a href="javascript:window.pwned=1">a link</a><iframe src="https://evil.example/"></iframe><form action="https://evil.example/"><input name="password"></form><p style="position:fixed;inset:0" onclick="window.pwned=1">styled</p><svg onload="window.pwned=1"></svg><style>body{display:none}</style>`;
  let site: AlteredSite;

  test.beforeAll(async ({ baseURL }) => {
    site = await openAlteredSite(baseURL ?? '', (path, body) => {
      const given = body as { name?: string; data?: Record<string, unknown>[] };
      if (path.startsWith('/stock/details/')) return { ...given, name: NAME };
      if (path.startsWith('/stock/landingPage'))
        return {
          ...given,
          overview: HTML, value_prop: HTML, highlights: HTML, extra_info: HTML, extra_title: EVIL, disclosure: HTML,
          title: EVIL, subtitle: EVIL, presentation: 'javascript:window.pwned=1', letter: 'data:text/html,<script>1</script>',
          website_url: 'javascript:window.pwned=1', jumbo_video: 'https://user:secret@evil.example/', podcast_link: 'javascript:window.pwned=1',
        }; // prettier-ignore
      if (path.startsWith('/stock/team/'))
        return {
          ...given,
          data: given.data?.map((leader) => ({ ...leader, name: NAME, title: EVIL, description: HTML, headshot_url: 'javascript:1' })),
        }; // prettier-ignore
      return undefined;
    });
  });
  test.afterAll(() => site.close());

  test('is harmless text or clean HTML on every page', async ({ page }) => {
    for (const [slug, shown] of [
      ['about', 'Kept text'],
      ['team', 'Kept text'],
      ['podcast', 'COMING SOON...'],
      ['marketdata', 'Statistics'],
    ] as const) {
      await page.goto(`${site.url}/stocks/ZZSMA/${slug}`);
      await expect(page.getByRole('heading', { level: 1 }), slug).toHaveText(NAME);
      await expect(main(page), slug).toContainText(shown);
      if (slug === 'team') {
        await page.getByRole('button', { name: 'Read Full Bio' }).first().click();
        await expect(page.getByRole('dialog')).toContainText('Kept text');
      }
      const found = await page.evaluate(() => ({
        pwned: 'pwned' in window,
        hostile: [...document.querySelectorAll('*')].filter(
          (element) =>
            [...element.attributes].some(
              ({ name, value }) =>
                name.startsWith('on') || name === 'style' || /^\s*(javascript|data:text)/i.test(value),
            ) || /evil\.example/.test(element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
        ).length,
        images: document.querySelectorAll('main img').length,
        visible: getComputedStyle(document.body).display,
      }));
      expect(found, slug).toEqual({ pwned: false, hostile: 0, images: expect.any(Number), visible: 'block' });
      expect(await page.content(), slug).not.toContain('<img src="x"');
    }
  });
});

test('on a phone the next event has a line for its time and at most two for its title, a quote that is missing one @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/stocks/ZZSMA/about');
  const linesOf = (selector: string) =>
    page.locator(selector).evaluate((part) => {
      const { height } = part.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(part).lineHeight));
    });
  expect(await linesOf('aside[aria-label="Next event"] p')).toBeLessThanOrEqual(3);
  expect(await linesOf('aside[aria-label="Next event"] .title')).toBeLessThanOrEqual(2);
  await expect(page.getByText('No quote and no figures on record')).toBeVisible();
  expect(await linesOf('header > p.quote')).toBe(1);
  await expect(page.locator('header > p.quote')).not.toContainText('N/A');
});
