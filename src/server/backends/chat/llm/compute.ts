import * as z from 'zod/mini';
import type { RecordFact } from './record.ts';

/** The name under which a model computes. */
export const COMPUTE = 'compute';

const OPERATIONS = ['difference', 'sum', 'ratio', 'percent_change', 'percent_of'] as const;
type Operation = (typeof OPERATIONS)[number];

export const ComputeInput = z.object({
  operation: z.enum(OPERATIONS),
  a: z.string().check(z.maxLength(12), z.describe('Id of the first fact, such as f3.')),
  b: z.string().check(z.maxLength(12), z.describe('Id of the second fact.')),
});

const WORDS: Record<Operation, (a: string, b: string) => string> = {
  difference: (a, b) => `${a} less ${b}`,
  sum: (a, b) => `${a} and ${b}`,
  ratio: (a, b) => `${a} over ${b}`,
  percent_change: (a, b) => `change from ${a} to ${b}`,
  percent_of: (a, b) => `${a} as percent of ${b}`,
};

const valueOf = (operation: Operation, a: number, b: number): number =>
  ({
    difference: a - b,
    sum: a + b,
    ratio: a / b,
    percent_change: ((b - a) / Math.abs(a)) * 100,
    percent_of: (a / b) * 100,
  })[operation];

const UNITS: Partial<Record<Operation, string>> = {
  ratio: 'ratio',
  percent_change: 'change',
  percent_of: 'percent',
};

/** A fact computed by us from two that were looked up; the fault in words where that makes no sense. */
export function compute(
  { operation, a, b }: z.infer<typeof ComputeInput>,
  facts: ReadonlyMap<string, RecordFact>,
): { fact: RecordFact } | { fault: string } {
  const [first, second] = [facts.get(a), facts.get(b)];
  if (!first || !second) return { fault: `there is no fact ${first ? b : a}` };
  const { value: x } = first;
  const { value: y } = second;
  if (typeof x !== 'number' || typeof y !== 'number') return { fault: 'both facts must be numbers' };
  if (first.currency !== second.currency) return { fault: 'the facts are in different currencies' };
  if ((operation === 'difference' || operation === 'sum') && first.unit !== second.unit)
    return { fault: 'the facts have different units' };
  const value = valueOf(operation, x, y);
  if (!Number.isFinite(value)) return { fault: 'that cannot be divided' };
  const label = WORDS[operation](
    `${first.label}${first.date ? ` (${first.date})` : ''}`,
    `${second.label}${second.date ? ` (${second.date})` : ''}`,
  );
  const unit = UNITS[operation] ?? first.unit;
  return {
    fact: {
      name: 'computed',
      label,
      value,
      unit,
      ...(first.currency &&
        (operation === 'difference' || operation === 'sum') && { currency: first.currency }),
      date: second.date,
      computed: true,
      source: { ...second.source, label: `Computed: ${label}` },
    },
  };
}
