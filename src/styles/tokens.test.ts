import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);
type Theme = 'light' | 'dark';

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two tokens as WCAG 2 reckons it, from 1 to 21. */
function contrast(a: string, b: string, theme: Theme): number {
  const [x, y] = [a, b].map((name) => luminance(colours.get(name)?.[theme] ?? ''));
  return (Math.max(x ?? 0, y ?? 0) + 0.05) / (Math.min(x ?? 0, y ?? 0) + 0.05);
}

const grounds = ['paper', 'surface', 'sunken', 'hover'];
const onGrounds = (name: string) => grounds.map((ground): [string, string] => [name, ground]);
const texts = ['ink', 'muted', 'faint', 'red', 'up', 'down'].flatMap(onGrounds);

test('what lies over a page in the dark is black, with no blue in it', () => {
  expect(css).toContain('--backdrop: light-dark(rgb(20 23 28 / 0.4), rgb(0 0 0 / 0.65));');
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each<[string, string]>([...texts, ['paper', 'ink'], ['on-red', 'red'], ['note', 'on-note']])(
    'text of --%s on --%s can be read: 4.5 to 1',
    (text, ground) => {
      expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each<[string, string]>(
    ['control', 'chart-line', 'chart-2', 'chart-3'].flatMap((name) =>
      ['paper', 'surface'].map((ground): [string, string] => [name, ground]),
    ),
  )('the edge or line of --%s on --%s can be seen: 3 to 1', (line, ground) => {
    expect(contrast(line, ground, theme)).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['ink', 12],
    ['up', 22],
    ['up', 36],
    ['up', 52],
    ['down', 22],
    ['down', 36],
    ['down', 52],
  ])('ink on a tile of the map in --%s, %s%% of it, can be read: 4.5 to 1', (name, percent) => {
    const part = (token: string, at: number) =>
      parseInt((colours.get(token)?.[theme] ?? '').slice(at, at + 2), 16);
    const mixed = [1, 3, 5].map((at) =>
      Math.round((part(name, at) * percent + part('paper', at) * (100 - percent)) / 100)
        .toString(16)
        .padStart(2, '0'),
    );
    const ground = luminance(`#${mixed.join('')}`);
    const ink = luminance(colours.get('ink')?.[theme] ?? '');
    expect((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
