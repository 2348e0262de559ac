import { execute, GraphQLError } from 'graphql';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { failureOf } from '../errors.ts';
import { readInput } from '../validate.ts';
import type { DataContext } from './app.ts';
import { createDocumentReader } from './graphql-documents.ts';
import { screenerSchema } from './graphql-schema.ts';

const call = calls['screener.query'];

/** GraphQL in the shape of every other call: checked by its schema, a fault answered with the envelope. */
export function graphqlRoutes(context: DataContext): Hono {
  const run = createRunner(context);
  const app = new Hono();
  app.post(call.path, async (c) => {
    try {
      const { body } = await readInput(c, call);
      return c.json(await run(body));
    } catch (error) {
      return failWithErrors(c, failureOf(error, context.log));
    }
  });
  return app;
}

type Body = z.output<typeof call.body>;

function createRunner(context: DataContext): (body: Body) => Promise<object> {
  const readDocument = createDocumentReader(screenerSchema);
  return async ({ query, variables, operationName }) => {
    const ready = readDocument(query);
    if ('errors' in ready) throw faultOf('query', ready.errors);
    const { document, compiled } = ready;
    const variableValues = variables ?? {};
    const result =
      compiled && !operationName
        ? await compiled(variableValues, context)
        : await execute({
            schema: screenerSchema,
            document,
            variableValues,
            operationName,
            contextValue: context,
            hideSuggestions: true,
          });
    if (result.errors?.length) throw faultOf('variables', result.errors);
    return result;
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
