import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where a page has nothing around it, where styles are read when something opens, and on paper. */
const besides = ['features/redchat/', 'islands/tools/', 'shell/palette/', 'styles/companies/paper.css'];
const OF_THE_PAGE = /(?:^|[\s,(])(?:html|body|:root|main|\.frame|\.column)(?:[.[][^\s,{]*)?:has\([^{]*\{/gm;

// Where a style asks `:has` of them, a browser reckons the styles of the whole page anew whenever an element comes or goes.
it('no style of a public page asks what is in the root, the body or the content', () => {
  const files = globSync('src/**/*.{css,astro}').filter(
    (file) => !besides.some((part) => file.includes(part)),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(OF_THE_PAGE)].map(([rule]) => `${file}: ${rule.trim()}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
