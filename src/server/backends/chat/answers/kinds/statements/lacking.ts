import { listOf, numberWord } from '#kit/text/sentence.ts';
import { formatDate } from '#kit/time/dates.ts';
import type { Draft } from '../../written/draft.ts';
import type { LookedUp } from '../../look-ups/look-up.ts';
import type { StatementFigure } from '#contract/financials.ts';
import { figureNames, type Margin, SUM_OF_QUARTERS } from '../../look-ups/statements.ts';
import { type Asked, type Composing, named, one } from '../../grammar/reading/kind.ts';
import { keyFigures } from '../../look-ups/cash.ts';
import { type Line, lower } from '../lines/lines.ts';
import { newestGrowth } from '../lines/newest-growth.ts';
import { sayProvider } from '../published/provider.ts';
import { sayStatedGrowth } from '../published/provider-growth.ts';
import { sayScreened } from '../published/published.ts';
import { asOf } from '../told/simple.ts';
import { isLastTwelveMonths } from '../told/spans.ts';

/** Whether it is asked how a line went: "did revenue fall in 2025". */
const asksHowItWent = ({ has, reading }: Asked): boolean =>
  has('growth') ||
  ((has('up') || has('down')) && /^\W*(?:and |so )?(?:did|has|have|is|are)\b/i.test(reading.text));

/** Of growth that was asked for: what a provider states of it, else that it is not on record. */
export async function sayGrowthLacking(
  composing: Composing,
  lines: readonly Line[],
  found: LookedUp,
): Promise<void> {
  const { draft, asked } = composing;
  if (!asksHowItWent(asked)) return;
  const isGrown = lines.some(({ name, facts }) =>
    named(found, `${name}_growth`).some(({ date }) => date === facts[0]?.date),
  );
  if (isGrown) return;
  const newest = lines.find(({ name }) => name === 'revenue')?.facts[0];
  if (newest?.row?.startsWith('quarter ') && newest.date && (await sayStatedGrowth(composing, newest.date)))
    return;
  const known = newest && (await overYear(composing));
  if (known) {
    draft.text(known);
    return;
  }
  draft.lacks();
  draft.text('How much that changed over a year is not on record.');
}

/** How revenue of the newest quarter stands against that of a year before, as the company's page has it, or else the screener. */
async function overYear({ asked, ask, draft }: Composing): Promise<string | undefined> {
  // Of the year behind it is told too, where only the quarters of it stand beside those of a year before.
  const { period } = asked;
  if (period && !(period.kind === 'newest' && period.of === 'year' && (period.back ?? 0) <= 1))
    return undefined;
  const { symbol } = asked.company;
  const found = await ask(keyFigures, { symbol });
  const change = one(found, 'revenue_year_over_year');
  if (change)
    return `In the quarter to ${formatDate(change.date)} it changed by ${draft.strong(change)} against the quarter a year before.`;
  const growth = await newestGrowth({ ask }, symbol, 'revenue');
  if (growth) {
    draft.lacks();
    return `How much that changed over a year is not on record; in the quarter to ${formatDate(growth.date)}, the newest that stands beside that of a year before, it changed by ${draft.strong(growth)} over a year.`;
  }
  const screened = one(found, 'screened_year_over_year');
  return screened && `The screener has a change of ${draft.strong(screened)} over a year${asOf(screened)}.`;
}

/** Of years that no report sums: that they are sums of quarters. */
export function saySummed(draft: Draft, lines: readonly Line[]): void {
  const sums = lines.filter(({ facts }) =>
    facts.some(({ source }) => source.label.includes(SUM_OF_QUARTERS)),
  );
  if (sums.length === 0) return;
  const isOfShare = sums.some(({ name }) => name.startsWith('eps'));
  draft.text(
    `Years that no report on record has of it are sums of their four quarters${isOfShare ? '; earnings a share, so added, may be some cents off those of the year' : ''}.`,
  );
}

const QUARTERS = 4;

/** Of years that were asked for: that quarters are told. */
export const sayByQuarter = (
  draft: Draft,
  { period }: Asked,
  { afterYears, lines }: { afterYears: boolean; lines: readonly Line[] },
): void => {
  draft.lacks();
  const known = new Set(lines.flatMap(({ facts }) => facts.map(({ date }) => date))).size;
  if (period?.kind === 'year' && !afterYears && known < QUARTERS) {
    draft.text(
      `By fiscal year that is not on record; of the four quarters of ${period.from.slice(0, 4)} ${known === 1 ? 'one is' : `${numberWord(known)} are`}:`,
    );
    return;
  }
  draft.text(
    period
      ? `By fiscal year ${afterYears ? 'not all of that is' : 'that is not'} on record; by quarter it is:`
      : 'No other whole fiscal year of it is on record; by quarter it is:',
  );
};

/** Of a line that ends long ago: that it is the newest. */
export const sayNothingLater = (draft: Draft): void => {
  draft.lacks();
  draft.text('Nothing later of it is on record.');
};

/** Says which of the lines that were asked for are not on record. */
export async function sayMissing(
  composing: Composing,
  lines: readonly Line[],
  { figures, margins }: { figures: readonly StatementFigure[]; margins: readonly Margin[] },
): Promise<void> {
  const { asked, draft } = composing;
  const missing = figures.filter((figure) => !lines.some(({ name }) => name === figure));
  const stated = missing.map((figure) => (figure === 'cash_and_investments' ? 'cash' : figure));
  const isStated =
    missing.length > 0 &&
    !asked.period &&
    !asked.has('by:year', 'by:quarter') &&
    (await sayProvider(composing, stated));
  if (missing.length > 0 && !isStated) {
    draft.lacks();
    draft.text(`Not on record for that: ${missing.map((figure) => lower(figureNames[figure])).join(', ')}.`);
  }
  const lacking = margins.filter((margin) => !lines.some(({ name }) => name === margin));
  const isTold =
    lacking.length > 0 &&
    ((!asked.period && (await sayScreened(composing, lacking))) || (await sayProvider(composing, lacking)));
  if (lacking.length > 0 && !isTold) {
    draft.lacks();
    draft.text(`Not on record for that: ${lacking.map((margin) => margin.replace('_', ' ')).join(', ')}.`);
  }
}

/** Of several periods that were asked for: that one of them is all there is. */
export function sayAlone({ asked, draft }: Composing, lines: readonly Line[]): void {
  const { period } = asked;
  if (period?.kind !== 'span' || isLastTwelveMonths(asked)) return;
  if (lines.some(({ facts }) => facts.length > 1)) return;
  if (period.of) draft.lacks();
  draft.text(`No other ${listOf(lines.map(({ label }) => lower(label)))} of that time is on record.`);
}
