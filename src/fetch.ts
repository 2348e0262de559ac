import { astro, getFetchState } from 'astro/hono';
import { type Context, Hono } from 'hono';
import { pageMap } from 'virtual:astro:pages';
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

// Pages are read when they are first asked for, but for the one that stands in for another: a build that is made while this process
// serves takes away the files of the old one. Nothing waits for it, because what it is made of waits for this module.
void pageMap.get('src/pages/500.astro')?.();

/** The front door: what happens to every request that is neither a file nor a finished page, in order. */
const app = new Hono<FrontEnv>();
const policyOf = pagePolicies(inlineSources);

/** What pages are made with. They are sent whole: one that fails half way must become the error page, not half a page. */
async function prepare(c: Context<FrontEnv>) {
  const state = getFetchState(c);
  const policy = policyOf();
  Object.assign(state.locals, await localsFor(c.get('visitor')), { policy });
  // Astro's own switch for this (the adapter's experimentalDisableStreaming) does not reach a fetch entrypoint.
  state.streaming = false;
  return { state, policy };
}

app.use(withIdAndLog);
app.use(withCanonicalPath);
app.use(
  withOwnOrigin(async (c) => {
    const { state, policy } = await prepare(c);
    state.locals.refused = true;
    const page = await state.rewrite('/500');
    page.headers.set('Content-Security-Policy', policy.header());
    return page;
  }),
);
app.use(withGoTo);
app.use(withVisitor);
app.use(throughGateway);
app.use(async (c, next) => {
  const { policy } = await prepare(c);
  await next();
  // What was rendered has said by now what it needs. Other answers may load nothing at all, but for what says it by itself.
  const { headers } = c.res;
  if (headers.get('Content-Type')?.startsWith('text/html') && !headers.has('Content-Security-Policy'))
    c.res.headers.set('Content-Security-Policy', policy.header());
});
app.use(withGuard((c, path) => getFetchState(c).rewrite(path)));
app.use(astro());

export default app;
