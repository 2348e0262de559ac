import { createHash } from 'node:crypto';
import { isApiError } from '#contract/errors.ts';
import { isUnchanged } from '#kit/http/conditional.ts';
import { type Feed, updatedAt } from './feed.ts';
import { feedFormats, feedTypes } from '#kit/href/feed-paths.ts';
import { writeFeed } from './write.ts';

/** Kept as long as the content stays the same, five minutes at most: events go by without a change of content. */
const CACHE_CONTROL = 'public, max-age=300, s-maxage=300';

const failed = (status: 404 | 503): Response =>
  new Response(status === 404 ? 'There is no such feed.\n' : 'The feed is not available right now.\n', {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': '60' }),
    },
  });

/** Answers a request for a feed in the wanted format: 304 for one who has it, 404 where there is no such feed. */
export async function answerFeed(
  request: Request,
  wanted: string | undefined,
  origin: string,
  load: () => Promise<Feed | undefined>,
): Promise<Response> {
  const format = feedFormats.find((name) => name === wanted);
  if (!format) return failed(404);
  let feed: Feed | undefined;
  try {
    feed = await load();
  } catch (error) {
    const isUnknown = isApiError(error) && (error.code === 'not_found' || error.code === 'bad_request');
    return failed(isUnknown ? 404 : 503);
  }
  if (!feed) return failed(404);
  const text = writeFeed(feed, format, origin);
  const headers = {
    ETag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    'Cache-Control': CACHE_CONTROL,
    ...(updatedAt(feed) && { 'Last-Modified': updatedAt(feed)?.toUTCString() ?? '' }),
  };
  const asked = {
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
    ifModifiedSince: request.headers.get('if-modified-since') ?? undefined,
  };
  if (isUnchanged(asked, { etag: headers.ETag, lastModified: headers['Last-Modified'] }))
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: { ...headers, 'Content-Type': `${feedTypes[format]}; charset=utf-8` },
  });
}
