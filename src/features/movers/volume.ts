import type { CompanyCard } from '#contract/company.ts';

/** Last price times volume, in dollars; null where either is unknown. */
export const dollarVolumeOf = ({ last_sale: last, volume }: CompanyCard): number | null =>
  typeof last === 'number' && typeof volume === 'number' ? last * volume : null;

/** Volume against its average of 63 sessions; null where either is unknown. */
export const ratioOf = ({ volume, volume_avg: usual }: CompanyCard): number | null =>
  typeof volume === 'number' && usual ? volume / usual : null;

/** Volume from this multiple of the average on is unusual. */
const UNUSUAL_RATIO = 1.5;

export const isUnusual = (company: CompanyCard): boolean => (ratioOf(company) ?? 0) >= UNUSUAL_RATIO;
