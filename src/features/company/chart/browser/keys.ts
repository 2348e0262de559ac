const STEP_SESSIONS = 20;

/** Where a key leads from a session; undefined for a key that moves nothing. */
export function sessionAfterKey(
  key: string,
  index: number | null,
  first: number,
  last: number,
): number | undefined {
  const from = index ?? last;
  const steps: Record<string, number> = {
    ArrowLeft: index === null ? last : from - 1,
    ArrowRight: index === null ? last : from + 1,
    PageUp: from - STEP_SESSIONS,
    PageDown: from + STEP_SESSIONS,
    Home: first,
    End: last,
  };
  const wanted = steps[key];
  return wanted === undefined ? undefined : Math.min(last, Math.max(0, wanted));
}
