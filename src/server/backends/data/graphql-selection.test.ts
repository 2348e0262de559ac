import { type FieldNode, type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { wantedOf } from './graphql-selection.ts';

function wanted(query: string) {
  const { definitions } = parse(query);
  const fragments = Object.fromEntries(
    definitions
      .filter((d): d is FragmentDefinitionNode => d.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const operation = definitions.find((d) => d.kind === Kind.OPERATION_DEFINITION);
  const fields = operation?.selectionSet.selections.filter((s): s is FieldNode => s.kind === Kind.FIELD);
  return wantedOf(fields ?? [], fragments);
}

test('fields come once, in the order asked, whatever they are called in the answer', () => {
  expect(
    wanted('{ filteredCompanies { companies { volume s: symbol symbol ... on Company { name } } } }'),
  ).toEqual({ fields: ['volume', 'symbol', 'name'], totals: false });
});

test('fragments are opened, and one that names itself does no harm', () => {
  expect(
    wanted(
      '{ filteredCompanies { ...page } } fragment page on Page { totalItems companies { ...row } ...page } fragment row on Company { symbol ...row }',
    ),
  ).toEqual({ fields: ['symbol'], totals: true });
});

test('totals alone want no rows; rows without a field of ours want some row', () => {
  expect(wanted('{ filteredCompanies { totalPages } }')).toEqual({ fields: [], totals: true });
  expect(wanted('{ filteredCompanies { companies { __typename } } }')).toEqual({
    fields: ['symbol'],
    totals: false,
  });
});
