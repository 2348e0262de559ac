import { HtmlValidate } from 'html-validate';
import { expect, test } from '../support/browser.ts';
import { faultsOf } from '../support/axe.ts';
import { everyPage, missingPages } from '../support/pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How the compiler writes HTML, not what it means.
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    // Without JavaScript a page that leads on after three seconds has no other way.
    'meta-refresh': 'off',
    // A dialog has a heading of its own before the page's.
    'heading-level': 'off',
    // Our own files come from our own server.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Ids are names of calls too: `stock.details`.
    'valid-id': ['error', { relaxed: true }],
    // Titles and sentences come from data and are as long as they are.
    'long-title': 'off',
    'tel-non-breaking': 'off',
    // A heading level and a landmark may be chosen for what they are.
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
    // A player is made once a person asked for it.
    'no-autoplay': 'off',
  },
});

test.use({ expectedErrors: [/status of 404/], colorScheme: 'light' });

for (const path of everyPage) {
  test.describe(path, () => {
    test('has no accessibility fault in the light theme, none of colour in the dark one, and scrolls sideways on no screen', async ({
      page,
    }) => {
      // The reference page has thousands of nodes to look at.
      test.slow(path === '/api/docs');
      await page.goto(path);
      expect(await faultsOf(page)).toEqual([]);
      await page.evaluate(() => {
        localStorage.setItem('darkMode', 'true');
        dispatchEvent(new Event('appearance'));
      });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      // Only colours depend on the theme.
      expect(await faultsOf(page, { coloursOnly: true })).toEqual([]);
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `at ${width} pixels`,
        ).toBeLessThanOrEqual(width);
      }
    });

    test('is valid HTML with one heading, landmarks, a title, a canonical link, and no inline style', async ({
      request,
    }) => {
      const html = await (await request.get(path)).text();
      const report = await validator.validateString(html);
      expect(
        report.results.flatMap(({ messages }) =>
          messages.map((m) => `${m.line}:${m.column} ${m.ruleId} ${m.message}`),
        ),
      ).toEqual([]);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).toMatch(/<html lang="en"/);
      expect(html).toMatch(/<main id="main"/);
      expect(html).toMatch(/<title>[^<]{4,}<\/title>/);
      expect(html).toMatch(/<link rel="canonical" href="http/);
    });
  });
}

for (const path of missingPages) {
  test(`${path} says 404 and leads on`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}
