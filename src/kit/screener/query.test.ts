import { describe, expect, it } from 'vitest';
import { FiltersSchema, GraphqlBodySchema } from '#contract/screener.ts';
import { columnSets, fieldsOf } from './columns.ts';
import { filtersOf, screenerBody } from './query.ts';
import { defaultScreener } from './state.ts';

describe('the query of the grid', () => {
  it('is a body of the contract that carries page, size, order and filters as variables', () => {
    const body = screenerBody({ ...defaultScreener, page: 3, pageSize: 50 }, '{"symbol":"x"}');
    expect(GraphqlBodySchema.safeParse(body).success).toBe(true);
    const order = { sortField: 'market_cap', sortDirection: 'desc' };
    expect(body.variables).toEqual({ page: 3, pageSize: 50, ...order, filters: '{"symbol":"x"}' });
  });

  it('is the same document for every state with the same columns, so that the server compiles it once', () => {
    const searched = screenerBody({ ...defaultScreener, symbol: '"x"' }, '{}');
    expect(searched.query).toBe(screenerBody(defaultScreener, undefined).query);
  });

  it.each(columnSets.map(({ id }) => id))('asks for every field the columns of %s show, once', (view) => {
    const { query } = screenerBody({ ...defaultScreener, view }, undefined);
    const asked = /companies \{ ([^}]*) \}/.exec(query)?.[1]?.split(' ');
    expect(asked).toEqual(fieldsOf({ view, columns: null }));
    expect(new Set(asked).size).toBe(asked?.length);
  });

  it('writes filters in the grammar of the contract, and nothing where nothing narrows', () => {
    const state = {
      ...defaultScreener,
      symbol: 'A"}{',
      filters: { market: ['NYSE'], volume: [{ min: 5e5 }] },
      sector: 'Finance' as const,
      industries: ['6021'],
    };
    expect(FiltersSchema.parse(JSON.parse(filtersOf(state) ?? ''))).toEqual({
      symbol: 'A"}{',
      market: ['NYSE'],
      volume: [{ min: 500_000 }],
      Sectors: ['Finance'],
      Industries: ['6021'],
    });
    expect(filtersOf(defaultScreener)).toBeUndefined();
  });
});
