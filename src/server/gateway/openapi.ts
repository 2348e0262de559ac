import type * as z from 'zod/mini';
import { browserPath, type Call, errorsThroughGateway } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { entities } from '#contract/entities.ts';
import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import { entityRef, type JsonSchema, jsonSchemaOf } from '#kit/http/json-schema.ts';

export interface OpenApiOptions {
  title: string;
  version: string;
  /** Origin of the site. */
  serverUrl: string;
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** Files under any name, and what is said of them. */
const filesForm = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        file: { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } },
        alt: { type: 'string', maxLength: 300 },
      },
      required: ['file'],
    },
  },
};

const components = () => ({
  schemas: Object.fromEntries(
    Object.entries(entities).map(([name, schema]) => [name, jsonSchemaOf(schema, 'output', true)]),
  ),
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: 'Authorization', description: 'Set by signing in.' },
  },
});

type Rename = Readonly<Record<string, string>>;

/** The parameters of one place, path or query, in the order of their schema. */
function parametersIn(
  place: 'path' | 'query',
  schema: z.ZodMiniType | undefined,
  rename: Rename = {},
): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property as JsonSchema;
    return {
      name: rename[name] ?? name,
      in: place,
      required: required.includes(name),
      ...(description && { description }),
      schema: rest,
    };
  });
}

/** One answer for each status, which names the codes that share it. */
function failures(codes: readonly ErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, shared]) => [
      String(status),
      { description: shared.join(', '), content: json({ $ref: entityRef('Error') }) },
    ]),
  );
}

function operation(id: string, call: Call, rename: Rename): object {
  const parameters = [...parametersIn('path', call.params, rename), ...parametersIn('query', call.query)];
  return {
    operationId: id,
    summary: call.summary,
    tags: [call.backend],
    'x-access': call.access,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: json(jsonSchemaOf(call.body, 'input')) } }),
    ...(call.takesFiles && { requestBody: { required: true, content: filesForm } }),
    responses: {
      '200': {
        description: 'Done',
        content: {
          [call.stream ?? 'application/json']: {
            schema: jsonSchemaOf(call.gatewayAnswer ?? call.answer, 'output'),
          },
        },
      },
      ...failures(errorsThroughGateway(call)),
    },
    ...((call.access === 'private' || call.access === 'staff') && { security: [{ session: [] }] }),
  };
}

const shapeOf = (path: string) => path.replace(/:\w+/g, ':');

/**
 * Paths of one shape must share one template: where calls name the same place differently (`:symbol`, `:id`), the
 * first name in the table stands in the document.
 */
function template(path: string, paths: readonly string[]): { path: string; rename: Rename } {
  const first = paths.find((other) => shapeOf(other) === shapeOf(path)) ?? path;
  const names = (text: string) => [...text.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const rename = Object.fromEntries(names(path).map((name, i) => [name, names(first)[i] ?? name]));
  return { path: browserPath(first).replace(/:(\w+)/g, '{$1}'), rename };
}

/** The OpenAPI 3.1 document of the calls as a browser makes them. */
export function createOpenApiDocument({ title, version, serverUrl }: OpenApiOptions): object {
  const rows = Object.entries<Call>(calls);
  const templates = rows.map(([, call]) => call.path);
  const paths: Record<string, Record<string, object>> = {};
  for (const [id, call] of rows) {
    const { path, rename } = template(call.path, templates);
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(id, call, rename);
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: serverUrl }],
    tags: [...new Set(rows.map(([, call]) => call.backend))].map((name) => ({ name })),
    paths,
    components: components(),
  };
}
