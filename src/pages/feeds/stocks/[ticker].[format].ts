import type { APIRoute } from 'astro';
import { answerFeed } from '#features/crawlers/feeds/answer.ts';
import { loadCompanyFeed } from '#features/crawlers/feeds/load.ts';
import { feedPaths } from '#kit/href/feed-paths.ts';

/** The news of one company as a feed. */
export const GET: APIRoute = ({ params, locals, request, redirect }) => {
  const { ticker = '', format = '' } = params;
  if (ticker !== ticker.toUpperCase())
    return redirect(`${feedPaths.company(ticker.toUpperCase())}.${format}`, 308);
  return answerFeed(request, format, locals.site.url, () =>
    loadCompanyFeed(locals.api, ticker, locals.site.name),
  );
};
