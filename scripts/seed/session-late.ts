/** Stretches in which the wide files give most quotes one session late (found against adjusted bars). */
const lateStretches: readonly (readonly [from: string, to: string])[] = [
  ['2025-06-11', '2025-06-16'],
  ['2025-10-07', '2025-10-31'],
  ['2026-02-04', '2026-02-04'],
];

/** Whether a wide file's quote of `date` may belong to the session before. */
export const mayBeLate = (date: string): boolean =>
  lateStretches.some(([from, to]) => date >= from && date <= to);
