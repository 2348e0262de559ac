import type { APIRoute } from 'astro';
import { formatDate } from '#lib/dates.ts';
import { formatCount } from '#lib/format.ts';
import { answerPicture } from '#lib/og/answer.ts';
import { siteFacts } from '#lib/og/facts.ts';

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
