/**
 * Takes the pictures of docs/pictures from a filled site, and writes their README: `npm run pictures`.
 * With a folder, every page and state at three widths in both themes, to look at: `npm run pictures -- /tmp/pictures`, of some
 * of them alone with a part of their names: `npm run pictures -- /tmp/pictures events`.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import sharp from 'sharp';
import { root } from '../setup/paths.mjs';
import { everySight, type Shown, shownInDocs } from './list.ts';
import { type Take, withSite } from './take.ts';

const docsDir = join(root, 'docs/pictures');

/** The README beside the pictures: one row for each. */
const readme = (shown: readonly Shown[]) =>
  [
    '# Pictures',
    '',
    'Taken from a filled site by `npm run pictures`, which writes this file too. `npm run pictures -- FOLDER` takes every page and state',
    'at three widths in both themes, for whoever changes how they look.',
    '',
    '| picture | shows | width | theme |',
    '| --- | --- | --- | --- |',
    ...shown.map(
      ({ name, says, width, theme }) => `| [${name}](${name}.webp) | ${says} | ${width} | ${theme} |`,
    ),
    '',
  ].join('\n');

/** The chosen screens, small enough to be kept with the code. */
async function forDocs(take: Take): Promise<void> {
  for (const name of readdirSync(docsDir)) rmSync(join(docsDir, name));
  for (const shown of shownInDocs) {
    const picture = await take(shown, shown, { heightPx: shown.heightPx });
    await sharp(picture)
      .webp({ quality: 82, effort: 6, preset: 'text' })
      .toFile(join(docsDir, `${shown.name}.webp`));
    process.stdout.write(`${shown.name}.webp\n`);
  }
  writeFileSync(
    join(docsDir, 'README.md'),
    await format(readme(shownInDocs), { parser: 'markdown', printWidth: 110 }),
  );
}

/** Every page and state whose name holds `part`, at three widths in both themes. */
async function forLooking(take: Take, dir: string, part: string): Promise<void> {
  mkdirSync(dir, { recursive: true });
  const sights = everySight.filter(({ name }) => name.includes(part));
  for (const theme of ['light', 'dark'] as const)
    for (const width of [390, 820, 1440])
      for (const sight of sights) {
        const file = join(dir, `${sight.name}-${width}-${theme}.png`);
        // One that cannot be taken is said, and keeps no other from being taken.
        await take(sight, { width, theme }, { heightPx: width < 820 ? 844 : 900, most: 3_600 })
          .then((picture) => writeFileSync(file, picture))
          .catch((error: unknown) => process.stdout.write(`${file}: ${String(error)}\n`));
      }
}

const [dir, part = ''] = process.argv.slice(2);
await withSite((take) => (dir ? forLooking(take, dir, part) : forDocs(take)));
