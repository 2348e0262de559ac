import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { ESLint } from 'eslint';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const SETTINGS = [
  'package.json',
  'tsconfig.json',
  'oxlint.config.ts',
  'eslint.config.js',
  'eslint.imports.js',
  'scripts/lint',
  'scripts/rooms',
];

const Found = z.object({
  diagnostics: z.array(z.object({ message: z.string(), code: z.string(), filename: z.string() })),
});

/** What oxlint says, by file; `rooms(imports)` is written as ESLint writes it. */
async function byOxlint(dir: string): Promise<[file: string, fault: string][]> {
  const asked = promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--config=oxlint.config.ts', '--format=json', '.'],
    { cwd: dir, maxBuffer: 1e8 },
  );
  // It ends with 1 where it has found something, and says it all the same.
  const { stdout } = await asked.catch((error: unknown) => z.object({ stdout: z.string() }).parse(error));
  return Found.parse(JSON.parse(stdout)).diagnostics.map(({ message, code, filename }) => [
    filename,
    `${code.replace(/^eslint\((.+)\)$/, '$1').replace(/^(.+)\((.+)\)$/, '$1/$2')}: ${message}`,
  ]);
}

/** What ESLint says of the components, by file. */
async function byEslint(dir: string): Promise<[file: string, fault: string][]> {
  const results = await new ESLint({ cwd: dir, errorOnUnmatchedPattern: false }).lintFiles('src/**/*.astro');
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message }): [string, string] => [
      relative(dir, filePath),
      `${ruleId}: ${message}`,
    ]),
  );
}

async function lint(files: ReadonlyMap<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'made-up-house-'));
  try {
    for (const path of SETTINGS) cpSync(join(root, path), join(dir, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'dir');
    for (const [path, text] of files) {
      mkdirSync(join(dir, dirname(path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    const said = (await Promise.all([byOxlint(dir), byEslint(dir)])).flat();
    return Map.groupBy(said, ([file]) => file);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/**
 * A house of made-up files, read by both linters as ours is, with the settings of ours. A file is handed in while the tests
 * are listed, and what is said of it (`rule: message`) asked for in a test: the first that asks has all of them read at once.
 * Every file gets a number to its name, so that one place can stand for many.
 */
export function madeUpHouse(rules: RegExp) {
  const files = new Map<string, string>();
  let read: ReturnType<typeof lint> | undefined;
  return (path: string, text: string) => {
    const file = path.replace(/(?=\.)/, `-${files.size}`);
    files.set(file, text);
    return async () => {
      const said = (await (read ??= lint(files))).get(file) ?? [];
      return said.map(([, fault]) => fault).filter((fault) => rules.test(fault));
    };
  };
}
