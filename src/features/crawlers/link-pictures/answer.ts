import { isUnchanged } from '#kit/http/conditional.ts';
import type { PictureFacts } from './facts.ts';
import { createPictures, type Pictures, PicturesBusy } from './pictures.ts';
import { renderPicture } from './render.ts';

let pictures: Pictures | undefined;

/** Half a day: other sites keep a picture far longer anyway. Not kept as a page: pictures have a bound of their own. */
const CACHE_CONTROL = 'public, max-age=43200';

/** Answers a request for a picture: 304 for one who has it, 503 while too many are being drawn. */
export async function answerPicture(
  request: Request,
  facts: PictureFacts,
  from: Pictures = (pictures ??= createPictures(renderPicture)),
): Promise<Response> {
  const headers = {
    ETag: from.etagOf(facts),
    'Cache-Control': CACHE_CONTROL,
    // Other sites may show it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  const ifNoneMatch = request.headers.get('if-none-match') ?? undefined;
  if (isUnchanged({ ifNoneMatch, ifModifiedSince: undefined }, { etag: headers.ETag }))
    return new Response(null, { status: 304, headers });
  try {
    const picture = await from.pictureOf(facts);
    return new Response(picture, { headers: { ...headers, 'Content-Type': 'image/png' } });
  } catch (error) {
    if (!(error instanceof PicturesBusy)) throw error;
    return new Response(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } });
  }
}
