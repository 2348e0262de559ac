/**
 * What Lighthouse says of a filled site, of every kind of page or of those that are named:
 * `npm run lighthouse`, `npm run lighthouse -- /stocks/ABEO/marketdata /news`.
 */
import { listedKinds, openLighthouse } from '#tests/support/lighthouse.ts';
import { openSite } from '#tests/support/open-site.ts';
import { ensureBrowser } from './setup/browser.mjs';

const browser = await ensureBrowser();
if (browser) process.env['CHROMIUM_PATH'] = browser;
const asked = process.argv.slice(2);
const site = await openSite({ SEED: 'all', LOG_LEVEL: 'silent' });
const opened = await openLighthouse();
process.stdout.write('perf  a11y  best   seo  page\n');
for (const path of asked.length > 0 ? asked : listedKinds) {
  const found = await opened.audit(new URL(path, site.url).href);
  const { performance, accessibility, bestPractices, seo } = found;
  const scores = [performance, accessibility, bestPractices, seo].map((score) => String(score).padStart(4));
  process.stdout.write(`${scores.join('  ')}  ${path}\n`);
  for (const fault of found.faults) process.stdout.write(`${' '.repeat(24)}${fault}\n`);
}
await opened.close();
await site.close();
