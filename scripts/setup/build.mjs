import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** All that a build is made from. */
export const sources = [
  'src',
  'public',
  'scripts/precompress.ts',
  'scripts/setup/changed-module.mjs',
  'scripts/setup/inline-sources.mjs',
  'scripts/setup/fast-encoding.mjs',
  'scripts/setup/flat-templates.mjs',
  'scripts/setup/known-icons.mjs',
  'scripts/setup/known-pages.mjs',
  'scripts/setup/known-scripts.mjs',
  'scripts/setup/lean-preload.mjs',
  'scripts/setup/lean-requests.mjs',
  'scripts/setup/lean-start.mjs',
  'scripts/setup/link-ends.mjs',
  'scripts/setup/paths.mjs',
  'scripts/setup/plain-elements.mjs',
  'scripts/setup/server-files.mjs',
  'scripts/setup/style-files.mjs',
  'scripts/setup/touch-directive.mjs',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];
const markOf = (dir) => join(dir, 'dist/built-from');

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** One hash over everything the build of the project in `dir` is made from. */
export function sourcesHash(dir = root) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(dir, source))))
    hash.update(relative(dir, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** What the files of `dir` were when they were last read, and whether they were those of its build. */
const known = new Map();

/** Whether the project in `dir` is built, wholly and from these sources. The mark is the last thing a build writes. */
export function isBuilt(dir = root) {
  if (!existsSync(markOf(dir))) return false;
  const files = [markOf(dir), ...sources.flatMap((source) => filesOf(join(dir, source)))];
  // To read them all takes a tenth of a second: a file whose time is the same is the same.
  const seen = files
    .map((file) => {
      const { size, mtimeMs, ctimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs} ${ctimeMs}`;
    })
    .join('\n');
  if (known.get(dir)?.seen !== seen)
    known.set(dir, { seen, is: readFileSync(markOf(dir), 'utf8') === sourcesHash(dir) });
  return known.get(dir).is;
}

/** Builds if the build is missing, half done, or made from other sources. */
export async function ensureBuild() {
  if (isBuilt()) return;
  const hash = sourcesHash();
  process.stdout.write('Building ...\n');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  for (const [command, ...args] of [
    ['astro', 'build', '--silent'],
    ['node', 'scripts/precompress.ts'],
  ]) {
    if ((await run(command, args)) !== 0)
      throw new Error(`The build failed at: ${command} ${args.join(' ')}`);
  }
  writeFileSync(markOf(root), hash);
}
