import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getVariableValues,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import type { DataContext } from './context.ts';
import { selectionOf, wantedOf } from './graphql-selection.ts';
import { type PageRow, readPage, type ScreenerPage } from './screener-page.ts';

interface Answer {
  data?: Record<string, unknown>;
  errors?: readonly GraphQLError[];
}

/** Runs one valid document; throws what reading the page throws. */
export type CompiledQuery = (variables: Record<string, unknown>, context: DataContext) => Promise<Answer>;

/**
 * Makes a function of a valid document that asks for one page: rows go from the store to the answer as they are,
 * where the general executor visits each of their 2,000 cells. undefined for a document with directives or with
 * more than one operation or page, which the general executor takes.
 */
export function compileQuery(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | undefined {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1 || hasDirectives(document)) return undefined;
  const fragments = fragmentsOf(document);
  const roots = [...selectionOf([asField(operation)], fragments)];
  const [root] = roots;
  const field = schema.getQueryType()?.getFields()['filteredCompanies'];
  if (!root || !field || roots.length > 1 || root[1][0]?.name.value !== field.name) return undefined;

  const [key, nodes] = root;
  const wanted = wantedOf(nodes, fragments);
  const shape = pageShape(nodes, fragments);
  return async (given, context) => {
    const variables = getVariableValues(schema, operation.variableDefinitions ?? [], given, coercion);
    if (variables.errors) return { errors: variables.errors };
    const args = getArgumentValues(field, nodes[0] as FieldNode, variables.variableValues, undefined, true);
    return { data: { [key]: shape(await readPage(context, args, wanted)) } };
  };
}

const coercion = { hideSuggestions: true, maxErrors: 10 };

type Fragments = Record<string, FragmentDefinitionNode>;
type Keys = readonly (readonly [key: string, name: string])[];

/** The page under the keys of the answer. */
function pageShape(
  nodes: readonly FieldNode[],
  fragments: Fragments,
): (page: ScreenerPage) => Record<string, unknown> {
  const parts = [...selectionOf(nodes, fragments)].map(([key, fields]) => {
    const name = fields[0]?.name.value;
    const rowKeys = name === 'companies' ? keysOf(fields, fragments) : [];
    return { key, valueOf: (page: ScreenerPage) => partOf(page, name, rowKeys) };
  });
  return (page) => Object.fromEntries(parts.map(({ key, valueOf }) => [key, valueOf(page)]));
}

function partOf(page: ScreenerPage, name: string | undefined, rowKeys: Keys): unknown {
  if (name === '__typename') return 'CompanyPage';
  return name === 'companies' ? shapeRows(page.companies, rowKeys) : page[name as keyof ScreenerPage];
}

/** Rows as they are where the query asks for nothing but their fields by name. */
function shapeRows(rows: PageRow[], keys: Keys): PageRow[] {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === keys.length && keys.every(([key, name], i) => key === name && key === columns[i]))
    return rows;
  return rows.map((row) =>
    Object.fromEntries(
      keys.map(([key, name]) => [key, name === '__typename' ? 'Company' : (row[name] ?? null)]),
    ),
  );
}

const keysOf = (nodes: readonly FieldNode[], fragments: Fragments): Keys =>
  [...selectionOf(nodes, fragments)].map(([key, [node]]) => [key, node?.name.value ?? key]);

const fragmentsOf = (document: DocumentNode): Fragments =>
  Object.fromEntries(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );

function hasDirectives(document: DocumentNode): boolean {
  let found = false;
  visit(document, { Directive: () => void (found = true) });
  return found;
}

/** An operation has a selection, as a field has. */
const asField = ({ selectionSet }: OperationDefinitionNode): FieldNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: 'query' },
  selectionSet,
});
