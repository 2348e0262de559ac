import * as z from 'zod/mini';

/** A call of a look-up that a model wants; its arguments as it wrote them. */
export interface ModelCall {
  id: string;
  name: string;
  arguments: string;
}

/** What is said so far, as the protocol has it. */
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; calls?: readonly ModelCall[] }
  | { role: 'tool'; callId: string; content: string };

/** A look-up as a model is told of it. */
export interface ModelTool {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

export interface ModelRequest {
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
  /** No look-up may be called any more. */
  isLast: boolean;
  maxTokens: number;
}

/** What comes of a request, in order; the last is an `end`, or it throws. */
export type ModelEvent =
  | { kind: 'words'; words: string }
  | { kind: 'end'; calls: ModelCall[]; isCut: boolean; usage: { input: number; output: number } | null };

/** A language model on a server. */
export interface Model {
  ask(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}

/** A model that gave no answer; says why in words fit for a log, never with the key, the address or the question. */
export class ModelFailure extends Error {
  readonly retryAfterMs: number;
  constructor(message: string, retryAfterMs = 0) {
    super(message);
    this.retryAfterMs = retryAfterMs;
  }
}

export interface ClientOptions {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** How long nothing may come before the request is given up. */
  idleMs?: number;
}

const MOST_BYTES = 4_000_000;
const MOST_CALLS = 32;
const IDLE_MS = 15_000;

const ChunkSchema = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.nullish(
          z.object({
            content: z.nullish(z.string()),
            tool_calls: z.nullish(
              z.array(
                z.object({
                  index: z.nullish(z.int()),
                  id: z.nullish(z.string()),
                  function: z.nullish(
                    z.object({ name: z.nullish(z.string()), arguments: z.nullish(z.string()) }),
                  ),
                }),
              ),
            ),
          }),
        ),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
  usage: z.nullish(
    z.object({
      prompt_tokens: z.optional(z.number().check(z.gte(0))),
      completion_tokens: z.optional(z.number().check(z.gte(0))),
    }),
  ),
});
type Chunk = z.infer<typeof ChunkSchema>;

const asSent = (message: ModelMessage) => {
  if (message.role === 'tool')
    return { role: 'tool' as const, tool_call_id: message.callId, content: message.content };
  if (message.role !== 'assistant') return message;
  const { content, calls = [] } = message;
  return {
    role: 'assistant' as const,
    content,
    ...(calls.length > 0 && {
      tool_calls: calls.map(({ id, name, arguments: written }) => ({
        id,
        type: 'function' as const,
        function: { name, arguments: written },
      })),
    }),
  };
};

/** Follows no redirect, which could carry the key elsewhere, and ends an answer that does not end by itself. */
const carefulFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  let bytes = 0;
  const body = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MOST_BYTES) controller.error(new ModelFailure('the answer does not end'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(body ?? null, { status: response.status, headers: response.headers });
};

/** Puts the pieces of calls together, which come by their index. */
function createCallReader() {
  const calls: ModelCall[] = [];
  return {
    calls,
    take(chunk: Chunk): void {
      for (const piece of chunk.choices?.[0]?.delta?.tool_calls ?? []) {
        const index = piece.index ?? Math.max(0, calls.length - (piece.id ? 0 : 1));
        if (index < 0 || index >= MOST_CALLS) throw new ModelFailure('it calls too much at once');
        while (calls.length <= index) calls.push({ id: `call_${calls.length}`, name: '', arguments: '' });
        const call = calls[index];
        if (!call) continue;
        if (piece.id) call.id = piece.id.slice(0, 200);
        call.name += (piece.function?.name ?? '').slice(0, 200);
        call.arguments += piece.function?.arguments ?? '';
      }
    },
  };
}

/** Milliseconds that an answer of a server asks to wait, at most five minutes. */
const waitOf = (headers: Headers | undefined): number =>
  Math.min(Math.max(0, Number(headers?.get('retry-after') ?? 0) || 0) * 1000, 300_000);

/** What went wrong, without a word of what the server wrote: it may repeat the question or the key. */
function failureOf(error: unknown, isIdle: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (isIdle) return new ModelFailure('nothing came in time');
  const { status, headers } = (error ?? {}) as { status?: unknown; headers?: unknown };
  if (typeof status === 'number')
    return new ModelFailure(
      `it answered ${status}`,
      waitOf(headers instanceof Headers ? headers : undefined),
    );
  return new ModelFailure(
    `it could not be asked or understood (${error instanceof Error ? error.name : 'unknown'})`,
  );
}

/** A signal that aborts with `signal`, or when `touch` was not called for `idleMs`. */
function idleSignal(signal: AbortSignal, idleMs: number) {
  const idle = new AbortController();
  const expire = () => idle.abort(new ModelFailure('nothing came in time'));
  let timer = setTimeout(expire, idleMs);
  return {
    signal: AbortSignal.any([signal, idle.signal]),
    isIdle: () => idle.signal.aborted,
    touch: () => {
      clearTimeout(timer);
      timer = setTimeout(expire, idleMs);
    },
    end: () => clearTimeout(timer),
  };
}

/** The package weighs 35 MB of memory, so that only who has a model loads it; nothing of the environment reaches it but our settings. */
async function openClient({ baseUrl, apiKey, idleMs = IDLE_MS }: ClientOptions) {
  const { default: OpenAI } = await import('openai');
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: idleMs,
    logLevel: 'off',
    fetch: carefulFetch,
  });
}

/** A model behind a server that speaks the protocol of OpenAI. */
export function connectModel(options: ClientOptions): Model {
  const { model, idleMs = IDLE_MS } = options;
  let opening: ReturnType<typeof openClient> | undefined;

  return {
    async *ask({ messages, tools, isLast, maxTokens }, signal) {
      const idle = idleSignal(signal, idleMs);
      try {
        const client = await (opening ??= openClient(options));
        const chunks = await client.chat.completions.create(
          {
            model,
            stream: true,
            stream_options: { include_usage: true },
            max_completion_tokens: maxTokens,
            messages: messages.map(asSent),
            ...(tools.length > 0 && {
              tools: tools.map((tool) => ({ type: 'function' as const, function: { ...tool } })),
              tool_choice: isLast ? ('none' as const) : ('auto' as const),
            }),
          },
          { signal: idle.signal },
        );
        yield* eventsOf(chunks, idle.touch);
      } catch (error) {
        signal.throwIfAborted();
        throw failureOf(error, idle.isIdle());
      } finally {
        idle.end();
      }
    },
  };
}

async function* eventsOf(chunks: AsyncIterable<unknown>, touch: () => void): AsyncGenerator<ModelEvent> {
  const reader = createCallReader();
  let finish: string | null = null;
  let usage: { input: number; output: number } | null = null;
  for await (const raw of chunks) {
    touch();
    const chunk = ChunkSchema.parse(raw);
    reader.take(chunk);
    const { prompt_tokens: input, completion_tokens: output } = chunk.usage ?? {};
    if (input !== undefined && output !== undefined) usage = { input, output };
    const [choice] = chunk.choices ?? [];
    if (choice?.delta?.content) yield { kind: 'words', words: choice.delta.content };
    finish = choice?.finish_reason ?? finish;
  }
  if (finish === null) throw new ModelFailure('it stopped in the middle');
  if (finish === 'content_filter') throw new ModelFailure('it withheld its answer');
  yield {
    kind: 'end',
    calls: reader.calls.filter(({ name }) => name !== ''),
    isCut: finish === 'length',
    usage,
  };
}
