import type { AstroGlobal } from 'astro';

type Context = Pick<AstroGlobal, 'request' | 'locals' | 'cookies'>;

/**
 * Answers the script of this page with the session's own token, where the operator's chat app expects that one; undefined
 * for every other request. The only place at which a script can read it: posts from other sites never come this far.
 */
export function answerSessionToken({ request, locals, cookies }: Context): Response | undefined {
  if (request.method !== 'POST' || request.headers.get('accept') !== 'application/json') return undefined;
  const isHandedOut = locals.site.chatToken === 'session' && locals.session?.verified === true;
  const token = isHandedOut ? (cookies.get('Authorization')?.value ?? null) : null;
  return Response.json({ token }, { headers: { 'Cache-Control': 'no-store' } });
}
