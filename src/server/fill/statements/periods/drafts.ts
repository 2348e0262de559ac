import type { Derivation, PeriodKind, StatementFigure } from '#contract/financials.ts';
import { dayNumber } from '#kit/time/days.ts';
import type { Filing } from '#server/store/statements/packed-facts.ts';

/** What one source says of a figure in a period. */
export interface Candidate {
  value: number;
  source: string;
  filing: Filing | null;
  /** An earlier report gave another figure. */
  restated?: boolean;
  derivation?: Derivation;
  /** What the year to date implies, where it differs from the quarter as filed. */
  implied?: number;
  /** Known to this amount only. */
  roundedTo?: number;
}

/** A period in the making: of each figure what every source says. */
export interface Draft {
  kind: PeriodKind;
  currency: string;
  start: string | null;
  end: string;
  /** A fourth quarter, which no report has. */
  derived: boolean;
  candidates: Map<StatementFigure, Candidate[]>;
}

/** Fiscal years of 52 weeks: two sources may write the same end some days apart. */
const SAME_END_DAYS = 6;

/** The drafts of one issuer, by kind, currency and last day. */
export class Drafts {
  readonly all: Draft[] = [];
  /** Of each of them its last day: whoever is not there yet is looked for among all. */
  readonly #days: number[] = [];
  /** By every end that was asked for, so that most are found without looking through all. */
  readonly #byEnd = new Map<string, Draft>();

  find(kind: PeriodKind, currency: string, end: string): Draft | undefined {
    const key = `${kind}/${currency}/${end}`;
    const known = this.#byEnd.get(key);
    if (known) return known;
    const day = dayNumber(end);
    const near = this.all.find(
      (d, i) =>
        Math.abs((this.#days[i] ?? NaN) - day) <= SAME_END_DAYS && d.kind === kind && d.currency === currency,
    );
    if (near) this.#byEnd.set(key, near);
    return near;
  }

  /** The draft of a period, made where there is none. */
  at(kind: PeriodKind, currency: string, end: string, start: string | null): Draft {
    const known = this.find(kind, currency, end);
    if (known) {
      known.start ??= start;
      return known;
    }
    const draft: Draft = { kind, currency, start, end, derived: false, candidates: new Map() };
    this.all.push(draft);
    this.#days.push(dayNumber(end));
    this.#byEnd.set(`${kind}/${currency}/${end}`, draft);
    return draft;
  }
}

/** Adds what a source says of a figure; a second word of the same source is not heard. */
export function addCandidate(draft: Draft, figure: StatementFigure, candidate: Candidate): void {
  const known = draft.candidates.get(figure);
  if (!known) draft.candidates.set(figure, [candidate]);
  else if (known.every(({ source }) => source !== candidate.source)) known.push(candidate);
}
