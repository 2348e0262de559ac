import type { IncomingHttpHeaders } from 'node:http';
import type { StaticFile } from './static-files.ts';

/** An answer to a request for a part of a file. */
export interface RangeAnswer {
  status: 206 | 416;
  headers: Record<string, string | number>;
  body: Buffer;
}

const NOTHING = Buffer.alloc(0);

/**
 * The part of a file that a request asks for, by RFC 9110; undefined where the whole file is the answer: no range, one
 * of several parts, one that makes no sense, or one of another version of the file.
 */
export function byteRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  { body, etag }: Pick<StaticFile, 'body' | 'etag'>,
): RangeAnswer | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const size = body.length;
  // Without a beginning it is the last so many bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  if (start >= size)
    return {
      status: 416,
      headers: { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 },
      body: NOTHING,
    };
  return {
    status: 206,
    headers: { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Content-Length': end - start + 1 },
    body: body.subarray(start, end + 1),
  };
}
