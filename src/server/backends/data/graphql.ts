import { execute, GraphQLError } from 'graphql';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import { ApiError } from '#contract/errors.ts';
import type { GraphqlAnswerSchema, GraphqlBodySchema } from '#contract/screener.ts';
import type { DataContext, DataOn } from './context.ts';
import { createDocumentReader } from './graphql-documents.ts';
import { answerGrid, fieldsOfGrid } from './graphql-grid.ts';
import { screenerSchema } from './graphql-schema.ts';

/** GraphQL in the shape of every other call: checked by its schema, a fault answered with the envelope. */
export function answerGraphql(on: DataOn, context: DataContext): void {
  const run = createRunner(context);
  on('screener.query', ({ body }) => run(body), failWithErrors);
}

type Body = z.output<typeof GraphqlBodySchema>;
type Answer = z.output<typeof GraphqlAnswerSchema>;

function createRunner(context: DataContext): (body: Body) => Promise<Answer> {
  const readDocument = createDocumentReader(screenerSchema);
  const executeAny = async ({ query, variables, operationName }: Body) => {
    const document = readDocument(query);
    if ('errors' in document) throw faultOf('query', document.errors);
    const given = { variableValues: variables ?? {}, operationName };
    return execute({
      schema: screenerSchema,
      document,
      ...given,
      contextValue: context,
      hideSuggestions: true,
    });
  };
  return async (body) => {
    const fields = body.operationName ? undefined : fieldsOfGrid(body.query);
    const result = fields ? await answerGrid(context, fields, body.variables ?? {}) : await executeAny(body);
    if (result.errors?.length) throw faultOf('variables', result.errors);
    // What was asked of the page, under the names the query gave it.
    return result as unknown as Answer;
  };
}

/** The caller's fault as such; what the caller could not know of is thrown as it was. */
function faultOf(part: string, errors: readonly GraphQLError[]): unknown {
  for (const { cause } of errors) {
    if (cause && !(cause instanceof GraphQLError)) return cause;
  }
  const message = errors[0]?.message ?? 'Invalid query.';
  return new ApiError('bad_request', message, { [part]: message });
}

/** The envelope, and the list of errors that clients of GraphQL look for. */
function failWithErrors(c: Context, failure: ApiError): Response {
  const { error } = failure.toEnvelope();
  return c.json({ error, errors: [{ message: error.message }] }, failure.status as ContentfulStatusCode);
}
