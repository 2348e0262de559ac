import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import type { ScreenerState } from '#kit/screener/state.ts';
import type { Beside } from '#server/store/screener/screener-beside.ts';

/** A list of companies that was asked for. */
export interface ScreenRead {
  state: ScreenerState;
  /** The words that stood for industries. */
  industryWords: string[];
  /** What narrows it beside the filters of the screener. */
  beside: Beside;
  /** Words that no condition took. */
  unknown: string[];
  /** The same as they stand together. */
  phrases: string[];
  /** What has to be said of what was taken, in sentences. */
  notes: string[];
  /** How many conditions were taken. */
  conditions: number;
  /** How many of them are asked for. */
  count: number | null;
  /** Figures that are asked for beside those of the conditions. */
  columns: readonly ScreenerFieldName[];
  /** It says in what order they stand. */
  isSorted: boolean;
  isScreen: boolean;
  /** It says conditions and nothing else, and not of whom: where nobody stands on the page, of all companies. */
  isBare: boolean;
}
