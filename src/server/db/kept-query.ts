import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './open.ts';

/** What stands in a kept query where a value will be bound. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** A query that computes with a value would keep the first one for ever. */
  [Symbol.toPrimitive](): never {
    throw new Error(`${this.name} is bound later: nothing can be computed with it here`);
  }
}

type Bound = string | number | null;
/** Values by name; undefined is one that this question does not have. */
type Values = Readonly<Record<string, Bound | undefined>>;

/** Asks a kept query with other values. */
export type KeptQuery<V extends Values, Row> = (db: Db, values: V) => Promise<Row[]>;

/** Which of the values a question has: each such choice is a query of its own. */
function shapeOf(values: Values): string {
  let shape = '';
  for (const name in values) if (values[name] !== undefined) shape += `${name} `;
  return shape;
}

const slotsOf = (values: Values): Values =>
  Object.fromEntries(
    Object.keys(values)
      .filter((name) => values[name] !== undefined)
      .map((name) => [name, new Slot(name) as unknown as Bound]),
  );

/**
 * A query that is built and compiled once for each engine, and then only bound: Kysely makes some hundred objects for a query,
 * which took longer than most look-ups. `build` must use its values as they are; those that may be undefined decide its shape.
 */
export function keptQuery<V extends Values, Row>(
  build: (db: Db, values: V) => Compilable<Row>,
): KeptQuery<V, Row> {
  // By the class of the adapter, which is that of the engine.
  const compiled = new Map<unknown, Map<string, CompiledQuery<Row>>>();
  return async (db, values) => {
    const engine = db.getExecutor().adapter.constructor;
    let ofEngine = compiled.get(engine);
    if (!ofEngine) compiled.set(engine, (ofEngine = new Map<string, CompiledQuery<Row>>()));
    const shape = shapeOf(values);
    let query = ofEngine.get(shape);
    if (!query) ofEngine.set(shape, (query = build(db, slotsOf(values) as V).compile()));
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
