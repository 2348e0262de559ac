import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { ApiError } from '#contract/errors.ts';
import { tooManyWords } from '#server/runtime/too-many.ts';
import { NOTHING_ALLOWED } from './security-headers.ts';

type Headers = Readonly<Record<string, string>>;

const STYLE =
  ':root{color-scheme:light dark}body{max-width:32rem;margin:15vh auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}h1{font-size:1.5rem}a{color:inherit}';

const pageOf = (heading: string, sentence: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${sentence}</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`;

/** Seconds after which who was refused may ask again: a queue is emptied in one. */
const RETRY_SECONDS = 3;

/** What one network address asked for too often. */
interface TooMany {
  waitMs: number;
  what: 'files' | 'requests';
  isPage: boolean;
}

/**
 * What is sent where there is no place for a work: prepared once, since it is sent when there is no time. A page to who asked for
 * a page, the envelope of errors to who called.
 */
export function createBusyAnswers(always: Headers) {
  const headersOf = (body: Buffer | string, type: string, policy: string, retrySeconds: number) => ({
    ...always,
    'Content-Security-Policy': policy,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': String(retrySeconds),
  });
  const json = (res: ServerResponse, failure: ApiError, retrySeconds: number) => {
    const body = Buffer.from(JSON.stringify(failure.toEnvelope()));
    res
      .writeHead(failure.status, headersOf(body, 'application/json', NOTHING_ALLOWED, retrySeconds))
      .end(body);
  };

  const styleHash = createHash('sha256').update(STYLE).digest('base64');
  const pagePolicy = `${NOTHING_ALLOWED}; style-src 'sha256-${styleHash}'`;
  const html = (res: ServerResponse, status: number, page: Buffer, retrySeconds: number) =>
    void res
      .writeHead(status, headersOf(page, 'text/html; charset=utf-8', pagePolicy, retrySeconds))
      .end(res.req.method === 'HEAD' ? undefined : page);
  const busyPage = pageOf(
    'Many visitors at the moment',
    'This page could not be made just now. Please try again in a few seconds.',
  );
  // As Node writes them, names and values by turns: hundreds are refused between two pages.
  const busyHeaders = Object.entries(
    headersOf(busyPage, 'text/html; charset=utf-8', pagePolicy, RETRY_SECONDS),
  ).flatMap(([name, value]) => [name, String(value)]);
  const tooBusy = new ApiError(
    'unavailable',
    'Many visitors at the moment. Please try again in a few seconds.',
  );

  return {
    /** 503 as a page. A text, unlike bytes, leaves in one piece with its headers. */
    page: (res: ServerResponse): void =>
      void res.writeHead(503, busyHeaders).end(res.req.method === 'HEAD' ? undefined : busyPage),
    /** 503 as the envelope. */
    call: (res: ServerResponse): void => json(res, tooBusy, RETRY_SECONDS),
    /** 429, as a page or as the envelope. */
    tooMany(res: ServerResponse, { waitMs, what, isPage }: TooMany): void {
      const { seconds, heading, advice } = tooManyWords(what, waitMs);
      if (isPage) html(res, 429, Buffer.from(pageOf(heading, advice)), seconds);
      else json(res, new ApiError('too_many_requests', `${heading}. ${advice}`), seconds);
    },
  };
}
