import type { APIRoute } from 'astro';
import { answerFeed } from '#features/crawlers/feeds/answer.ts';
import { loadFeed } from '#features/crawlers/feeds/load.ts';

/** All news, events and newsletters as feeds. */
export const GET: APIRoute = ({ params, locals, request }) =>
  answerFeed(request, params.format, locals.site.url, () =>
    loadFeed(locals.api, params.name ?? '', locals.site.name),
  );
