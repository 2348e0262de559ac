import type { ShortInterest } from '#contract/ownership.ts';
import { formatDate } from '#kit/time/dates.ts';
import { formatCount } from '#kit/format.ts';
import { publishedApart } from '#kit/company/short-float.ts';
import { sourceName } from '#contract/source.ts';

/**
 * The most shares that were sold short on a settlement day of some years, and a later settlement above it; empty where nobody knows.
 * The source's years begin in 2021, a company's may begin later.
 */
export function highestInWords({ highest, highestAsOf, settlements }: ShortInterest): string {
  if (highest === null || highestAsOf === null) return '';
  const above = settlements.find(
    ({ settlement, sharesShort }) => settlement > highestAsOf && sharesShort > highest,
  );
  const later = above ? `, and more on ${formatDate(above.settlement)}` : '';
  return `Highest on record since 2021 to ${formatDate(highestAsOf)}: ${formatCount(highest)}${later}. `;
}

/** What the source of the newest settlement itself says of the float, where that is another part of it; else empty. */
export function publishedInWords({ settlements: [newest] }: ShortInterest): string {
  const apart = newest && publishedApart(newest.percentOfFloat, newest.percentPublished);
  if (!apart) return '';
  return ` ${sourceName(newest.source)} itself says ${apart.percent.toFixed(1)}% of the float on ${formatDate(newest.settlement)}: it divides by a ${apart.float} one, which it does not give.`;
}
