/**
 * Sessions of which the wide files hold something else than the close, found against the full bars: in stretches most quotes are
 * of the session before, and on single evenings they were taken while the session traded (half of its shares).
 */
const unsure: readonly (readonly [from: string, to: string])[] = [
  ['2025-06-10', '2025-06-16'],
  ['2025-10-06', '2025-10-31'],
  ['2026-02-04', '2026-02-04'],
  ['2026-02-25', '2026-02-25'],
];

/** Whether a wide file's quote of `date` may not be the close of that session. */
export const isUnsureSession = (date: string): boolean =>
  unsure.some(([from, to]) => date >= from && date <= to);
