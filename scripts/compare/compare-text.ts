import { SPACE } from './normalise.ts';

/** How two answers of one name differ; `spaces` is white space between tags, `assets` how styles and scripts are cut. */
export type Likeness = 'same' | 'spaces' | 'assets' | 'different';

export const withoutSpaces = (lines: readonly string[]): string[] => lines.filter((line) => line !== SPACE);

const ASSET_TAG =
  /^(?:<link [^>]*(?:rel="(?:stylesheet|modulepreload)"[^>]*_astro|_astro[^>]*rel="(?:stylesheet|modulepreload)")|<style|<\/style>|<script type="module"|…$)/;

/** Lines without the tags that only say which files styles and scripts come in, and without scopes of styles. */
export function withoutAssets(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let isInScript = false;
  for (const line of lines) {
    if (isInScript && line === '</script>') isInScript = false;
    else if (ASSET_TAG.test(line)) isInScript = line.startsWith('<script');
    else if (!(isInScript && line === '')) {
      // Each inline part adds a digest to the policy.
      const isPolicy = line.startsWith('content-security-policy: ');
      kept.push((isPolicy ? line.replaceAll(/ x \d+/g, '') : line).replaceAll(' data-astro-cid', ''));
    }
  }
  return kept;
}

const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** Holds two answers against each other. */
export function likenessOf(before: string, after: string): Likeness {
  if (before === after) return 'same';
  const [a, b] = [before, after].map((text) => withoutSpaces(text.split('\n'))) as [string[], string[]];
  if (isSame(a, b)) return 'spaces';
  return isSame(withoutAssets(a), withoutAssets(b)) ? 'assets' : 'different';
}

/** Lines between which differences are one difference. */
const AHEAD = 200;

/** The differing lines, `-` before and `+` after, the first `limit` of them. */
export function differingLines(a: readonly string[], b: readonly string[], limit: number): string[] {
  const found: string[] = [];
  let [i, j] = [0, 0];
  while ((i < a.length || j < b.length) && found.length < limit) {
    if (a[i] === b[j]) {
      i++;
      j++;
      continue;
    }
    // The nearest place where both go on alike.
    let [skipA, skipB] = [a.length - i, b.length - j];
    search: for (let far = 1; far < AHEAD; far++)
      for (let back = 0; back <= far; back++) {
        const [left, right] = [far - back, back];
        if (i + left <= a.length && j + right <= b.length && a[i + left] === b[j + right]) {
          [skipA, skipB] = [left, right];
          break search;
        }
      }
    found.push(...a.slice(i, i + skipA).map((line) => `- ${line}`));
    found.push(...b.slice(j, j + skipB).map((line) => `+ ${line}`));
    i += skipA;
    j += skipB;
  }
  return found.slice(0, limit);
}
