import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

const bytesOf = (face: string) => statSync(new URL(`./fonts/${face}.woff2`, import.meta.url)).size;

it('what a page loads of faces before it is drawn is cut to what pages use', () => {
  expect(bytesOf('inter') + bytesOf('headline-serif')).toBeLessThan(60_000);
  expect(bytesOf('article-serif')).toBeLessThan(33_000);
});

it('every weight that a style asks for is one that the faces have', () => {
  const styles = globSync('src/**/*.{css,astro}').map((file) => readFileSync(file, 'utf8'));
  const weights = styles.flatMap((style) => [
    ...style.matchAll(/font-weight:\s*(\d+)\s*[;}]|\bfont:\s*(\d{3})\b/g),
  ]);
  const asked = [...new Set(weights.map(([, weight, shorthand]) => Number(weight ?? shorthand)))].sort();
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter((weight) => weight < 400 || weight > 700)).toEqual([]);
});
