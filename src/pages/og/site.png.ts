import type { APIRoute } from 'astro';
import { formatDate } from '#kit/time/dates.ts';
import { formatCount } from '#kit/format.ts';
import { answerPicture } from '#features/crawlers/link-pictures/answer.ts';
import { siteFacts } from '#features/crawlers/link-pictures/facts.ts';

/** The picture of every page that is not about one company. */
export const GET: APIRoute = async ({ locals, request }) => {
  const summary = await locals.summary();
  return answerPicture(
    request,
    siteFacts(
      summary && formatCount(summary.companies),
      summary?.quoteDate ? formatDate(summary.quoteDate) : null,
      locals.site.name,
    ),
  );
};
