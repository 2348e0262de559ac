import type { APIRoute } from 'astro';
import { plainAnswer, robotsText } from '#features/crawlers/plain-files.ts';

/** What crawlers may ask for, and where the sitemap is. */
export const GET: APIRoute = ({ locals }) => plainAnswer(robotsText(locals.site.url));
