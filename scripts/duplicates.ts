import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Fails when two places of the source share a run of lines: one piece of code could serve where the logic is the
 * same. Blank lines, comments, imports and lone punctuation do not count; nor do
 * stylesheets, which must repeat a rule under each condition it holds for.
 */
const MIN_LINES = 12;
const root = join(import.meta.dirname, '..');

interface Line {
  file: string;
  number: number;
  text: string;
}

const counts = (text: string) => !/^(?:\/\/|\/?\*|import\b|export \{|[{}()[\];,<>/]*$)/.test(text);

function codeLines(path: string): Line[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((text, i) => ({ file: relative(root, path), number: i + 1, text: text.trim() }))
    .filter((line) => counts(line.text));
}

const seen = new Map<string, Line>();
const found: string[] = [];
for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/(?<!\.test)\.(?:ts|tsx|astro)$/.test(entry.name)) continue;
  const lines = codeLines(join(entry.parentPath, entry.name));
  for (let start = 0; start + MIN_LINES <= lines.length; start++) {
    const [first] = lines.slice(start, start + 1);
    const key = lines
      .slice(start, start + MIN_LINES)
      .map((line) => line.text)
      .join('\n');
    const earlier = seen.get(key);
    if (!first) continue;
    if (!earlier) seen.set(key, first);
    else if (earlier.file !== first.file || first.number - earlier.number >= MIN_LINES) {
      found.push(`${first.file}:${first.number} repeats ${earlier.file}:${earlier.number}`);
      start += MIN_LINES;
    }
  }
}

if (found.length > 0) {
  process.stderr.write(`${found.join('\n')}\n`);
  process.exit(1);
}
