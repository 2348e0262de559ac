import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes as they are, and compressed for the way. */
export interface Weight {
  raw: number;
  gzip: number;
  brotli: number;
}

/** What a page loads: scripts at once, scripts that may follow, styles, and the set of its CSS rules by digest. */
export interface PageWeight {
  script: Weight;
  later: Weight;
  style: Weight;
  rules: string;
}

export const digest = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 16);

const filesOf = (dir: string): string[] => {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
};

/** Where a take writes what it saw: one file for each answer, one for each set of rules, and a list of weights. */
export function createRecord(dir: string) {
  const [answers, rules] = [join(dir, 'answers'), join(dir, 'rules')];
  for (const folder of [answers, rules]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const weights: Record<string, PageWeight> = {};
  const counts = new Map<string, number>();
  return {
    /** Keeps an answer under its name; a second of the same name is another one. */
    answer(name: string, lines: readonly string[]) {
      const nth = (counts.get(name) ?? 0) + 1;
      counts.set(name, nth);
      const title = nth === 1 ? name : `${name} (${nth})`;
      const slug = title.replaceAll(/[^\w.-]+/g, '_').slice(0, 80);
      writeFileSync(join(answers, `${slug}.${digest(title)}.txt`), [title, ...lines].join('\n'));
    },
    weight(name: string, weight: Omit<PageWeight, 'rules'>, cssRules: string) {
      weights[name] = { ...weight, rules: digest(cssRules) };
      writeFileSync(join(rules, `${digest(cssRules)}.css`), cssRules);
    },
    close() {
      const sorted = Object.fromEntries(Object.entries(weights).sort(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(join(dir, 'weights.json'), `${JSON.stringify(sorted, null, 1)}\n`);
    },
  };
}

/** Every answer of a take by its name. */
export function readAnswers(dir: string): Map<string, string> {
  const folder = join(dir, 'answers');
  return new Map(
    filesOf(folder)
      .map((file): [string, string] => {
        const text = readFileSync(join(folder, file), 'utf8');
        const end = text.indexOf('\n');
        return [text.slice(0, end), text.slice(end + 1)];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The weights of a take by page. */
export const readWeights = (dir: string): Record<string, PageWeight> =>
  JSON.parse(readFileSync(join(dir, 'weights.json'), 'utf8')) as Record<string, PageWeight>;

/** The CSS rules behind a digest. */
export const readRules = (dir: string, rules: string): string[] =>
  readFileSync(join(dir, 'rules', `${rules}.css`), 'utf8').split('\n');
