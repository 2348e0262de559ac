import type { FigureMark, FinancialPeriod } from '#contract/financials.ts';
import { namesOfSources } from '#contract/source.ts';
import { formatDate } from '#kit/time/dates.ts';
import type { ReasonForNone, StatementGroup } from '#kit/financials/statement.ts';
import { formatAmount } from '#kit/format.ts';

/** Both sides of a balance that are not equal, of the newest of `periods` that shows both and is off in the same direction. */
function gapInWords(isMore: boolean, periods: readonly FinancialPeriod[]): string {
  const period = periods
    .filter(({ marks }) => marks['equity']?.gap !== undefined && marks['equity'].gap > 0 === isMore)
    .filter((period) => hasBalance(period))
    .sort((a, b) => (a.period_end < b.period_end ? 1 : -1))[0];
  const sides = period ? `, ${sidesOf(period)}` : '';
  return isMore
    ? `Assets are more than liabilities and equity${sides}: minority interests or shares that may be redeemed, which are not on record, may stand between.`
    : `Assets are less than liabilities and equity${sides}: minority interests under zero, which are not on record, may stand between.`;
}

const hasBalance = ({ assets, liabilities, equity }: FinancialPeriod): boolean =>
  assets !== null && liabilities !== null && equity !== null;

/** `on Oct 31, 2025 $1.80B and $1.38B` */
function sidesOf({ period_end, assets, liabilities, equity, currency }: FinancialPeriod): string {
  const amount = (value: number) => formatAmount(value, currency);
  return `on ${formatDate(period_end)} ${amount(assets ?? 0)} and ${amount((liabilities ?? 0) + (equity ?? 0))}`;
}

const wordsOfReason: Readonly<Record<ReasonForNone, string>> = {
  'two versions':
    'No growth: a later report changed figures of one of the two periods, and they are of different versions.',
  'other gains': 'No margin: more than sales can leave; gains beside the trade are in it.',
};

/** Notes below a statement table: each text once, numbered in the order of the table. */
export interface Footnotes {
  texts: string[];
  /** The number of the note of a column's head; undefined for none. */
  ofPeriod: (period: FinancialPeriod) => number | undefined;
  /** The numbers of the notes of one cell: of its mark, or of why what its row computes is none. */
  ofCell: (mark: FigureMark | undefined, period: FinancialPeriod, reason?: ReasonForNone) => number[];
}

const isComputed = (period: FinancialPeriod): boolean => period.derived && period.kind === 'quarter';

/** How the fourth quarter of a period was computed, as its marks say. */
function howComputed(period: FinancialPeriod): string {
  const ways = new Set(Object.values(period.marks).flatMap(({ derivation }) => derivation ?? []));
  if (ways.has('year less nine months'))
    return 'Income and cash flow computed: the year less its first nine months; EPS is not, each being over other shares.';
  if (ways.has('year less three quarters')) return 'Computed: the year less its first three quarters.';
  return 'Computed from what the year says.';
}

/** The same sources in the same words, whichever of them a sum names first. */
const namesOf = (ids: string): string => namesOfSources(ids.split(' + ').sort().join(' + '));

/** What the extract of whole years is known to; what is known to another amount was computed of margins. */
const EXTRACT = 100_000;

const roundingOf = (amount: number, currency: string): string =>
  amount === EXTRACT
    ? `Known to ${formatAmount(amount, currency, amount)} only, from the year of another extract.`
    : 'With quarters that were computed of the revenue and its margin.';

/** What a mark tells a reader that the column's head does not. */
function wordsOf(mark: FigureMark, period: FinancialPeriod, shown: readonly FinancialPeriod[]): string[] {
  const words: string[] = [];
  if (mark.withheld)
    words.push('In doubt, and not shown: sources contradict each other, or it contradicts other figures.');
  if (mark.disputed)
    words.push(
      'In doubt: what was published with the quotes differs by three times, and no headline shows it.',
    );
  if (mark.gap !== undefined) words.push(gapInWords(mark.gap > 0, shown));
  if (mark.implied !== undefined)
    words.push('A later report changed it: the year to date implies another figure.');
  if (mark.other_total)
    words.push(
      'The year or twelve months as reported are not the sum of the quarters: a later report changed some of them.',
    );
  if (mark.derivation === 'revenue times margin')
    words.push('Computed: the revenue times its margin, which is published to a hundredth of a percent.');
  else if (mark.rounded_to !== undefined) words.push(roundingOf(mark.rounded_to, period.currency));
  if (mark.split !== undefined) words.push('Reported before a split, here in the shares of after it.');
  if (mark.other_shares)
    words.push('Of before a leap of the count as a split makes it: of other shares than the newest.');
  if (mark.derivation === 'revenue less expenses') words.push('Computed: revenue less operating expenses.');
  if (mark.source !== undefined && namesOf(mark.source) !== namesOf(period.source))
    words.push(`${namesOf(mark.source)}, where the column’s source has none.`);
  return words;
}

/** The notes of a table, over all its columns. */
export function footnotesOf(
  periods: readonly FinancialPeriod[],
  groups: readonly StatementGroup[],
): Footnotes {
  const texts: string[] = [];
  const numberOf = (text: string): number => {
    const known = texts.indexOf(text);
    return (known >= 0 ? known : texts.push(text) - 1) + 1;
  };
  for (const period of periods) if (isComputed(period)) numberOf(howComputed(period));
  for (const { rows } of groups) {
    for (const { marks, reasons = [] } of rows) {
      for (const reason of reasons) if (reason) numberOf(wordsOfReason[reason]);
      marks.forEach((mark, i) => {
        const period = periods[i];
        if (mark && period) wordsOf(mark, period, periods).forEach(numberOf);
      });
    }
  }
  return {
    texts,
    ofPeriod: (period) => (isComputed(period) ? numberOf(howComputed(period)) : undefined),
    ofCell: (mark, period, reason) => [
      ...(reason ? [numberOf(wordsOfReason[reason])] : []),
      ...(mark ? wordsOf(mark, period, periods).map(numberOf) : []),
    ],
  };
}
