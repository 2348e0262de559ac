import * as z from 'zod/mini';
import { entities, type EntityName } from '#contract/entities.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** `input` is what a caller sends, `output` what comes back. */
export type Direction = 'input' | 'output';

const nameOf = new Map<unknown, EntityName>(
  Object.entries(entities).map(([name, schema]) => [schema, name as EntityName]),
);

export const entityRef = (name: EntityName): string => `#/components/schemas/${name}`;

/** The entity that a reference names; undefined for any other text. */
export const entityOfRef = (ref: string): EntityName | undefined =>
  (Object.keys(entities) as EntityName[]).find((name) => entityRef(name) === ref);

function replaceBy(target: JsonSchema, content: JsonSchema): void {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, content);
}

const isOpen = ({ _zod: { def } }: z.core.$ZodTypes): boolean =>
  def.type === 'object' && def.catchall === undefined;

/**
 * The JSON Schema of a contract schema. Entities inside it are references; the outermost one too, unless `unfold`.
 * Answers stay open: a later version may add fields.
 */
export function jsonSchemaOf(schema: z.ZodMiniType, direction: Direction, unfold = false): JsonSchema {
  const { $schema: _dialect, ...result } = z.toJSONSchema(schema, {
    io: direction,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const name = nameOf.get(zodSchema);
      if (name && !(unfold && Object.is(zodSchema, schema))) replaceBy(jsonSchema, { $ref: entityRef(name) });
      else if (isOpen(zodSchema)) delete jsonSchema.additionalProperties;
    },
  });
  return result;
}
