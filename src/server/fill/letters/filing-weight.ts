import type { FilingsTable } from '#server/db/record-tables.ts';

/** How much an item of a form 8-K matters to a holder of a small company; those left out matter little. */
const items: Readonly<Record<string, number>> = {
  '1.03': 10,
  '3.01': 9,
  '4.02': 9,
  '2.04': 8,
  '5.01': 8,
  '2.01': 7,
  '1.02': 6,
  '2.05': 6,
  '2.06': 6,
  '1.05': 6,
  '1.01': 5,
  '3.02': 5,
  '4.01': 5,
  '3.03': 4,
  '5.02': 3,
};

/** Forms that say by themselves that they matter: delisting, late reports, offers for all shares, offerings. */
const forms: readonly [form: RegExp, weight: number][] = [
  [/^25(?:-NSE)?$/, 9],
  [/^SC TO/, 8],
  [/^NT /, 7],
  [/^(?:424B[1-5]|S-1$|F-1$)/, 4],
];

/** The weight of a filing among those of a week; 0 for one that says nothing by itself. */
export function weightOfFiling({
  filing_type: form,
  items: codes,
}: Pick<FilingsTable, 'filing_type' | 'items'>): number {
  if (/^8-K/.test(form)) return Math.max(0, ...(codes ?? '').split(' ').map((code) => items[code] ?? 0));
  return forms.find(([pattern]) => pattern.test(form))?.[1] ?? 0;
}
