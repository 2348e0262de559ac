import type { APIRoute } from 'astro';
import { answerSitemapIndex } from '#features/crawlers/sitemap/answer.ts';

/** The index of all sitemaps. */
export const GET: APIRoute = ({ locals }) => answerSitemapIndex(locals.api, locals.site.url);
