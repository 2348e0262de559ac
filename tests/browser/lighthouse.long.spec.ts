import { expect, test } from '@playwright/test';
import { listedKinds, openLighthouse } from '../support/lighthouse.ts';

/** Of 100, on the phone that Lighthouse has in mind. */
const FAST = 98;

// A look takes half a minute of a core.
test.describe('what Lighthouse says of pages that search engines may list', () => {
  // One after the other, in one browser.
  test.describe.configure({ mode: 'default' });
  let opened: Awaited<ReturnType<typeof openLighthouse>>;

  test.beforeAll(async () => {
    opened = await openLighthouse();
  });
  test.afterAll(() => opened.close());

  for (const path of listedKinds)
    test(`${path} has all points of accessibility, practice and search, and is fast`, async ({ baseURL }) => {
      const found = await opened.audit(new URL(path, baseURL).href, FAST);
      const { accessibility, bestPractices, seo } = found;
      expect({ accessibility, bestPractices, seo }, found.faults.join('\n')).toEqual({
        accessibility: 100,
        bestPractices: 100,
        seo: 100,
      });
      expect(found.performance, found.faults.join('\n')).toBeGreaterThanOrEqual(FAST);
    });
});
