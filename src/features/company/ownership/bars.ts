import type { Ownership, ShortInterest } from '#contract/ownership.ts';
import { formatDate } from '#kit/time/dates.ts';
import type { Company } from '#contract/company.ts';
import { daysBetween } from '#kit/time/days.ts';
import { finePercent, formatCompact } from '#kit/format.ts';

/** A part of a bar: `percent` of all shares, drawn no wider than what is left. */
export interface BarPart {
  kind: 'dark' | 'plain' | 'rest';
  percent: number;
  text: string;
}

/** One bar of 100 percent of the shares. */
export interface ShareBar {
  label: string;
  day: string;
  parts: BarPart[];
}

type Counted = Pick<Company, 'shares_outstanding' | 'quote_date'>;

/** Of two counts, that of the source and that of the head of the page, the one that was made nearer to a day. */
function countOn(day: string, ownership: Ownership, { shares_outstanding, quote_date }: Counted) {
  const { sharesOutstanding: counted, sharesAsOf } = ownership;
  const isOlder =
    shares_outstanding !== null &&
    quote_date !== null &&
    sharesAsOf !== null &&
    Math.abs(daysBetween(sharesAsOf, day)) > Math.abs(daysBetween(quote_date, day));
  return isOlder ? shares_outstanding : counted;
}

/** Holders, free float and shares sold short as bars of one scale; a bar whose figures are unknown is none. */
export function shareBars(
  ownership: Ownership,
  short: ShortInterest | null,
  company: Counted = { shares_outstanding: null, quote_date: null },
): ShareBar[] {
  const { owners, float, sharesOutstanding } = ownership;
  /** Another count than the one that the bars are of is named. */
  const ofOther = (all: number) => (all === sharesOutstanding ? '' : ` of ${formatCompact(all)}`);
  const bars: ShareBar[] = [];
  if (owners) bars.push({ label: 'Holders', day: formatDate(owners.asOf), parts: holderParts(owners) });
  const all = float && (float.sharesOutstanding ?? countOn(float.asOf, ownership, company));
  if (float?.floatShares && all && float.floatShares <= all) {
    const free = (float.floatShares / all) * 100;
    bars.push({
      label: 'Free float',
      day: formatDate(float.asOf),
      parts: [
        {
          kind: 'plain',
          percent: free,
          text: `${finePercent(free)} or ${formatCompact(float.floatShares)}${ofOther(all)} shares`,
        },
        { kind: 'rest', percent: 100 - free, text: `${finePercent(100 - free)} not in the float` },
      ],
    });
  }
  const [last] = short?.settlements ?? [];
  const ofShort = last && countOn(last.settlement, ownership, company);
  if (last && ofShort && last.sharesShort <= ofShort) {
    const sold = (last.sharesShort / ofShort) * 100;
    bars.push({
      label: 'Sold short',
      day: formatDate(last.settlement),
      parts: [
        {
          kind: 'dark',
          percent: sold,
          text: `${finePercent(sold)} or ${formatCompact(last.sharesShort)}${ofOther(ofShort)} shares`,
        },
        { kind: 'rest', percent: 100 - sold, text: '' },
      ],
    });
  }
  return bars;
}

function holderParts({ insidersPercent, institutionsPercent }: NonNullable<Ownership['owners']>): BarPart[] {
  const insiders = insidersPercent ?? 0;
  const institutions = institutionsPercent ?? 0;
  const shown = Math.max(0, Math.min(institutions, 100 - insiders));
  const others = 100 - insiders - institutions;
  return [
    ...(insidersPercent === null
      ? []
      : [{ kind: 'dark' as const, percent: insiders, text: `${finePercent(insiders)} insiders` }]),
    ...(institutionsPercent === null
      ? []
      : [{ kind: 'plain' as const, percent: shown, text: `${finePercent(institutions)} institutions` }]),
    {
      kind: 'rest',
      percent: Math.max(0, 100 - insiders - shown),
      text:
        others >= 0.05 && insidersPercent !== null && institutionsPercent !== null
          ? `${finePercent(others)} others`
          : '',
    },
  ];
}

/** Whether institutions and insiders hold more than all shares, which wants a word. */
export const isOverAll = ({ owners }: Ownership): boolean =>
  (owners?.insidersPercent ?? 0) + (owners?.institutionsPercent ?? 0) > 100;

/** Counts that are nearer than this say the same. */
const SAME_COUNT = 0.05;

/** That the source counts other shares than the head of the page, of which another percentage would come. */
export function otherCount(
  { sharesOutstanding: counted }: Ownership,
  { shares_outstanding: listed, quote_date: day }: Pick<Company, 'shares_outstanding' | 'quote_date'>,
): string {
  if (!counted || !listed || day === null || Math.abs(counted / listed - 1) <= SAME_COUNT) return '';
  return ` It counts ${formatCompact(counted)} shares; the market value of ${formatDate(day)} is of ${formatCompact(listed)}.`;
}
