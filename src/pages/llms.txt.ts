import type { APIRoute } from 'astro';
import { llmsText, plainAnswer } from '#features/crawlers/plain-files.ts';

/** The site in a few lines, for language models. */
export const GET: APIRoute = ({ locals }) => plainAnswer(llmsText(locals.site.name, locals.site.url));
