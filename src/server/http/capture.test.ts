import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { captureAnswer, type CapturedAnswer } from './capture.ts';

let close: (() => void) | undefined;
afterEach(() => close?.());

/** Serves one handler behind the capture; what was captured is sent with a header that says so. */
async function serve(handler: (req: IncomingMessage, res: ServerResponse) => void) {
  const captured: CapturedAnswer[] = [];
  const server = createServer((req, res) => {
    captureAnswer(res, (answer) => {
      captured.push(answer);
      res.writeHead(answer.status, { ...answer.headers, 'x-captured': 'yes' }).end(answer.body);
    });
    handler(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { captured, response, text: await response.text() };
}

test('an answer in pieces is handed over whole, with status and headers', async () => {
  const { captured, text } = await serve((_, res) => {
    res.setHeader('X-First', '1');
    res.writeHead(404, { 'Content-Type': 'text/html' });
    res.write('<p>');
    res.write(new TextEncoder().encode('gone'));
    res.end('</p>');
  });
  expect(captured).toHaveLength(1);
  expect(captured[0]).toMatchObject({
    status: 404,
    headers: { 'content-type': 'text/html', 'x-first': '1' },
  });
  expect(text).toBe('<p>gone</p>');
});

test('a status that is set without writeHead is kept', async () => {
  const { captured, response } = await serve((_, res) => {
    res.statusCode = 418;
    res.setHeader('X-First', '1');
    res.end('short and stout');
  });
  expect(captured[0]).toMatchObject({ status: 418, headers: { 'x-first': '1' } });
  expect(response.status).toBe(418);
});

test('a file that is made while it is sent goes through untouched', async () => {
  const { captured, response, text } = await serve((_, res) => {
    res.writeHead(200, { 'Content-Type': 'text/csv; charset=utf-8' });
    res.write('a,b\r\n');
    res.end('1,2\r\n');
  });
  expect([captured.length, response.headers.get('x-captured'), text]).toEqual([0, null, 'a,b\r\n1,2\r\n']);
});

test.each([404, 413, 503])('%i goes with its own reason, whatever the page called it', async (status) => {
  const { response } = await serve((_, res) => {
    res.statusMessage = 'OK';
    res.writeHead(status, { 'Content-Type': 'text/html' });
    res.end('no');
  });
  expect([response.status, response.statusText]).toEqual([status, STATUS_CODES[status]]);
});
