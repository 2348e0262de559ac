import { expect, test } from 'vitest';
import { browserPath, type Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { createOpenApiDocument } from './openapi.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
}
interface Operation {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
  security?: unknown;
}
interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

const document = JSON.parse(
  JSON.stringify(createOpenApiDocument({ title: 'Test', version: '1.0.0', serverUrl: 'http://localhost' })),
) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const operationOf = (id: string) =>
  operations.find(({ operation }) => operation.operationId === id)?.operation;
const rows: [string, Call][] = Object.entries(calls);

test('it is an OpenAPI 3.1 document of the given server', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    servers: [{ url: 'http://localhost' }],
  });
});

test.each(rows)('%s stands under its path, method and backend', (id, call) => {
  const found = operations.find(({ operation }) => operation.operationId === id);
  expect(found?.method).toBe(call.method.toLowerCase());
  expect(found?.path.replace(/\{\w+\}/g, ':')).toBe(browserPath(call.path).replace(/:\w+/g, ':'));
  expect(found?.operation.tags).toEqual([call.backend]);
});

test('operations are as many as calls, and no two paths differ only in the names of their parameters', () => {
  expect(operations).toHaveLength(rows.length);
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('every parameter in a path is declared as required, under the name in the path', () => {
  for (const { path, operation } of operations) {
    const declared = (operation.parameters ?? []).filter((p) => p.in === 'path');
    expect(declared.map((p) => p.name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(declared.every((p) => p.required)).toBe(true);
  }
});

test('every reference leads to a component', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);
  const known = new Set(
    Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`),
  );
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((ref) => !known.has(ref ?? ''))).toEqual([]);
});

test('each declared failure answers the envelope', () => {
  const details = operationOf('stock.details');
  expect(Object.keys(details?.responses ?? {})).toEqual(['200', '400', '404', '500', '502', '503', '504']);
  expect(details?.responses['404']).toEqual({
    description: 'not_found',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
});

test('private and staff calls ask for the session, public ones do not', () => {
  for (const [id, { access }] of rows)
    expect([id, operationOf(id)?.security !== undefined]).toEqual([
      id,
      access === 'private' || access === 'staff',
    ]);
});

test('entities are references, and the login answer of a browser has no token', () => {
  expect(JSON.stringify(operationOf('news.all')?.responses['200'])).toContain(
    '"$ref":"#/components/schemas/News"',
  );
  expect(JSON.stringify(operationOf('auth.login')?.responses)).not.toContain('token');
});

test('inputs are closed, answers are open for later fields', () => {
  expect(JSON.stringify(operationOf('auth.register')?.requestBody)).toContain('"additionalProperties":false');
  expect(document.components.schemas['Company']).not.toHaveProperty('additionalProperties');
});
