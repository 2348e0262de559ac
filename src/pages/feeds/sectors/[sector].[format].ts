import type { APIRoute } from 'astro';
import { answerFeed } from '#features/crawlers/feeds/answer.ts';
import { loadSectorFeed } from '#features/crawlers/feeds/load.ts';
import { sectorOfSlug } from '#kit/href/feed-paths.ts';

/** The news of one sector as a feed. */
export const GET: APIRoute = ({ params, locals, request }) => {
  const sector = sectorOfSlug(params.sector ?? '');
  return answerFeed(request, params.format, locals.site.url, () =>
    sector ? loadSectorFeed(locals.api, sector, locals.site.name) : Promise.resolve(undefined),
  );
};
