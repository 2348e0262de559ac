import { HtmlValidate } from 'html-validate';
import { faultsOf } from '../support/axe.ts';
import { isLong } from '../support/long.ts';
import { everyPage, inDark, missingPages, sameTemplates } from '../support/pages.ts';
import { expect, setTheme, test } from '../support/one-page.ts';

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

for (const path of everyPage) {
  const byAxe = isLong || !sameTemplates.has(path);
  const dark = isLong || inDark.has(path);
  const said = [
    ...(byAxe ? ['has no accessibility fault'] : []),
    ...(dark ? ['none of colour in the dark theme'] : []),
    'scrolls sideways on no screen',
  ].join(', ');

  test.describe(path, () => {
    test(said, async ({ visit }) => {
      // The reference page has thousands of nodes to look at.
      test.slow(path === '/api/docs');
      const { page } = await visit(path);
      if (byAxe) expect(await faultsOf(page)).toEqual([]);
      if (dark) {
        await setTheme(page, 'dark');
        expect(await faultsOf(page, { coloursOnly: true })).toEqual([]);
      }
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
  test(`${path} says 404 and leads on`, async ({ visit }) => {
    const { page, status } = await visit(path);
    expect(status).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}
