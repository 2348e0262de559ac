import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { arrows, faultsOf, graphOf } from './rooms/graph.ts';

/**
 * Checks the arrows between the rooms of src, and what one file alone cannot show: cycles, faces nobody uses, packages
 * that reach the browser by a detour. With `--draw` it prints the rooms and their arrows instead.
 */
const src = join(import.meta.dirname, '../src');

const files = new Map(
  readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:ts|tsx|astro|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [relative(src, path), readFileSync(path, 'utf8')]),
);
const graph = graphOf(files);

if (process.argv.includes('--draw')) {
  for (const [room, row] of [...arrows(graph)].sort(([a], [b]) => a.localeCompare(b))) {
    const below = [...row].sort(([a], [b]) => a.localeCompare(b)).map(([name, count]) => `${name} ${count}`);
    process.stdout.write(`${(room || 'src').padEnd(22)} -> ${below.join(', ')}\n`);
  }
} else {
  const faults = faultsOf(graph);
  process.stderr.write(faults.map((fault) => `${fault}\n`).join(''));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
