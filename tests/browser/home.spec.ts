import type { Page } from '@playwright/test';
import type { Event } from '#contract/event.ts';
import type { MovesOfDay } from '#contract/move.ts';
import type { News } from '#contract/news.ts';
import { movesOnRecord, rankedLine } from '#features/home/ranked.ts';
import { expect, plainForms, test } from '../support/browser.ts';

for (const javaScriptEnabled of plainForms) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the home page has every block of the specification', async ({ page, request }) => {
      await page.goto('/');
      const main = page.getByRole('main');
      const { total } = (await (await request.get('/api/stock/search?type=company&query=a')).json()) as {
        total: number;
      };
      expect(total).toBeGreaterThan(0);
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const [count = ''] = /[\d,]+/.exec(heading) ?? [];
      expect(Number(count.replace(',', ''))).toBeGreaterThan(4_000);
      const view = main.getByRole('link', { name: `View ${count} small-cap stocks` });
      await expect(view).toHaveAttribute('href', '/stocks/screener');

      const { data } = (await (await request.get('/api/news/day')).json()) as { data: News[] };
      const latest = main.getByRole('region', { name: 'Top of the day' });
      await expect(latest.getByRole('article').getByRole('heading')).toHaveText(data[0]?.title ?? '');
      // The close and the change stand in the headline and in the figures.
      await expect(latest.locator('.standfirst')).toHaveText(
        /[\d.]+[KM]? shares changed hands, against an average of/,
      );
      await expect(latest.locator('ol').getByRole('listitem').locator('.headline')).toHaveText(
        data.slice(1).map((story) => rankedLine(story).headline),
      );
      const moves = (await (await request.get('/api/stock/moves')).json()) as MovesOfDay;
      const beside = movesOnRecord(moves, data);
      await expect(latest.getByRole('heading', { name: 'With something on record' })).toContainText(
        beside?.words ?? 'none',
      );
      await expect(latest.locator('ul').getByRole('listitem').locator('.headline')).toHaveText(
        beside?.rows.map(({ headline }) => headline) ?? [],
      );
      await expect(latest.locator('ul')).not.toContainText(/\s,/);

      const top = (await (await request.get('/api/events/top')).json()) as { data: Event[] };
      const events = main.getByRole('region', { name: 'Top events' });
      await expect(events.getByRole('heading', { level: 3 })).toHaveText(
        top.data.slice(0, 4).map(({ title }) => title),
      );
      await expect(events.getByRole('listitem')).toHaveCount(3);

      const sectors = main.getByRole('region', { name: 'News by sector' });
      for (const sector of await sectors.locator('.sector').all())
        expect(await sector.getByRole('article').count()).toBeLessThanOrEqual(2);
      await expect(sectors.getByRole('article')).toHaveCount(18);

      await expect(
        main.getByRole('region', { name: 'Small caps in three lines' }).getByRole('listitem'),
      ).toHaveCount(3);
      await expect(main.getByRole('region', { name: 'The weekly letter' }).getByLabel('Email')).toBeVisible();
      const show = main.getByRole('region', { name: /TV$/ });
      await expect(show).toContainText('Saturdays');
      await expect(show).toContainText('27 minutes');
      expect((await show.locator('.about').textContent())?.trim().split(/\s+/)).toHaveLength(30);
      for (const name of [/Facebook/, /Twitter/, /LinkedIn/, /email/])
        await expect(show.getByRole('link', { name })).toBeVisible();
    });

    test('two changes of one sector on a day are told apart: a mean and a median', async ({ page }) => {
      await page.goto('/');
      const line = page.getByRole('region', { name: 'Small caps in three lines' }).getByRole('listitem');
      await expect(line.first()).toContainText(/mean\D*\d+\.\d+%/);
      const sector = page.getByRole('region', { name: 'News by sector' }).locator('.sector > h3');
      await expect(sector.first()).toContainText(/median\D*\d+\.\d+%/);
    });

    test('the three lines say how they are made', async ({ page }) => {
      await page.goto('/');
      const lines = page.getByRole('region', { name: 'Small caps in three lines' });
      await lines.getByText(/Equal weight, 100 =/).click();
      await expect(lines.getByText(/Members: All small caps [\d,]+/)).toBeVisible();
    });
  });
}

test('/, /home and /home2 are one page with one canonical address', async ({ request, baseURL }) => {
  for (const path of ['/', '/home', '/home2']) {
    const html = await (await request.get(path)).text();
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(`${baseURL}/`);
  }
});

test.describe('the banner', () => {
  const films = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/media\/banner-/.test(request.url())) asked.push(request.url());
    });
    return asked;
  };

  test('is a still picture that downloads no film, until a person plays it, and so is the show', async ({
    page,
  }) => {
    const asked = films(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await expect(page.getByRole('img', { name: /^Share of small caps that rose/ })).toBeVisible();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const video = page.locator('breadth-video video');
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0))
      .toBe(true);
    expect(await video.evaluate((film: HTMLVideoElement) => film.loop && film.muted)).toBe(true);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);

    const show = page.getByRole('region', { name: /TV$/ });
    await expect(show.locator('img')).toBeVisible();
    await expect(show.locator('video, iframe')).toBeHidden();
    await show
      .getByRole('link', { name: /^Play/ })
      .or(show.getByRole('button', { name: /^Play/ }))
      .first()
      .click();
    await expect(show.locator('video, iframe')).toBeVisible();
    // The browser's own, one of which fills the screen.
    await expect(show.locator('video[controls], iframe[allowfullscreen]')).toHaveCount(1);
  });

  test('plays by itself where animations are turned on, in the film of the theme', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('animations', 'true');
      localStorage.setItem('darkMode', 'true');
    });
    const asked = films(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    expect(asked[0]).toMatch(/banner-dark\.webm$/);
  });

  test('stays still under reduced motion, whatever the setting', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('animations', 'true'));
    const asked = films(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });
});

test('with text of 24 pixels the front page is one column at a desk, and no name is broken within a word @long', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('fontSize', '24'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const main = await page.getByRole('main').boundingBox();
  const lead = await page.locator('.front-page .headline-1').boundingBox();
  expect(lead?.width).toBeGreaterThan((main?.width ?? Infinity) * 0.7);

  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/stocks/SNDX/marketdata');
  const broken = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = heading.firstChild as Text;
    return [...text.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    }).length;
  });
  expect(broken).toBe(0);
});
