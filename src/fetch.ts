import { astro, getFetchState } from 'astro/hono';
import { Hono } from 'hono';
import { inlineSources } from 'virtual:inline-sources';
import {
  type FrontEnv,
  localsFor,
  throughGateway,
  withCanonicalPath,
  withGoTo,
  withGuard,
  withIdAndLog,
  withOwnOrigin,
  withVisitor,
} from '#server/front/front.ts';
import { pagePolicies } from '#server/front/policy.ts';

/** The front door: what happens to every request that is neither a file nor a finished page, in order. */
const app = new Hono<FrontEnv>();
const policyOf = pagePolicies(inlineSources);

app.use(withIdAndLog);
app.use(withCanonicalPath);
app.use(withOwnOrigin);
app.use(withGoTo);
app.use(withVisitor);
app.use(throughGateway);
app.use(async (c, next) => {
  const state = getFetchState(c);
  const policy = policyOf();
  Object.assign(state.locals, await localsFor(c.get('visitor')), { policy });
  // Pages are sent whole: one that fails half way must become the error page, not half a page. Astro's own switch for
  // this (the adapter's experimentalDisableStreaming) does not reach a fetch entrypoint.
  state.streaming = false;
  await next();
  // What was rendered has said by now what it needs. Other answers may load nothing at all, but for what says it by itself.
  const { headers } = c.res;
  if (headers.get('Content-Type')?.startsWith('text/html') && !headers.has('Content-Security-Policy'))
    c.res.headers.set('Content-Security-Policy', policy.header());
});
app.use(withGuard((c, path) => getFetchState(c).rewrite(path)));
app.use(astro());

export default app;
