import type { News } from '#contract/news.ts';
import { sinceDay } from '#features/newsletter/load.ts';
import { dateChips } from '#features/newsletter/view.ts';
import { expect, plainForms, test } from '../support/browser.ts';
import { withinOneDay } from '../support/day.ts';

interface List {
  data: News[];
  total: number;
}

const titles = 'newsletter-archive li h3';

for (const javaScriptEnabled of plainForms) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the four newest stand beside the form, the rest in a grid, each once and newest first', async ({
      page,
      request,
    }) => {
      const { data } = (await (await request.get('/api/news/newsLetters?pageSize=100')).json()) as List;
      await page.goto('/newsletters');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletters');
      await expect(page.getByRole('region', { name: 'The newest' }).getByRole('listitem')).toHaveCount(4);
      await expect(page.locator(titles)).toHaveText(data.map(({ title }) => title));
    });

    test('the seven chips narrow by day, and every newsletter since that day is there', async ({
      page,
      request,
    }) => {
      await withinOneDay(async () => {
        await page.goto('/newsletters');
        const chips = page.getByRole('navigation', { name: 'Published since' }).getByRole('link');
        await expect(chips).toHaveText([
          'All',
          'One Week Ago',
          'One Month Ago',
          'Three Months Ago',
          'Six Months Ago',
          'One Year Ago',
          'Two Years Ago',
        ]);
        for (const { label, since } of dateChips) {
          const chip = page
            .getByRole('navigation', { name: 'Published since' })
            .getByRole('link', { name: label, exact: true });
          await chip.click();
          await expect(chip).toHaveAttribute('aria-current', 'true');
          const day = since === null ? '' : `&since=${sinceDay(since, new Date())}`;
          const { data } = (await (
            await request.get(`/api/news/newsLetters?pageSize=100${day}`)
          ).json()) as List;
          await expect(page.locator(titles)).toHaveText(data.map(({ title }) => title));
          if (data.length > 0) continue;
          await expect(page.getByText('No newsletters found', { exact: true })).toBeVisible();
          await expect(page.getByText(/The newest|0 newsletters/)).toHaveCount(0);
        }
      });
    });

    test('a search finds by title, in any case', async ({ page }) => {
      await page.goto('/newsletters');
      const field = page.getByRole('searchbox', { name: 'Search newsletters' });
      await field.fill('FORM 4');
      await field.press('Enter');
      await expect(page).toHaveURL(/query=FORM\+4/);
      await expect(page.locator(titles)).toHaveText(['How to read a Form 4']);
      await page.getByRole('searchbox', { name: 'Search newsletters' }).fill('no such letter');
      await page.keyboard.press('Enter');
      await expect(page.getByText('No newsletters found', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Show all' }).click();
      await expect(page).toHaveURL('/newsletters');
    });

    test('a newsletter is a page of its own, and says that it is a sample', async ({ page }) => {
      await page.goto('/newsletters');
      await page.getByRole('link', { name: 'How to read a Form 4', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to read a Form 4');
      await expect(page.getByRole('article').getByText('Sample', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'More newsletters' }).getByRole('listitem')).toHaveCount(
        3,
      );
    });
  });
}

test('what is loaded is filtered while one types', async ({ page }) => {
  await page.goto('/newsletters');
  await page.getByRole('searchbox', { name: 'Search newsletters' }).pressSequentially('runway');
  await expect(page.locator(titles).filter({ visible: true })).toHaveText(['Cash and its runway']);
  await expect(page.getByRole('status').filter({ hasText: /^1 of \d+ on this page/ })).toBeVisible();
});

test('a newsletter prints without navigation and forms, with its text whole', async ({ page }) => {
  await page.goto('/newsletters/sample-letter-reading-6');
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').getByText('A close is the price of the last trade.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByLabel('Email')).toBeHidden();
});

test.describe('what is not there', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

  test('an unknown newsletter is 404; a news item among the newsletters leads to its page', async ({
    page,
  }) => {
    expect((await page.goto('/newsletters/no-such-letter'))?.status()).toBe(404);
    await page.goto('/newsletters/b-ABEO-20251112-earnings');
    await expect(page).toHaveURL('/news/b-ABEO-20251112-earnings');
  });

  test('a page beyond the end leads to the last', async ({ page }) => {
    await page.goto('/newsletters?page=99');
    await expect(page).toHaveURL('/newsletters');
  });
});

test.describe('on a phone', () => {
  test.use({ javaScriptEnabled: false, inChromium: true, viewport: { width: 390, height: 844 } });

  test('the figures of a letter’s tables stay on one line, and what they are of has a line of its own @long', async ({
    page,
    request,
  }) => {
    const { data } = (await (await request.get('/api/news/newsLetters?pageSize=100')).json()) as List;
    const letter = data.find(({ title }) => title.startsWith('The week to'));
    await page.goto(`/news/${letter?.id ?? ''}`);
    const cells = page.locator('.prose td');
    await expect(cells.first()).toBeVisible();
    const broken = await cells.evaluateAll((all) =>
      all.flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        return lines.size > 1 ? [cell.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
    const row = page.locator('.prose tbody tr').first();
    const [whole, name] = [await row.boundingBox(), await row.locator('th').boundingBox()];
    expect(name?.width).toBe(whole?.width);
  });
});

test('Tab comes to the headline of a card before the heart above it', async ({ page }) => {
  await page.goto('/newsletters');
  const card = page.getByRole('region', { name: 'The newest' }).getByRole('article').first();
  const headline = card.getByRole('heading').getByRole('link');
  const heart = card.locator('.heart');
  await headline.focus();
  await page.keyboard.press('Tab');
  await expect(heart).toBeFocused();
  const [of, below] = [await heart.boundingBox(), await headline.boundingBox()];
  expect(of?.y).toBeLessThan(below?.y ?? 0);
});
