import { Hono } from 'hono';
import { ApiError } from '#contract/errors.ts';
import type { GatewayDeps, GatewayEnv } from './env.ts';
import { failWith } from './failure.ts';
import { createOpenApiDocument } from './openapi.ts';
import { refuseCrossSiteWrites } from './origin.ts';
import { isSafeCall, mountCalls } from './routes.ts';

/**
 * The browser-facing API under /api: the only door to the backends. In order: origin of writes, then the allow-list
 * made from the contract (who may call, input, size), then the backend behind its breaker and deadline.
 * Everything else under /api is refused. It holds no business logic and no data.
 */
export function createGateway(deps: GatewayDeps): Hono<GatewayEnv> {
  let document: object | undefined;
  const openApi = () =>
    (document ??= createOpenApiDocument({
      title: `${deps.siteName} API`,
      version: deps.version,
      serverUrl: deps.publicUrl,
    }));
  const app = new Hono<GatewayEnv>();
  app.use(refuseCrossSiteWrites(deps.ownOrigins, isSafeCall));
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.get('/api/openapi.json', (c) => c.json(openApi()));
  mountCalls(app, deps);
  app.notFound((c) => failWith(c, new ApiError('not_found', 'There is no such call.'), deps.log));
  app.onError((error, c) => failWith(c, error, deps.log));
  return app;
}
