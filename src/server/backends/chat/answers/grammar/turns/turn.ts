import type { Kind } from '../reading/kind.ts';
import type { Company, CompanyIndex } from '../names/company.ts';
import type { Concept } from '../lexicon/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import type { NotCovered } from '../names/uncovered.ts';

/** What a turn of a thread asked: its kind, and what was read with what it took from the turn before. */
export interface Turn {
  reading: Reading;
  kind: Kind | undefined;
  companies: readonly Company[];
  /** What was said and is left out of the answer, which says so. */
  leftOut?: readonly Concept[];
  /** The time that was said is not that of the answer, which says so. */
  untimed?: true;
  /** Read by the second reader and not by the grammar alone, as the answer says; these words were passed over. */
  proposed?: { passedOver: readonly string[] };
  /** Without a kind: the one that takes it but for these words, of which its answer says nothing. */
  unmet?: {
    kind: Kind;
    words: string;
    /** The words may have been meant so, and may not. */
    isDoubt?: true;
  };
  /** Whom it holds beside its companies and who is not covered, as the answer says. */
  besides?: readonly NotCovered[];
  /** Its own words, where the kind before it made other words of them: what they name alone is not asked. */
  written?: string;
  /** What it asks is not in its own words: the question before says it, or it goes without saying. */
  isImplied?: true;
}

export interface TurnContext {
  kinds: readonly Kind[];
  index: CompanyIndex;
  /** The stock that "it" means. */
  it: string | null;
  before: Turn | null;
  /** Something was asked before, understood or not. */
  hasBefore?: boolean;
  /** The question before was declined. */
  isAfterDeclined?: boolean;
  /** It goes on in the same breath: "it" may be what was asked before, and a bare word is of that. */
  isTied?: boolean;
}
