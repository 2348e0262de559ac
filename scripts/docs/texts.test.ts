import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const exists = (path: string): boolean => existsSync(join(root, path));

const texts = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'data/README.md',
  ...globSync('docs/**/*.md', { cwd: root }),
].sort();
const decisions = texts.filter((path) => /^docs\/decisions\/\d/.test(path));

/** The path of every module, each between a slash and the end of its line. */
const code = globSync(['*.{ts,js}', '{src,scripts,tests}/**/*.{ts,tsx,mjs,astro}'], { cwd: root })
  .map((path) => `/${path}\n`)
  .join('');

/** `x` stands for any noun, as in `src/contract/x.ts`. */
const isMadeUp = (path: string): boolean => /(?:^|\/)[xX](?:[/.]|Page|Table|$)/.test(path);

/** Files and folders from the root that a text names. */
const namedFromRoot = (text: string): string[] =>
  [...text.matchAll(/(?<![\w./-])(?:src|tests|scripts|docs|public)(?:\/(?:\[[\w.]+\]|[\w.-])*\w)+/g)].map(
    ([path]) => path,
  );

/** Modules that a text names by the end of their path, as `store/publishing/crawl.ts` or `fetch.ts`. */
const namedByEnd = (text: string): string[] =>
  [...text.matchAll(/`((?:[\w[\]-]+\/)*[\w.[\]-]+\.(?:ts|tsx|mjs|astro))`/g)].flatMap(
    ([, path]) => path ?? [],
  );

describe.each(texts)('%s', (path) => {
  const text = read(path);

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(([, target]) => target ?? []);
    const dead = links.filter(
      (target) => !/^(?:[a-z]+:|\/)/.test(target) && !exists(join(dirname(path), target)),
    );
    expect(dead).toEqual([]);
  });

  it('names folders and modules that exist', () => {
    const dead = [
      ...namedFromRoot(text).filter((named) => !exists(named)),
      ...namedByEnd(text).filter((named) => !code.includes(`/${named}\n`)),
    ];
    expect(dead.filter((named) => !isMadeUp(named))).toEqual([]);
  });
});

describe('decisions', () => {
  it.each(decisions)('%s says its context, what was decided and what follows', (path) => {
    const headings = [...read(path).matchAll(/^#+ .*$/gm)].map(([line]) => line);
    expect(headings[0]).toMatch(new RegExp(`^# ${path.slice('docs/decisions/'.length).slice(0, 3)} \\S`));
    expect(headings.slice(1)).toEqual(['## Context', '## Decision', '## Consequences']);
  });

  it('are numbered without a hole, and listed in order with their titles', () => {
    const listed = decisions.map((path, i) => {
      const [, number = '', title = ''] = /^# (\d+) (.*)$/m.exec(read(path)) ?? [];
      expect(Number(number)).toBe(i + 1);
      return `${i + 1}. [${title}](${path.slice('docs/decisions/'.length)})`;
    });
    expect(read('docs/decisions/README.md').match(/^\d+\. .*$/gm)).toEqual(listed);
  });
});

it('architecture.md draws the steps of the front door in their order', () => {
  const steps = [...read('src/fetch.ts').matchAll(/^app\.use\(\s*(with\w+|throughGateway)/gm)].map(
    ([, step]) => step,
  );
  const drawn = [...read('docs/architecture.md').matchAll(/^ *│ {2}(with\w+|throughGateway) /gm)].map(
    ([, step]) => step,
  );
  expect(drawn).toEqual(steps);
});
