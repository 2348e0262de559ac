import type { APIRoute } from 'astro';
import { answerFeed } from '#lib/feeds/answer.ts';
import { loadFeed } from '#lib/feeds/load.ts';

/** All news, events and newsletters as feeds. */
export const GET: APIRoute = ({ params, locals, request }) =>
  answerFeed(request, params.format, locals.site.url, () =>
    loadFeed(locals.api, params.name ?? '', locals.site.name),
  );
