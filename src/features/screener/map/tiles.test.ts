import { expect, test } from 'vitest';
import type { HeatFigures, HeatIndustry, HeatMap } from '#contract/heat-map.ts';
import { NARROW, PHONE, WIDE } from './drawings.ts';
import { blocksOf, together } from './tiles.ts';

const figures = (market_value: number, more: Partial<HeatFigures> = {}): HeatFigures => ({
  companies: 2, counted: 2, market_value, value_before: market_value, dollar_volume: 1, change: 0, median: 1, up: 1,
  down: 1, unchanged: 0, median_5: 1, median_60: 1, rose: [], fell: [], ...more }); // prettier-ignore
const industry = (sic: string, market_value: number): HeatIndustry => ({
  ...figures(market_value),
  sic,
  industry: `Industry ${sic}`,
});
const map = (sectors: HeatMap['sectors']): HeatMap => ({ all: figures(1), sectors });

test('sectors fill the drawing by size; those without one, and without a value, are in no tile', () => {
  const blocks = blocksOf(
    map([
      { sector_name: 'Finance', ...figures(10), industries: [industry('6021', 10)] },
      { sector_name: 'Technology', ...figures(30), industries: [industry('7372', 30)] },
      { sector_name: null, ...figures(50), industries: [industry('9999', 50)] },
      { sector_name: 'Crypto Assets', ...figures(0), industries: [industry('6199', 0)] },
    ]),
    'value',
    WIDE,
  );
  expect(blocks.map(({ sector, title }) => [sector, title])).toEqual([
    ['Technology', 'Technology'],
    ['Finance', 'Finance'],
  ]);
  const area = ({ width, height }: { width: number; height: number }) => width * height;
  const [technology, finance] = blocks.map(({ rect }) => area(rect));
  expect((technology ?? 0) / (finance ?? 1)).toBeCloseTo(3, 0);
  expect((technology ?? 0) + (finance ?? 0)).toBeGreaterThan(0.98 * WIDE.width * WIDE.height);
});

test('small industries stand together: by major group where that is large enough, the rest last', () => {
  const sector = (industries: HeatIndustry[]) =>
    map([{ sector_name: 'Finance', ...figures(600), industries }]);
  const small = (sic: string) => industry(sic, 2.9);
  const [block] = blocksOf(
    sector([
      industry('6022', 350),
      industry('6021', 237.5),
      ...['6311', '6321', '6331', '6351'].map(small),
      small('6411'),
      small('6500'),
      small('6700'),
    ]),
    'value',
    WIDE,
  );
  expect(block?.tiles.map(({ name, codes }) => [name, codes])).toEqual([
    ['Industry 6022', ['6022']],
    ['Industry 6021', ['6021']],
    // `Other` it would be beside a tile of the same group.
    ['Insurance carriers', ['6311', '6321', '6331', '6351']],
    ['Other', ['6411', '6500', '6700']],
  ]);
});

test.each([WIDE, NARROW])(
  'every tile carries a name: what is too small for one joins the rest of its sector',
  (drawing) => {
    const sizes = [300, 120, 60, 30, 12, 9, 7, 5, 4, 3, 2, 1];
    const industries = sizes.map((size, at) => industry(String(2000 + at * 111), size));
    const blocks = blocksOf(
      map([
        { sector_name: 'Finance', ...figures(553), industries },
        { sector_name: 'Technology', ...figures(553), industries },
        { sector_name: 'Crypto Assets', ...figures(22), industries: industries.slice(-4) },
      ]),
      'value',
      drawing,
    );
    const tiles = blocks.flatMap((block) => block.tiles);
    expect(tiles.filter(({ text }) => text.lines.length === 0)).toEqual([]);
    for (const { sector, tiles: own } of blocks.slice(0, 2))
      expect([sector, own.flatMap(({ codes }) => codes).sort()]).toEqual([
        sector,
        industries.map(({ sic }) => sic),
      ]);
    expect(new Set(tiles.map(({ id }) => id)).size).toBe(tiles.length);
  },
);

