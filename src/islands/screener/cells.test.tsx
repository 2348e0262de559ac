import { describe, expect, it } from 'vitest';
import { gridColumn } from '#kit/screener/columns.ts';
import type { GridRow } from '#kit/screener/rows.ts';
import { markup, textOf } from '#tests/support/markup.ts';
import { Cell, rangePosition } from './cells.tsx';

const row = (figures: Partial<GridRow>): GridRow => ({
  symbol: 'A',
  name: 'A Inc.',
  spark: null,
  ...figures,
});

function cell(id: string, figures: Partial<GridRow>): string {
  const column = gridColumn(id);
  if (!column) throw new Error(`${id} is no column`);
  return markup(<Cell column={column} row={row(figures)} />);
}

describe('a cell', () => {
  it.each([
    ['market_cap', { market_cap: 2.05e9 }, '$2.05B'],
    ['last_sale', { last_sale: 3.2 }, '$3.20'],
    ['ipo_year', { ipo_year: 2021 }, '2021'],
    ['market', { market: 'NYSE' }, 'NYSE'],
    ['price_earnings', { price_earnings: 12.345 }, '12.3'],
    ['price_earnings', { price_earnings: null }, 'N/A'],
    ['price_sales', { price_sales: 12.345 }, '12.35'],
    ['volume_ratio', { volume: 300, volume_avg: 200 }, '1.5×'],
  ])('shows %s of %j as %s', (id, figures, text) => {
    expect(textOf(cell(id, figures))).toBe(text);
  });

  it.each(['market_cap', 'change_pre', 'ipo_year', 'industry', 'spark', 'range', 'volume_ratio'])(
    'says N/A where %s is not known',
    (id) => {
      expect(textOf(cell(id, {}))).toBe('N/A');
    },
  );

  it('tells a movement by its direction in words and its size without a sign', () => {
    expect(textOf(cell('change_pre', { change_pre: -2.5 }))).toBe('down 2.50%');
    expect(cell('change_pre', { change_pre: -2.5 })).toContain('data-direction="down"');
    expect(textOf(cell('net_change', { net_change: 0 }))).toMatch(/^unchanged /);
  });

  it('makes a volume from one and a half times the average on bold, and none below', () => {
    expect(cell('volume_ratio', { volume: 150, volume_avg: 100 })).toContain('<strong>');
    expect(cell('volume_ratio', { volume: 149, volume_avg: 100 })).not.toContain('<strong>');
    expect(textOf(cell('volume_ratio', { volume: 5, volume_avg: 0 }))).toBe('N/A');
  });

  it('says a range and a line of prices in words', () => {
    expect(cell('range', { week52low: 1, week52high: 5, last_sale: 3 })).toContain(
      'aria-label="52-week range $1.00 to $5.00, last $3.00"',
    );
    const spark = { path: 'M0 0h9', endX: 9, endY: 0, label: '60 sessions' };
    expect(cell('spark', { spark, change_pre: 1 })).toContain('aria-label="60 sessions"');
  });
});

it('places a value between the ends, and one beyond them at the end', () => {
  expect(rangePosition(1, 3, 2.5)).toBe(0.75);
  expect(rangePosition(1, 3, 0.5)).toBe(0);
  expect(rangePosition(1, 3, 9)).toBe(1);
  expect(rangePosition(2, 2, 2)).toBe(0.5);
});

it('knows no place where a figure is unknown or the ends are crossed', () => {
  expect(rangePosition(null, 3, 2)).toBeNull();
  expect(rangePosition(1, 3, undefined)).toBeNull();
  expect(rangePosition(3, 1, 2)).toBeNull();
});
