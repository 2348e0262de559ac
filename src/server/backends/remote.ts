import type { Backend } from './backend.ts';

/**
 * A backend on another server. `baseUrl` may carry a path of its own. Redirects are not followed: a token must not
 * travel to a host that nobody configured.
 */
export function connectRemote(baseUrl: string): Backend {
  const base = baseUrl.replace(/\/+$/, '');
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? null : await request.arrayBuffer();
    return fetch(`${base}${pathname}${search}`, {
      method: request.method,
      headers: request.headers,
      body,
      redirect: 'manual',
      signal: request.signal,
    });
  };
}
