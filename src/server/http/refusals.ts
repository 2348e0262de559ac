import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { NOTHING_ALLOWED } from './security-headers.ts';

type Headers = Readonly<Record<string, string>>;

/** What Node gives up reading, by the code of its error. */
const UNREADABLE: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'The body is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long.'],
};
const MALFORMED = ['400 Bad Request', 'Bad request.'] as const;

/** An answer that is written to a connection by hand, the last on it. */
function bytesOf(headers: Headers, [status, message]: readonly [string, string]): string {
  const body = `${message}\n`;
  const lines = Object.entries({
    ...headers,
    'Content-Security-Policy': NOTHING_ALLOWED,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n');
}

/**
 * Answers what is no request, or takes too long to become one, with the headers of every answer, a body and its length.
 * Node alone would send a status and nothing else.
 */
export function answerUnreadable(server: Server, headers: Headers): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The answer under way on the connection, which Node keeps there: half of it may have left.
    const { _httpMessage: underWay } = socket as Socket & { _httpMessage?: ServerResponse };
    if (socket.writable && error.code !== 'ECONNRESET' && !underWay?.headersSent)
      socket.write(bytesOf(headers, UNREADABLE[error.code ?? ''] ?? MALFORMED));
    socket.destroySoon();
  });
}

/** Whether a request names the host that it is for exactly once, as HTTP/1.1 has it: proxies on the way may read another. */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
