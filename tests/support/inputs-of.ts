import fc from 'fast-check';
import type * as z from 'zod/mini';
import { anyText } from './any-text.ts';

/** What is asked of a schema here: zod's own description of it, which has no public type for all kinds. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  options?: Schema[];
  innerType?: Schema;
  element?: Schema;
  valueType?: Schema;
  in?: Schema;
  out?: Schema;
  entries?: Record<string, string | number>;
  values?: unknown[];
  format?: string;
  checks?: { _zod: { def: { check: string; format?: string; pattern?: RegExp; value?: number; minimum?: number; maximum?: number } } }[]; // prettier-ignore
}
export type Schema = z.ZodMiniType | { _zod: { def: Definition } };
const definitionOf = (schema: Schema): Definition => schema._zod.def;

/** What programs choke on, of every type. */
const strange = fc.oneof(
  fc.constantFrom<unknown>(
    null, true, 0, -1, 1.5, 1e308, 9_007_199_254_740_993, '', ' ', '\u0000', '\ud800', '\u202e', '%00', '../../etc/passwd', "' or 1=1--", '<script>', '__proto__',
    [], {}, [[]], [null], { $ne: 1 }, 'NaN', '-0', '1e999', '0x10', '٣', '2026-02-30', '-271821-04-20', 'a'.repeat(5_000),
  ),
  anyText({ maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
); // prettier-ignore

/** Texts that mean something somewhere; `known` has more of them, found on the way. */
const texts = [
  'ABEO', 'abeo', 'BRK-B', 'ZZSMA', 'NOPE', '2026-07-02', '2026-07-02T13:30:00Z', '1', '25', '5550104477', '123456', 'jordan@mail.example', 'https://site.example/a',
  'Health Care', 'market_cap', 'desc', 'Correct1!', 'A title', '<p>Words</p>', 'revenue', 'true', 'America/New_York',
]; // prettier-ignore

const UUID = fc.uuid();
const boundOf = ({ checks = [] }: Definition, name: string): number | undefined => {
  const found = checks.map(({ _zod: { def } }) => def).find(({ check }) => check === name);
  return found && (found.value ?? found.minimum ?? found.maximum);
};

function textOf(definition: Definition, known: readonly string[]): fc.Arbitrary<unknown> {
  const formats = [definition, ...(definition.checks ?? []).map(({ _zod: { def } }) => def)];
  const has = (format: string) => formats.some((each) => each.format === format);
  if (has('date')) return fc.date({ min: new Date('2020-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)); // prettier-ignore
  if (has('datetime')) return fc.date({ noInvalidDate: true, min: new Date('1990-01-01'), max: new Date('2100-01-01') }).map((time) => time.toISOString()); // prettier-ignore
  const pool = fc.nat().map((n) => known[n % Math.max(known.length, 1)] ?? 'ABEO');
  if (has('guid')) return fc.oneof({ weight: 4, arbitrary: pool }, { weight: 1, arbitrary: UUID });
  const [minLength, maxLength] = [boundOf(definition, 'min_length') ?? 0, boundOf(definition, 'max_length') ?? 60];
  const free = anyText({ minLength: Math.min(minLength, 200), maxLength: Math.min(Math.max(minLength, maxLength), 200) });
  const pattern = (definition.checks ?? []).map(({ _zod: { def } }) => def.pattern).find((each) => each !== undefined);
  return fc.oneof({ weight: 5, arbitrary: pool }, { weight: 3, arbitrary: fc.constantFrom(...texts) }, fitting(pattern) ?? free, free);
} // prettier-ignore

/** Texts that a pattern takes, where the generator knows all that stands in it. */
function fitting(pattern: RegExp | undefined): fc.Arbitrary<unknown> | undefined {
  try {
    return pattern && fc.stringMatching(pattern);
  } catch {
    return undefined;
  }
}

function numberOf(definition: Definition): fc.Arbitrary<unknown> {
  const [min, max] = [boundOf(definition, 'greater_than') ?? -10, boundOf(definition, 'less_than') ?? 1_000_000];
  return fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.max(Math.floor(max), Math.ceil(min)) }), fc.constantFrom(Math.ceil(min), Math.floor(max), 1));
} // prettier-ignore

/** Values for a schema that mostly fit it: each part is now and then left out, or something else altogether. */
export function inputsOf(schema: Schema, known: readonly string[] = []): fc.Arbitrary<unknown> {
  const fitting = fittingOf(definitionOf(schema), known);
  return fc.oneof({ weight: 40, arbitrary: fitting }, { weight: 1, arbitrary: strange });
}

function fittingOf(definition: Definition, known: readonly string[]): fc.Arbitrary<unknown> {
  const of = (schema: Schema | undefined) => (schema ? inputsOf(schema, known) : strange);
  switch (definition.type) {
    case 'object': {
      const parts = Object.entries(definition.shape ?? {}).map(([name, part]): [string, fc.Arbitrary<unknown>] => [name, of(part)]);
      const fields = fc.record(Object.fromEntries(parts), { noNullPrototype: true });
      return fc.tuple(fields, fc.integer({ min: 0, max: 19 }), strange).map(([made, turn, odd]) => (turn === 0 ? { ...made, unknown: odd } : made));
    }
    case 'optional':
    case 'default':
      return fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 3, arbitrary: of(definition.innerType) });
    case 'nullable':
      return fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 4, arbitrary: of(definition.innerType) });
    case 'pipe':
      return fc.oneof(of(definition.in), of(definition.out));
    case 'union':
      return fc.oneof(...(definition.options ?? []).map(of));
    case 'array':
      return fc.array(of(definition.element), { maxLength: 4 });
    case 'record':
      return fc.dictionary(fc.oneof(fc.constantFrom(...texts), anyText({ maxLength: 20 })), of(definition.valueType), { maxKeys: 3 });
    case 'enum':
      return fc.constantFrom<unknown>(...Object.values(definition.entries ?? {}));
    case 'literal':
      return fc.constantFrom<unknown>(...(definition.values ?? []));
    case 'boolean':
      return fc.boolean();
    case 'number':
    case 'int':
      return numberOf(definition);
    // What is made of anything: texts are what comes in an address.
    default:
      return textOf(definition, known);
  }
} // prettier-ignore
