import type { Page } from '@playwright/test';
import { expect, plainForms, test } from '../support/browser.ts';
import { fillLogin, newMember } from '../support/members.ts';
import { slowLine } from '../support/slow-line.ts';

const EXCLUSIVE = '/video/sample-video-7';
const OPEN = '/video/sample-video-1';

/** Whether the clip has begun, or at least can. */
const canPlay = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.error === null && video.duration);

for (const javaScriptEnabled of plainForms) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the library is narrowed by sector and search, and a picture opens its video', async ({ page }) => {
      await page.goto('/videos');
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(10);
      await expect(cards.first().getByRole('heading')).toContainText('interview with the chief executive');
      await page.getByRole('link', { name: 'Technology', exact: true }).click();
      await expect(page).toHaveURL('/videos?sector=Technology');
      for (const text of await cards.getByRole('heading').allTextContents()) expect(text).toContain('Birch');
      await page.getByRole('searchbox', { name: 'Search videos' }).fill('OVERVIEW');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/videos?sector=Technology&search=OVERVIEW');
      await expect(cards).toHaveCount(1);
      await cards.first().locator('img').click();
      await expect(page).toHaveURL('/video/sample-video-5');
    });

    test('a search without hits says so in the specified words', async ({ page }) => {
      await page.goto('/videos?search=no-such-video');
      await expect(
        page.getByText('No videos available. Try searching or selecting a different category.'),
      ).toBeVisible();
    });

    test('a company has its latest interview and overview, and its archive of webinars', async ({ page }) => {
      await page.goto('/stocks/ZZSMA/videos');
      const interview = page.getByRole('region', { name: 'Latest interview' });
      await expect(
        interview.getByRole('link', { name: /^Sample.*interview with the chief executive/ }),
      ).toHaveAttribute('href', '/videos/sample-video-1');
      const [description = ''] = await interview.locator('.description').allTextContents();
      expect([...description.trim()].length).toBeLessThanOrEqual(100);
      await expect(interview.locator('time')).toHaveText(/ ago|just now/);
      const overview = page.getByRole('region', { name: 'Latest overview' });
      await expect(overview.getByRole('link', { name: /^Sample.*overview of the company/ })).toBeVisible();
      await page.getByRole('link', { name: 'Webinar', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Webinar Archive' })).toBeVisible();
      await page
        .getByRole('link', { name: /^Watch Replay/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/video\/sample-video-\d+$/);
      await page.goto('/stocks/ZZSMC/webinar');
      await expect(page.getByText('No webinar available for this company.')).toBeVisible();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a picture first, and plays after a click', async ({ page }) => {
    await page.goto(OPEN);
    await expect(page.locator('.video-player')).toBeHidden();
    // The one that a press plays has its mark in the middle; those that lead on have none.
    await expect(page.locator('.play')).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^Play: / }).locator('.play')).toHaveCount(1);
    await page.getByRole('link', { name: /^Play: / }).click();
    await expect(page.locator('video')).toBeVisible();
    await expect(page).toHaveURL(`${OPEN}?play=1`);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    const twin = javaScriptEnabled ? ' @long' : '';
    test(`an exclusive video asks to be submitted, a guest signs in first, and then it plays for the session${twin}`, async ({
      page,
      baseURL,
    }) => {
      const person = await newMember(baseURL);
      await page.goto(EXCLUSIVE);
      const start = page.getByRole('link', { name: /^Play: / });
      if (javaScriptEnabled) {
        // The dialog is left by Escape, and the picture has the focus again.
        await start.press('Enter');
        await expect(page.getByRole('dialog', { name: 'Exclusive Content' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(start).toBeFocused();
      }
      await start.click();
      const dialog = page.getByRole('dialog', { name: 'Exclusive Content' });
      await expect(dialog.getByText('Please submit to access this video.')).toBeVisible();
      await expect(page.locator('video')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
      await fillLogin(page, person);
      await expect(page).toHaveURL(`${EXCLUSIVE}?play=1`);
      await page
        .getByRole('dialog', { name: 'Exclusive Content' })
        .getByRole('button', { name: 'Submit' })
        .click();
      await expect(page.locator('video')).toBeVisible();
      await page.goto(EXCLUSIVE);
      await page.getByRole('link', { name: /^Play: / }).click();
      await expect(page.locator('video')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

/** As on a phone: nothing plays but what begins while a finger is on it. */
const playOnlyWithinTouches = () => {
  const play = HTMLMediaElement.prototype.play;
  let isTouched = false;
  for (const type of ['pointerup', 'click'])
    addEventListener(
      type,
      ({ isTrusted }) => {
        isTouched = isTrusted;
        setTimeout(() => (isTouched = false));
      },
      { capture: true },
    );
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    return isTouched || !this.paused
      ? play.call(this)
      : Promise.reject(new DOMException('', 'NotAllowedError'));
  };
};

test('on a slow line and on a phone one tap plays, with sound, before the island is there, which takes it over', async ({ page }) => {
  await page.addInitScript(playOnlyWithinTouches);
  const line = await slowLine(page, /VideoPlayer/);
  await page.goto(OPEN);
  const film = page.locator('video');
  await expect(page.locator('.video-player')).toBeHidden();
  await page.getByRole('link', { name: /^Play: / }).click();
  await line.asked;
  const moving = () => film.evaluate((video: HTMLVideoElement) => !video.paused && !video.muted && video.currentTime > 0);
  await expect.poll(moving).toBe(true);
  await expect(film).toBeVisible();
  line.open();
  await expect(page.getByRole('link', { name: /^Play: / })).toHaveCount(0);
  await expect(film).toBeFocused();
  expect(await film.evaluate((video: HTMLVideoElement) => !video.paused && !video.muted)).toBe(true);
  await expect(page).toHaveURL(OPEN);
}); // prettier-ignore

test.describe('what does not arrive', () => {
  test.use({ expectedErrors: [/Failed to load resource|Error hydrating/] });

  test('without the script of the player its picture is a link to the page with the film in it @long', async ({
    page,
  }) => {
    await page.route(/_astro\/VideoPlayer/, (route) => route.abort());
    await page.goto(OPEN);
    await page.getByRole('link', { name: /^Play: / }).click();
    await expect(page).toHaveURL(`${OPEN}?play=1`);
    await expect(page.locator('video')).toBeVisible();
  });

  test('a film that does not load says so, and is loaded again @long', async ({ page }) => {
    let isCut = true;
    await page.route('**/media/sample-clip.webm', (route) => (isCut ? route.abort() : route.continue()));
    await page.goto(OPEN);
    await page.getByRole('link', { name: /^Play: / }).click();
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'This video did not load.' });
    await expect(failure).toBeVisible();
    isCut = false;
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toHaveCount(0);
    await expect.poll(() => canPlay(page)).toBeCloseTo(12, 0);
    isCut = true;
    await page.goto(`${OPEN}?play=1`);
    await expect(failure).toBeVisible();
  });
});

test('the clip of ours is read, and played from any place in it', async ({ page, request }) => {
  await page.goto(`${OPEN}?play=1`);
  await expect.poll(() => canPlay(page)).toBeCloseTo(12, 0);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 9;
  });
  await expect
    .poll(() =>
      page.locator('video').evaluate((video: HTMLVideoElement) => !video.seeking && video.currentTime >= 9),
    )
    .toBe(true);
  const part = await request.get('/media/sample-clip.webm', { headers: { range: 'bytes=100-199' } });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(100);
});

test('the API tells a guest nothing of what plays an exclusive video', async ({ request }) => {
  for (const path of [
    '/api/videos/sample-video-7',
    '/api/videos/all?pageSize=100',
    '/api/videos/all/ZZSMC',
  ]) {
    const text = await (await request.get(path)).text();
    const videos = text.includes('"data"')
      ? (JSON.parse(text) as { data: object[] }).data
      : [JSON.parse(text) as object];
    for (const video of videos)
      if ('exclusive' in video && video.exclusive)
        expect(video).toMatchObject({ file_url: null, youtubeId: null });
  }
  expect((await request.get('/api/videos/sample-video-7/access')).status()).toBe(401);
});

test('every address of a video names one as canonical, with the data of a VideoObject', async ({
  request,
}) => {
  for (const path of [OPEN, '/videos/sample-video-1', '/stocks/ZZSMA/videos/sample-video-1']) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/video\/sample-video-1"/);
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'VideoObject',
      name: expect.stringContaining('Sample Alder'),
      uploadDate: '2026-06-24',
      duration: 'PT12S',
      contentUrl: expect.stringMatching(/^http.*\/media\/sample-clip\.webm$/),
    });
  }
});

test('a video leads on: to its company, to be shared in a small window, to the newest others', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = (...given) => {
      document.documentElement.dataset['opened'] = given.join(' ');
      return null;
    };
  });
  await page.goto(OPEN);
  await expect(page.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', '/stocks/ZZSMA');
  const share = page.getByRole('list', { name: 'Share' });
  for (const name of ['Facebook', 'Twitter', 'LinkedIn'])
    await expect(share.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('rel', /noopener/);
  await expect(share.getByRole('link', { name: /email/ })).toHaveAttribute('href', /^mailto:\?subject=/);
  await share.getByRole('link', { name: /LinkedIn/ }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-opened',
    /^https:\/\/www\.linkedin\.com\/sharing\/\S+ _blank popup,noopener,/,
  );
  await expect(page).toHaveURL(OPEN);
  const recent = page.getByRole('region', { name: 'Most Recent Videos' }).getByRole('article');
  await expect(recent).toHaveCount(4);
  await expect(recent.first().getByRole('heading')).toContainText('head of engineering');
});
