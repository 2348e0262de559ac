import type { Page } from '@playwright/test';

/** A line on which a script of the build, by its name, comes only when the test lets it. */
export async function slowLine(page: Page, script: RegExp) {
  const asked = Promise.withResolvers<null>();
  const opened = Promise.withResolvers<null>();
  await page.route(
    (url) => url.pathname.startsWith('/_astro/') && script.test(url.pathname),
    async (route) => {
      asked.resolve(null);
      await opened.promise;
      await route.continue();
    },
  );
  return { asked: asked.promise, open: () => opened.resolve(null) };
}
