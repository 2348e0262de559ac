import type { APIRoute } from 'astro';
import { answerFeed } from '#lib/feeds/answer.ts';
import { loadSectorFeed } from '#lib/feeds/load.ts';
import { sectorOfSlug } from '#lib/feeds/paths.ts';

/** The news of one sector as a feed. */
export const GET: APIRoute = ({ params, locals, request }) => {
  const sector = sectorOfSlug(params.sector ?? '');
  return answerFeed(request, params.format, locals.site.url, () =>
    sector ? loadSectorFeed(locals.api, sector, locals.site.name) : Promise.resolve(undefined),
  );
};
