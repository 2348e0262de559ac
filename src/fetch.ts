import { astro, getFetchState } from 'astro/hono';
import { Hono } from 'hono';
import {
  type FrontEnv,
  localsFor,
  throughGateway,
  withCanonicalPath,
  withGuard,
  withIdAndLog,
  withOwnOrigin,
  withVisitor,
} from '#server/front/front.ts';

/** The front door: what happens to every request that is neither a file nor a finished page, in order. */
const app = new Hono<FrontEnv>();

app.use(withIdAndLog);
app.use(withCanonicalPath);
app.use(withOwnOrigin);
app.use(withVisitor);
app.use(throughGateway);
app.use(async (c, next) => {
  const state = getFetchState(c);
  Object.assign(state.locals, await localsFor(c.get('visitor')));
  // Pages are sent whole: one that fails half way must become the error page, not half a page. Astro's own switch for
  // this (the adapter's experimentalDisableStreaming) does not reach a fetch entrypoint.
  state.streaming = false;
  await next();
});
app.use(withGuard((c, path) => getFetchState(c).rewrite(path)));
app.use(astro());

export default app;
