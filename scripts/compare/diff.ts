import { parseArgs } from 'node:util';
import { differingLines, type Likeness, likenessOf, withoutAssets, withoutSpaces } from './compare-text.ts';
import { type PageWeight, readAnswers, readRules, readWeights } from './record.ts';

/*
 * Compares two takes: node scripts/compare/diff.ts BEFORE AFTER [--lines 12] [--allow-assets]
 * Ends with 1 on any difference. White space between tags is told, and is none. With --allow-assets it is none either
 * how styles and scripts are cut into files; their bytes and rules still count.
 */

const USAGE = 'Usage: node scripts/compare/diff.ts BEFORE AFTER [--lines 12] [--allow-assets]';
const WIDTH = 200;
/** So many pages of a difference are named. */
const NAMED = 5;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: 'string', default: '12' }, 'allow-assets': { type: 'boolean', default: false } },
});
const [beforeDir, afterDir] = positionals;
if (beforeDir === undefined || afterDir === undefined) throw new Error(USAGE);
const shown = Number(values.lines);
const allowsAssets = values['allow-assets'];

const say = (line = '') => process.stdout.write(`${line}\n`);
// Who reads the first lines alone has closed the pipe.
process.stdout.on('error', () => process.exit(1));
const short = (line: string) => (line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line);

function sayAnswers(): boolean {
  const [before, after] = [readAnswers(beforeDir ?? ''), readAnswers(afterDir ?? '')];
  const names: Record<Likeness | 'gone' | 'new', string[]> = {
    same: [],
    spaces: [],
    assets: [],
    different: [],
    gone: [],
    new: [...after.keys()].filter((name) => !before.has(name)),
  };
  for (const [name, text] of before) {
    const other = after.get(name);
    names[other === undefined ? 'gone' : likenessOf(text, other)].push(name);
  }
  /** Many pages differ alike: a difference is told once, with the pages that have it. */
  const sayLines = (differing: readonly string[], simplify: (lines: string[]) => string[]) => {
    const groups = new Map<string, string[]>();
    for (const name of differing) {
      const [a, b] = [before, after].map((all) => simplify((all.get(name) ?? '').split('\n'))) as [
        string[],
        string[],
      ];
      const lines = differingLines(a, b, shown).map(short).join('\n  ');
      groups.set(lines, [...(groups.get(lines) ?? []), name]);
    }
    for (const [lines, members] of groups) {
      const more = members.length > NAMED ? [`and ${members.length - NAMED} more`] : [];
      say(`\n${[...members.slice(0, NAMED), ...more].join('\n')}\n  ${lines}`);
    }
  };
  sayLines(names.different, (lines) => withoutAssets(withoutSpaces(lines)));
  if (!allowsAssets) sayLines(names.assets, withoutSpaces);
  for (const name of names.gone) say(`\nonly before: ${name}`);
  for (const name of names.new) say(`\nonly after: ${name}`);
  say(`\n${before.size} answers before, ${after.size} after: ${names.same.length} the same`);
  say(
    `  ${names.different.length} different, ${names.gone.length} only before, ${names.new.length} only after`,
  );
  say(`  ${names.assets.length} differ only in how styles and scripts are cut into files or scoped`);
  say(`  ${names.spaces.length} differ only in white space between tags`);
  for (const name of names.spaces.slice(0, shown)) say(`    ${name}`);
  const isAlike = names.different.length + names.gone.length + names.new.length === 0;
  return isAlike && (allowsAssets || names.assets.length === 0);
}

const parts = ['script', 'later', 'style'] as const;
type Pair = [name: string, before: PageWeight, after: PageWeight];

function sayWeights(pairs: readonly Pair[]): boolean {
  const grown = pairs.filter(([, a, b]) => parts.some((part) => b[part].gzip > a[part].gzip));
  const cell = (a: PageWeight, b: PageWeight, part: (typeof parts)[number]) =>
    `${a[part].gzip} > ${b[part].gzip} (${b[part].gzip >= a[part].gzip ? '+' : ''}${b[part].gzip - a[part].gzip})`.padEnd(
      28,
    );
  say(
    `\nBytes (gzip): script at once, script that may follow, style; ${grown.length} of ${pairs.length} pages grew`,
  );
  const rows = new Map<string, string[]>();
  for (const [name, a, b] of grown) {
    const row = parts.map((part) => cell(a, b, part)).join('');
    rows.set(row, [...(rows.get(row) ?? []), name]);
  }
  for (const [row, [first = '', ...others]] of rows)
    say(`  ${row}${first}${others.length > 0 ? ` and ${others.length} more` : ''}`);
  for (const kind of ['raw', 'gzip', 'brotli'] as const) {
    const totals = parts.map((part) => {
      const [a, b] = [1, 2].map((side) =>
        pairs.reduce((total, pair) => total + (pair[side] as PageWeight)[part][kind], 0),
      ) as [number, number];
      return `${part} ${a} > ${b} (${b >= a ? '+' : ''}${b - a})`;
    });
    say(`  all pages together, ${kind}: ${totals.join(', ')}`);
  }
  return grown.length === 0;
}

function sayRules(pairs: readonly Pair[]): boolean {
  const groups = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const [, a, b] = pair;
    if (a.rules === b.rules) continue;
    const [left, right] = [
      new Set(readRules(beforeDir ?? '', a.rules)),
      new Set(readRules(afterDir ?? '', b.rules)),
    ];
    const change = [
      ...[...left].filter((rule) => !right.has(rule)).map((rule) => `- ${rule}`),
      ...[...right].filter((rule) => !left.has(rule)).map((rule) => `+ ${rule}`),
    ].join('\n');
    groups.set(change, [...(groups.get(change) ?? []), pair]);
  }
  const count = [...groups.values()].flat().length;
  say(`\nCSS rules (as sets, without scopes): ${count} of ${pairs.length} pages have other ones`);
  for (const [change, members] of groups) {
    say(`\n  ${members.length} pages, such as ${members[0]?.[0] ?? ''}`);
    const lines = change.split('\n');
    for (const line of lines.slice(0, shown)) say(`    ${short(line)}`);
    if (lines.length > shown) say(`    and ${lines.length - shown} more`);
  }
  return count === 0;
}

const isAlike = sayAnswers();
const [before, after] = [readWeights(beforeDir), readWeights(afterDir)];
const pairs = Object.entries(before).flatMap(([name, a]): Pair[] => {
  const b = after[name];
  return b ? [[name, a, b]] : [];
});
const isLight = sayWeights(pairs);
const hasRules = sayRules(pairs);
if (!isAlike || !isLight || !hasRules) process.exitCode = 1;
