/** Anybody may keep such a page for a minute. */
export const SHARED = 'public, max-age=0, s-maxage=60, must-revalidate';
/** Nobody may keep such a page. */
export const PRIVATE = 'private, no-store';

/** How a page answers; only a whole one, which is the same for everybody, may be shared. */
export interface PageAnswer {
  status: number;
  isWhole: boolean;
}

/** Says how a page answers; a page that is told only whether it is whole is 200 or 503. */
export function share(
  { response }: { readonly response: { status?: number; readonly headers: Headers } },
  answer: boolean | PageAnswer,
): void {
  const { status, isWhole } =
    typeof answer === 'boolean' ? { status: answer ? 200 : 503, isWhole: answer } : answer;
  response.status = status;
  response.headers.set('Cache-Control', isWhole ? SHARED : PRIVATE);
}
