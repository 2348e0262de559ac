import type * as z from 'zod/mini';
import type { EntityName } from '#contract/entities.ts';
import { type Direction, entityOfRef, type JsonSchema, jsonSchemaOf } from '#kit/http/json-schema.ts';

/** One field of an input or answer, for people: nested fields as `data.page`, those of a list as `data[].symbol`. */
export interface SchemaRow {
  name: string;
  type: string;
  required: boolean;
  meaning: string;
  /** The entity that the type speaks of; its fields stand elsewhere. */
  entity: EntityName | undefined;
}

type Schemas = readonly JsonSchema[];

const alternatives = (schema: JsonSchema): Schemas => schema.anyOf ?? schema.oneOf ?? [];
const isNull = (schema: JsonSchema) => schema.type === 'null';
const itemsOf = (schema: JsonSchema) => schema.items as JsonSchema | undefined;
const entityOf = (schema: JsonSchema) => (schema.$ref === undefined ? undefined : entityOfRef(schema.$ref));

/** The type in words: `list of News`, `"asc" or "desc"`, `number or null`. */
export function typeInWords(schema: JsonSchema): string {
  const entity = entityOf(schema);
  if (entity) return entity;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = alternatives(schema);
  if (choices.length > 0) return [...new Set(choices.map(typeInWords))].join(' or ');
  const items = itemsOf(schema);
  if (schema.type === 'array') return items ? `list of ${typeInWords(items)}` : 'list';
  const types: readonly unknown[] = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'any'];
  return types.map((type) => (type === 'string' ? 'text' : type)).join(' or ');
}

/** The limits that a value must keep, in words: `1 to 100`, `at most 200 characters`. */
function limits(schema: JsonSchema): string[] {
  const { minimum, maximum, maxLength } = schema;
  const said: string[] = [];
  if (minimum !== undefined && maximum !== undefined) said.push(`${minimum} to ${maximum}.`);
  else if (minimum !== undefined) said.push(`At least ${minimum}.`);
  else if (maximum !== undefined) said.push(`At most ${maximum}.`);
  if (maxLength !== undefined) said.push(`At most ${maxLength} characters.`);
  return said;
}

function meaningOf(schema: JsonSchema): string {
  const bounded =
    alternatives(schema).find((choice) => !isNull(choice) && limits(choice).length > 0) ?? schema;
  const { description } = schema;
  const standard =
    typeof schema.default === 'number' || (typeof schema.default === 'string' && schema.default !== '')
      ? [`Default ${schema.default}.`]
      : [];
  return [...(description ? [description] : limits(bounded)), ...standard].join(' ');
}

/** What a value contains, behind lists and null: the fields of an object are rows of their own. */
function within(schema: JsonSchema, name: string): { schema: JsonSchema; name: string } {
  const items = itemsOf(schema);
  if (schema.type === 'array' && items) return within(items, `${name}[]`);
  const only = alternatives(schema).filter((choice) => !isNull(choice));
  return only.length === 1 && only[0] ? within(only[0], name) : { schema, name };
}

function fieldRows(schema: JsonSchema, prefix: string): SchemaRow[] {
  const rows = Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const field = property as JsonSchema;
    const name = prefix + key;
    const inner = within(field, name);
    const row: SchemaRow = {
      name,
      type: typeInWords(field),
      required: schema.required?.includes(key) ?? false,
      meaning: meaningOf(field),
      entity: entityOf(inner.schema),
    };
    return [row, ...fieldRows(inner.schema, `${inner.name}.`)];
  });
  const choices = alternatives(schema).filter((choice) => choice.properties);
  return [
    ...rows,
    ...choices.flatMap((choice) => fieldRows(choice, prefix).map((row) => ({ ...row, required: false }))),
  ];
}

/** The fields of a contract schema as rows of a table; none where the schema is an entity itself. */
export const schemaRows = (schema: z.ZodMiniType, direction: Direction, unfold = false): SchemaRow[] =>
  fieldRows(jsonSchemaOf(schema, direction, unfold), '');

/** The type of a whole input or answer in words. */
export const schemaType = (
  schema: z.ZodMiniType,
  direction: Direction,
): Pick<SchemaRow, 'type' | 'entity'> => {
  const whole = jsonSchemaOf(schema, direction);
  return { type: typeInWords(whole), entity: entityOf(whole) };
};
