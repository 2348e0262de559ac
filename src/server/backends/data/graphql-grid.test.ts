import { describe, expect, it } from 'vitest';
import { columnSets, fieldsOf } from '#kit/screener/columns.ts';
import { screenerBody, screenerDocument } from '#kit/screener/query.ts';
import { defaultScreener } from '#kit/screener/state.ts';
import { fieldsOfGrid } from './graphql-grid.ts';

describe('a document of the grid is known by its text', () => {
  it.each(columnSets.map(({ id }) => id))('with the columns of %s', (view) => {
    const { query } = screenerBody({ ...defaultScreener, view }, undefined);
    expect(fieldsOfGrid(query)).toEqual(fieldsOf({ view, columns: null }));
  });

  it('and no other is', () => {
    const known = screenerDocument(['symbol', 'name']);
    expect(fieldsOfGrid(known)).toEqual(['symbol', 'name']);
    const others = [
      '',
      '{ filteredCompanies { totalItems } }',
      ` ${known}`,
      known.replace('totalPages', ''),
      screenerDocument([]),
      ...[
        'symbol symbol',
        'symboll',
        's: symbol',
        '__typename',
        'constructor',
        'symbol  name',
        'symbol } x {',
      ].map((fields) => screenerDocument([fields])),
    ];
    expect(others.filter((text) => fieldsOfGrid(text) !== undefined)).toEqual([]);
  });
});
