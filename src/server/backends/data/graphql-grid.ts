import {
  type FieldNode,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  type GraphQLError,
  type GraphQLField,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { screenerDocument } from '#kit/screener/query.ts';
import { isRowField, type RowField } from '#server/store/screener/screener-columns.ts';
import type { DataContext } from './context.ts';
import { screenerSchema } from './graphql-schema.ts';
import { openPage } from './screener-page.ts';

/** The documents of our own grid differ in nothing but the fields that stand between these two texts. */
const [beforeFields = '', afterFields = ''] = screenerDocument(['|']).split('|');

/** The fields of a document that `screenerDocument` wrote; undefined for any other text. */
export function fieldsOfGrid(query: string): RowField[] | undefined {
  if (!query.startsWith(beforeFields) || !query.endsWith(afterFields)) return undefined;
  const fields = query.slice(beforeFields.length, -afterFields.length).split(' ');
  return fields.every(isRowField) && new Set(fields).size === fields.length ? fields : undefined;
}

const operation = getOperationAST(parse(screenerDocument(['symbol']))) as OperationDefinitionNode;
const node = operation.selectionSet.selections[0] as FieldNode;
const field = screenerSchema.getQueryType()?.getFields()['filteredCompanies'] as GraphQLField<
  unknown,
  unknown
>;
const options = { hideSuggestions: true, maxErrors: 10 };

/**
 * Answers a document of the grid as `execute` does, to the byte: rows go from the store to the answer as they are,
 * where `execute` visits each of their 2,000 cells.
 * @throws ApiError bad_request for a page, sort or filter that is not valid
 */
export async function answerGrid(
  context: DataContext,
  fields: readonly RowField[],
  given: Record<string, unknown>,
): Promise<{ data?: object; errors?: readonly GraphQLError[] }> {
  const variables = getVariableValues(screenerSchema, operation.variableDefinitions ?? [], given, options);
  if (variables.errors) return { errors: variables.errors };
  const page = openPage(context, getArgumentValues(field, node, variables.variableValues, undefined, true));
  const [companies, totalPages, totalItems] = await Promise.all([
    page.companies(fields),
    page.totalPages(),
    page.totalItems(),
  ]);
  return { data: { filteredCompanies: { companies, totalPages, totalItems } } };
}
