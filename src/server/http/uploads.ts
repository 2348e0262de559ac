import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isUpload } from '#contract/upload-path.ts';
import { FRAMED_BY_US } from './security-headers.ts';

/** Answers for one upload; false where there is none of that name. */
export type SendUpload = (req: IncomingMessage, res: ServerResponse, path: string) => Promise<boolean>;

/** Nothing in such a file may run, load or frame anything, whatever a browser makes of it. */
const SHUT = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** Where a request is for: a document that a page of ours frames is shown there, anywhere else it is a file to keep. */
const isFramed = ({ headers }: IncomingMessage): boolean =>
  /^(?:iframe|embed|object)$/.test(String(headers['sec-fetch-dest'])) &&
  headers['sec-fetch-site'] === 'same-origin';

/**
 * Serves what staff put on the site, from the disk as it is taken. The name of a file is its content's, so that it may be kept for
 * good; its type is ours, never the sender's. Pictures stand in mails too, and so may be shown anywhere.
 */
export function serveUploads(dataDir: string, always: Readonly<Record<string, string>>): SendUpload {
  return async (req, res, path) => {
    if (!isUpload(path)) return false;
    const file = await open(join(dataDir, path), 'r').catch(() => undefined);
    if (!file) return false;
    try {
      const { size } = await file.stat();
      const isPicture = path.endsWith('.webp');
      const name = path.slice(path.lastIndexOf('/') + 1);
      const framed = !isPicture && isFramed(req);
      const headers = {
        ...always,
        'Content-Security-Policy': framed ? FRAMED_BY_US : SHUT,
        'Content-Type': isPicture ? 'image/webp' : 'application/pdf',
        'Cross-Origin-Resource-Policy': isPicture ? 'cross-origin' : 'same-origin',
        'Cache-Control': 'public, max-age=31536000, immutable',
        ETag: `"${name}"`,
        ...(!isPicture && {
          'Content-Disposition': framed ? 'inline' : `attachment; filename="${name}"`,
          Vary: 'Sec-Fetch-Dest, Sec-Fetch-Site',
        }),
      };
      if (req.headers['if-none-match'] === headers.ETag) {
        res.writeHead(304, headers).end();
        return true;
      }
      res.writeHead(200, { ...headers, 'Content-Length': size });
      if (req.method === 'HEAD') res.end();
      // Who goes away in the middle is nobody's fault.
      else await pipeline(file.createReadStream({ autoClose: false }), res).catch(() => res.destroy());
      return true;
    } finally {
      await file.close();
    }
  };
}
