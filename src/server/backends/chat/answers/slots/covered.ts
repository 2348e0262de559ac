import type { ChatPart } from '#contract/chat-answer.ts';
import type { Kind, Asked } from '../grammar/reading/kind.ts';
import type { Fact } from '../look-ups/look-up.ts';
import { balanceFigures } from '../look-ups/statements.ts';

/** What was asked and what came of it, as far as it can be seen without knowing the kind's own work. */
export interface Covered {
  asked: Asked;
  kind: Kind;
  /** The question without the names in it. */
  said: string;
  /** The facts that the answer shows. */
  facts: readonly Fact[];
  parts: readonly ChatPart[];
  /** All that is read of the answer. */
  text: string;
}

/** One thing that a question may want of an answer: what is not covered of it, in a sentence; undefined where nothing is lacking. */
export type Slot = (covered: Covered) => string | undefined;

/** The kind of periods and the end of one, of a fact of a statement. */
export function periodOf({ row }: Fact): { kind: string; end: string } | undefined {
  const [, kind, end] = /^(quarter|year|twelve_months) (\d{4}-\d\d-\d\d)$/.exec(row ?? '') ?? [];
  return kind && end ? { kind, end } : undefined;
}

/** Facts of a flow over months; a balance belongs to a day, whatever report it stands in. */
export const flowsOf = ({ facts }: Covered): Fact[] =>
  facts.filter((fact) => periodOf(fact) && !balanceFigures.some((figure) => figure === fact.name));
