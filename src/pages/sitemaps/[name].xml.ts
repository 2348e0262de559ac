import type { APIRoute } from 'astro';
import { answerSitemap } from '#features/crawlers/sitemap/answer.ts';

/** One shard of pages with their last change. */
export const GET: APIRoute = ({ params, locals }) =>
  answerSitemap(locals.api, params.name ?? '', locals.site.url);
