import type { APIRoute } from 'astro';
import { isApiError } from '#contract/errors.ts';
import { answerPicture } from '#features/crawlers/link-pictures/answer.ts';
import { companyFacts } from '#features/crawlers/link-pictures/facts.ts';
import { orNull } from '#kit/http/load.ts';
import { companyPicturePath } from '#kit/href/link-picture-paths.ts';

/** The picture of a company for links to its pages. */
export const GET: APIRoute = async ({ params, locals, request, redirect }) => {
  const symbol = params.ticker ?? '';
  if (symbol !== symbol.toUpperCase()) return redirect(companyPicturePath(symbol.toUpperCase()), 308);
  try {
    const [company, prices] = await Promise.all([
      locals.api('stock.details', { params: { symbol } }),
      // A picture without its course is still one.
      orNull(locals.api('stock.prices', { params: { symbol }, query: { range: '6M' } })),
    ]);
    return await answerPicture(request, companyFacts(company, prices?.bars.close ?? [], locals.site.name));
  } catch (error) {
    const isUnknown = isApiError(error) && (error.code === 'not_found' || error.code === 'bad_request');
    return new Response(null, { status: isUnknown ? 404 : 503, headers: { 'Cache-Control': 'no-store' } });
  }
};
