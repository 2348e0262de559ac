import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { ApiError } from '#contract/errors.ts';
import { escapeHtml } from '#kit/chat-draw/escape.ts';
import { tooManyWords } from '#server/runtime/too-many.ts';
import { NOTHING_ALLOWED } from './security-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** The look of the site without its files: colours as in src/styles/tokens.css, fonts that are there. */
const STYLE = [
  ':root{color-scheme:light dark;--ink:light-dark(#14171c,#edeae3);--paper:light-dark(#fbfaf7,#131211);--muted:light-dark(#555d69,#aca79d)}',
  'body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5rem system-ui,sans-serif}',
  'header,main{padding-inline:1.5rem}header{border-bottom:1px solid light-dark(#c9c4ba,#45413b);font:700 1.375rem/3rem Georgia,serif}',
  'header b{color:light-dark(#b3122a,#fa6670)}main{max-width:36rem;padding-block:1.25rem}a{color:inherit;text-decoration:none}',
  'h1{margin:0;font:600 2.125rem/2.5rem Georgia,serif;letter-spacing:-.018em;text-wrap:balance}p{margin:.5rem 0 1.5rem;color:var(--muted);text-wrap:pretty}',
  '.actions{display:flex;flex-wrap:wrap;gap:.5rem;font:600 .875rem/1.25rem system-ui,sans-serif;color:var(--ink)}',
  '.actions a{padding:.4375rem .875rem;border:1px solid light-dark(#8c877c,#787269);border-radius:4px}',
  '.actions a:first-child{background:var(--ink);border-color:var(--ink);color:var(--paper)}a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}',
  '@media(width<820px){header,main{padding-inline:1rem}h1{font-size:1.625rem;line-height:2rem}}@media(width<820px)or (pointer:coarse){.actions a{padding-block:.6875rem}}',
].join('');

/** As the name stands at the top of every page (src/shell/Wordmark.astro). */
function wordmark(siteName: string): string {
  const [, red = '', rest = ''] = /^(Red)?(.*)$/s.exec(siteName) ?? [];
  return (red && `<b>${red}</b>`) + escapeHtml(rest);
}

const pageOf = (siteName: string, heading: string, sentence: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · ${escapeHtml(siteName)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/home">${wordmark(siteName)}</a></header>
<main>
<div role="alert">
<h1>${heading}</h1>
<p>${sentence}</p>
</div>
<p class="actions"><a href="">Try again</a><a href="/home">Home</a></p>
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
export function createBusyAnswers(always: Headers, siteName: string) {
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
    siteName,
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
      if (isPage) html(res, 429, Buffer.from(pageOf(siteName, heading, advice)), seconds);
      else json(res, new ApiError('too_many_requests', `${heading}. ${advice}`), seconds);
    },
  };
}

export type BusyAnswers = ReturnType<typeof createBusyAnswers>;
