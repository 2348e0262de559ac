import type { StatementFigure } from '#contract/financials.ts';
import { dayNumber } from '#kit/time/days.ts';
import { addCandidate, type Candidate, type Draft, type Drafts } from './drafts.ts';
import { lines } from './lines.ts';

const subtracted = lines.flatMap(({ differs, figure }) => (differs ? [figure] : []));

/** Ends of quarters lie 91 days apart, or a week beside. */
const QUARTER_DAYS = 91.3;
const SLACK_DAYS = 9;

/** The quarter that ends `quarters` quarters before the end of a year. */
const quarterBefore = ({ all }: Drafts, { end, currency }: Draft, quarters: number): Draft | undefined =>
  all.find(
    (draft) =>
      draft.kind === 'quarter' &&
      draft.currency === currency &&
      Math.abs(dayNumber(end) - dayNumber(draft.end) - quarters * QUARTER_DAYS) <= SLACK_DAYS,
  );

/**
 * Fourth quarters that no nine months give: the year less three quarters that all stand, each of one source. A year known
 * to hundreds of thousands gives revenue alone, and only where `trusts` says that another source bears it out.
 */
export function addFourthQuarters(
  drafts: Drafts,
  trusts: (year: Draft, revenue: Candidate) => boolean,
): void {
  for (const year of drafts.all.filter(({ kind }) => kind === 'year')) {
    const before = [3, 2, 1].map((quarters) => quarterBefore(drafts, year, quarters));
    const [first, second, third] = before;
    if (!first || !second || !third) continue;
    for (const figure of subtracted) {
      const whole = year.candidates.get(figure)?.[0];
      if (
        !whole ||
        whole.restated ||
        (whole.roundedTo !== undefined && !(figure === 'revenue' && trusts(year, whole)))
      )
        continue;
      const parts = partsOfOneSource([first, second, third], figure, whole.source);
      if (!parts) continue;
      const value = whole.value - parts.reduce((sum, part) => sum + part.value, 0);
      if (figure === 'revenue' && value < 0) continue;
      const quarter = drafts.at('quarter', year.currency, year.end, null);
      if (isSaidOtherwise(quarter, figure, value, whole.roundedTo)) continue;
      quarter.derived = true;
      addCandidate(quarter, figure, {
        value: whole.roundedTo === undefined ? value : Math.round(value / whole.roundedTo) * whole.roundedTo,
        source: whole.source,
        filing: whole.filing,
        derivation: 'year less three quarters',
        ...(whole.roundedTo !== undefined && { roundedTo: whole.roundedTo }),
      });
    }
  }
}

/** A fourth quarter that another source gives, and that is off by a twentieth, shows that a part was changed later. */
const SAME = 0.05;

const isSaidOtherwise = (quarter: Draft, figure: StatementFigure, value: number, roundedTo = 0): boolean =>
  (quarter.candidates.get(figure) ?? []).some(
    (other) =>
      Math.abs(other.value - value) > SAME * Math.max(Math.abs(other.value), Math.abs(value)) + roundedTo,
  );

/** The three quarters of the year's own source, else of the first that has all three. */
function partsOfOneSource(
  quarters: readonly Draft[],
  figure: StatementFigure,
  preferred: string,
): Candidate[] | undefined {
  const [first] = quarters;
  const sources = (first?.candidates.get(figure) ?? []).map(({ source }) => source);
  const inOrder = [...sources.filter((source) => source === preferred), ...sources];
  for (const source of inOrder) {
    const parts = quarters.flatMap((quarter) => {
      const part = quarter.candidates.get(figure)?.find((candidate) => candidate.source === source);
      return part && !part.restated ? [part] : [];
    });
    if (parts.length === 3) return parts;
  }
  return undefined;
}
