import * as z from 'zod/mini';
import type { Log } from '#server/runtime/log.ts';
import type { ModelCall, ModelTool } from './client.ts';
import { COMPUTE, compute, ComputeInput } from './compute.ts';
import type { Ledger } from './ledger.ts';
import type { LookedUp, LookUp, RecordFact } from './record.ts';

/** The look-ups of one answer, as a model may use them. */
export interface Tools {
  offered: ModelTool[];
  /** What a call answers the model: facts, or why there are none. Never throws for what a model did. */
  answer(call: ModelCall): Promise<string>;
  /** Which look-ups answered something, and about which companies. */
  used: { names: Set<string>; symbols: Set<string> };
}

export interface ToolsOptions<Store> {
  store: Store;
  lookUps: readonly LookUp<Store>[];
  isSignedIn: boolean;
  ledger: Ledger;
  log: Log;
}

const MOST_ARGUMENTS = 4_000;
const MOST_LOOK_UPS = 20;
/** Of one look-up; what is left off is not known to the answer either. */
const MOST_FACTS = 120;
const MOST_VALUES = 400;
const MOST_TEXT = 2_000;

const COMPUTE_TOOL: ModelTool = {
  name: COMPUTE,
  description:
    'Computes from two facts that look-ups answered, by their ids: difference, sum, ratio, percent_change (from a to b) or percent_of (a of b). Never compute by yourself.',
  parameters: parametersOf(ComputeInput),
};

function parametersOf(input: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return schema;
}

const told = (error: string): string => JSON.stringify({ error });

/** What is wrong with the arguments, in few words: they are the model's own. */
const faultsOf = (error: z.core.$ZodError): string =>
  error.issues
    .slice(0, 4)
    .map(({ path, message }) => `${path.join('.') || 'arguments'}: ${message}`)
    .join('; ')
    .slice(0, 500);

/** Texts of the record go out short, and cannot end the fence they stand in. */
const fenced = (text: string): string => text.replace(/[<>]/g, ' ').slice(0, MOST_TEXT);

/** Only what is shown to the model may be stated by it. */
function shortened(found: LookedUp): LookedUp {
  let values = 0;
  const series = (found.series ?? []).flatMap((one) => {
    values += one.values.length;
    return values <= MOST_VALUES ? [one] : [];
  });
  return { ...found, facts: found.facts.slice(0, MOST_FACTS), series };
}

/** What a look-up found, as the model reads it; what is shown goes into the ledger, its facts under ids of their own. */
function showFound(found: LookedUp, facts: Map<string, RecordFact>, ledger: Ledger): string {
  const shown = shortened(found);
  ledger.add(shown);
  const left = found.facts.length - shown.facts.length;
  const listed = shown.facts.map((fact) => {
    const id = `f${facts.size + 1}`;
    facts.set(id, fact);
    const { label, value, unit, currency, date, row, computed } = fact;
    const shownValue = typeof value === 'string' ? fenced(value) : value;
    return {
      id,
      label,
      value: shownValue,
      unit,
      ...(currency && { currency }),
      date,
      ...(row && { row }),
      ...(computed && { computed }),
      source: fenced(fact.source.label),
      href: fact.source.href,
    };
  });
  const series = shown.series?.map(({ name, unit, labels, values }) => ({ name, unit, labels, values }));
  return JSON.stringify({
    company: found.symbol,
    facts: listed,
    ...(series && series.length > 0 && { series }),
    ...(found.total !== undefined && { onRecord: found.total }),
    ...(found.missing.length > 0 && { missing: found.missing }),
    ...(left > 0 && { leftOff: left }),
  });
}

/** Reads arguments as JSON against a schema; the fault in words where they do not fit. */
function readArguments(written: string, schema: z.ZodMiniType): { input: unknown } | { fault: string } {
  if (written.length > MOST_ARGUMENTS)
    return { fault: `the arguments have more than ${MOST_ARGUMENTS} characters` };
  let input: unknown;
  try {
    input = JSON.parse(written.trim() || '{}');
  } catch {
    return { fault: 'the arguments are no JSON' };
  }
  const read = z.safeParse(schema, input);
  return read.success ? { input } : { fault: faultsOf(read.error) };
}

/**
 * The look-ups of the record as tools for one answer: read-only, bound to what this person may see, their input held against its
 * schema, their number bounded. What they find goes into the ledger.
 */
export function createTools<Store>({ store, lookUps, isSignedIn, ledger, log }: ToolsOptions<Store>): Tools {
  const byName = new Map(lookUps.map((lookUp) => [lookUp.name, lookUp]));
  const facts = new Map<string, RecordFact>();
  const answered = new Map<string, string>();
  const used = { names: new Set<string>(), symbols: new Set<string>() };
  let asked = 0;

  const show = (found: LookedUp): string => showFound(found, facts, ledger);

  const lookUpNow = async (lookUp: LookUp<Store>, input: unknown): Promise<string> => {
    try {
      const found = await lookUp.run(store, input, { isSignedIn });
      used.names.add(lookUp.name);
      if (found.symbol !== null) used.symbols.add(found.symbol);
      return show(found);
    } catch (error) {
      log.warn(
        { lookUp: lookUp.name, error: error instanceof Error ? error.name : 'unknown' },
        'a look-up failed',
      );
      return told('this could not be looked up now');
    }
  };

  const answerNew = async ({ name, arguments: written }: ModelCall): Promise<string> => {
    const lookUp = byName.get(name);
    if (!lookUp && name !== COMPUTE)
      return told(`there is no look-up of that name; there are: ${[...byName.keys(), COMPUTE].join(', ')}`);
    const read = readArguments(written, lookUp?.input ?? ComputeInput);
    if ('fault' in read) return told(read.fault);
    if (lookUp) return lookUpNow(lookUp, read.input);
    const result = compute(ComputeInput.parse(read.input), facts);
    return 'fault' in result ? told(result.fault) : show({ symbol: null, facts: [result.fact], missing: [] });
  };

  return {
    offered: [
      ...lookUps.map(({ name, description, input }) => ({
        name,
        description,
        parameters: parametersOf(input),
      })),
      COMPUTE_TOOL,
    ],
    used,
    async answer(call) {
      const key = `${call.name} ${call.arguments}`;
      const before = answered.get(key);
      if (before !== undefined) return before;
      asked += 1;
      if (asked > MOST_LOOK_UPS) return told('no more can be looked up for this answer; say what is known');
      const result = await answerNew(call);
      answered.set(key, result);
      return result;
    },
  };
}
