import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a server of a language model was asked. */
export interface ModelAsked {
  authorization: string | undefined;
  url: string | undefined;
  body: {
    model: string;
    messages: { role: string; content: string | null; tool_call_id?: string }[];
    tools?: { function: { name: string; parameters: Record<string, unknown> } }[];
    tool_choice?: string;
  };
}

/** How it answers one request, by writing to the response. */
export type ModelTurn = (res: ServerResponse, asked: ModelAsked) => void | Promise<void>;

const HEAD = { 'content-type': 'text/event-stream' };
const sse = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const chunk = (delta: object, finish: string | null = null) =>
  sse({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] }); // prettier-ignore

const usageOf = (input: number, output: number) =>
  sse({ id: 'c', object: 'chat.completion.chunk', choices: [], usage: { prompt_tokens: input, completion_tokens: output } }); // prettier-ignore

/** Says a text in pieces of a few letters, as models do. */
export const says =
  (words: string, { finish = 'stop', usage = [1000, 100] as [number, number] | null } = {}): ModelTurn =>
  (res) => {
    res.writeHead(200, HEAD);
    for (const piece of words.match(/[\s\S]{1,7}/g) ?? []) res.write(chunk({ content: piece }));
    res.write(chunk({}, finish));
    if (usage) res.write(usageOf(...usage));
    res.end('data: [DONE]\n\n');
  };

/** Says some words and is gone. */
export const breaksOff =
  (words: string): ModelTurn =>
  (res) => {
    res.writeHead(200, HEAD);
    res.write(chunk({ content: words }), () => res.destroy());
  };

/** Says some words and ends, as if that were all: without a reason, and without a last word of the protocol. */
export const endsEarly =
  (words: string): ModelTurn =>
  (res) => {
    res.writeHead(200, HEAD);
    res.end(chunk({ content: words }));
  };

/** Calls look-ups, their arguments in two pieces. */
export const calls =
  (...wanted: readonly [name: string, args: unknown][]): ModelTurn =>
  (res) => {
    res.writeHead(200, HEAD);
    for (const [index, [name, args]] of wanted.entries()) {
      const written = typeof args === 'string' ? args : JSON.stringify(args);
      const half = Math.floor(written.length / 2);
      res.write(chunk({ tool_calls: [{ index, id: `call-${index}`, type: 'function', function: { name, arguments: written.slice(0, half) } }] })); // prettier-ignore
      res.write(chunk({ tool_calls: [{ index, function: { arguments: written.slice(half) } }] }));
    }
    res.write(chunk({}, 'tool_calls'));
    res.end(`${usageOf(1000, 50)}data: [DONE]\n\n`);
  };

/** Answers anything else: a status, a redirect, a page. */
export const answers =
  (status: number, headers: Record<string, string> = {}, body = '{"error":{"message":"no"}}'): ModelTurn =>
  (res) => {
    res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

/** Never answers. */
export const hangs: ModelTurn = () => undefined;

/** A server that speaks the protocol of OpenAI, turn by turn; the last turn is repeated. */
export async function openModelServer(...turns: readonly ModelTurn[]) {
  const asked: ModelAsked[] = [];
  let closed = 0;
  const reply = async (req: IncomingMessage, res: ServerResponse) => {
    res.on('close', () => (closed += res.writableFinished ? 0 : 1));
    const one: ModelAsked = {
      authorization: req.headers.authorization,
      url: req.url,
      body: JSON.parse((await text(req)) || '{}') as ModelAsked['body'],
    };
    asked.push(one);
    await turns[Math.min(asked.length, turns.length) - 1]?.(res, one);
  };
  const server = createServer((req, res) => void reply(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** Requests that were left before their answer was whole. */
    left: () => closed,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