test.each([WIDE, NARROW, PHONE])(
  'what is left of a sector of many small industries is no more than a third of it, and what has no name is a tile for a finger',
  (drawing) => {
    const majors = [50, 51, 53, 54, 55, 56, 57, 58, 59, 72, 73, 75, 78, 79, 82, 87];
    const industries = Array.from({ length: 80 }, (_, at) =>
      industry(`${majors[at % majors.length]}${10 + at}`, 100 / (at + 3)),
    );
    const size = industries.reduce((sum, { market_value }) => sum + market_value, 0);
    const [, trade] = blocksOf(
      map([
        { sector_name: 'Trade & Services', ...figures(size), industries },
        { sector_name: 'Finance', ...figures(6 * size), industries: [industry('6022', 6 * size)] },
      ]),
      'value',
      drawing,
    );
    const rest = trade?.tiles.find(({ name }) => name === 'Other')?.figures.market_value ?? 0;
    expect(rest / size).toBeLessThan(1 / 3);
    expect(trade?.tiles.flatMap(({ codes }) => codes)).toHaveLength(80);
    for (const { name, rect, text } of trade?.tiles ?? [])
      expect([name, text.lines.length > 0 || Math.min(rect.width, rect.height) >= 24]).toEqual([name, true]);
  },
);

test('on a phone a rest of less than half says more than tiles without a name beside it', () => {
  const sizes = [40, 12, 6, 6, 6, 5, 5, 5, 5, 4, 4, 2];
  const industries = sizes.map((size, at) => industry(String(2000 + at * 111), size));
  const [, small] = blocksOf(
    map([
      { sector_name: 'Finance', ...figures(300), industries: [industry('6022', 300)] },
      { sector_name: 'Manufacturing', ...figures(100), industries },
    ]),
    'value',
    PHONE,
  );
  const tiles = small?.tiles ?? [];
  expect(tiles.filter(({ text }) => text.lines.length === 0).map(({ name }) => name)).toEqual([]);
  expect(tiles.at(-1)?.name).toBe('Other');
  expect(tiles.at(-1)?.figures.market_value).toBeLessThan(50);
});

test('several industries as one: changes by the value before, middles unknown, the greatest moves', () => {
  const move = (symbol: string, change: number) => ({ symbol, name: symbol, change });
  const one = figures(110, { value_before: 100, rose: [move('A', 10)], fell: [move('B', -3)] });
  const two = figures(90, { value_before: 100, rose: [move('C', 20)] });
  expect(together([one, two])).toMatchObject({
    companies: 4,
    market_value: 200,
    change: 0,
    median: null,
    rose: [move('C', 20), move('A', 10)],
    fell: [move('B', -3)],
  });
});

test('on a phone each tile is as wide and high as a finger, but what is left of a sector', () => {
  const industries = Array.from({ length: 30 }, (_, at) => industry(String(2000 + at * 111), 100 / (at + 2)));
  const size = industries.reduce((sum, { market_value }) => sum + market_value, 0);
  const sectors = ['Finance', 'Technology', 'Life Sciences', 'Manufacturing'] as const;
  const blocks = blocksOf(
    map(sectors.map((sector_name) => ({ sector_name, ...figures(size), industries }))),
    'value',
    PHONE,
  );
  const tiles = blocks.flatMap((block) => block.tiles).filter(({ name }) => name !== 'Other');
  const withSmall = [...sectors, 'Crypto Assets' as const].map((sector_name) => ({
    sector_name,
    ...figures(sector_name === 'Crypto Assets' ? size / 30 : size),
    industries,
  }));
  expect(blocksOf(map(withSmall), 'value', PHONE).map(({ sector }) => sector)).toEqual([...sectors]);
  expect(tiles.length).toBeGreaterThan(12);
  expect(tiles.filter(({ rect }) => Math.min(rect.width, rect.height) < 28)).toEqual([]);
});
