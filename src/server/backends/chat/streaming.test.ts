import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage, ChatThread } from '#contract/chat.ts';
import type { OpenStore } from '#server/db/open.ts';
import { type As, openChatApp } from '#tests/support/chat-app.ts';
import { forEachEngine } from '#tests/support/store.ts';

const ann: As = { person: 'ann' };

/** Reads the events of a stream one by one. */
function eventsOf(response: Response) {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  return async (): Promise<{ event: string; data: Record<string, unknown> } | undefined> => {
    for (;;) {
      const [, event = '', data = ''] = /^(?:retry: .*\n)?event: (.*)\ndata: (.*)\n\n/.exec(text) ?? [];
      if (event) {
        text = text.slice(text.indexOf('\n\n') + 2);
        return { event, data: JSON.parse(data) as Record<string, unknown> };
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += decoder.decode(value, { stream: true });
    }
  };
}

forEachEngine('answers while they are written', (openFresh) => {
  let store: OpenStore;
  let chat: ReturnType<typeof openChatApp>;
  beforeAll(async () => {
    store = await openFresh();
  });
  beforeEach(() => {
    chat = openChatApp(store);
  });
  afterAll(() => store.close());

  const ask = async (question: string) =>
    (await chat.call<{ thread: ChatThread; message: ChatMessage }>('POST', '/chat/questions', ann, { question }))
      .body; // prettier-ignore
  const listen = async (id: string, from = chat) =>
    eventsOf(await from.raw('GET', `/chat/messages/${id}/events`, undefined, ann));
  const stateOf = async (id: string) =>
    (await chat.call<ChatMessage>('GET', `/chat/messages/${id}`, ann)).body;
  const partOf = (question: string) => `You asked <strong>${question}</strong>`;
  const until = (check: () => boolean | Promise<boolean>) =>
    vi.waitFor(async () => expect(await check()).toBe(true), { interval: 5 });

  it('come as what is there, then what comes, then the whole', async () => {
    const { message } = await ask('slowly please');
    const next = await listen(message.message_id);
    const first = await next();
    expect(first?.event).toBe('so-far');
    const seen: string[] = [JSON.stringify(first?.data)];
    while (!seen.join().includes('And ')) seen.push(JSON.stringify((await next())?.data));
    expect(seen.join()).toContain(partOf('slowly please'));
    chat.release();
    expect(await next()).toEqual({ event: 'words', data: { words: 'more' } });
    const last = await next();
    expect(last).toMatchObject({ event: 'answer', data: { state: 'done', followUps: ['And last year?'] } });
    expect(last?.data.html).toContain('href="/stocks/ABEO/financials"');
    expect(await next()).toBeUndefined();
  });

  it('go on when nobody listens, and are found further on', async () => {
    const { message } = await ask('slowly, alone');
    const response = await chat.raw('GET', `/chat/messages/${message.message_id}/events`, undefined, ann);
    await response.body?.cancel();
    await until(async () => (await stateOf(message.message_id)).words === 'And ');
    const next = await listen(message.message_id);
    expect(String((await next())?.data.html)).toContain(partOf('slowly, alone'));
    chat.release();
    await until(async () => (await stateOf(message.message_id)).state === 'done');
    const whole = await (await listen(message.message_id))();
    expect(String(whole?.data.html)).toContain(partOf('slowly, alone'));
  });

  it('are followed and stopped from another process, and keep what was there', async () => {
    const other = openChatApp(store);
    const { message } = await ask('slowly, elsewhere');
    await until(async () => (await stateOf(message.message_id)).words === 'And ');
    const next = await listen(message.message_id, other);
    expect(String((await next())?.data.html)).toContain('And ');
    const stopped = await other.call<ChatMessage>('POST', `/chat/messages/${message.message_id}/stop`, ann);
    expect(stopped.body).toMatchObject({ state: 'stopped', answer: null, parts: [{ kind: 'text' }] });
    expect(await next()).toMatchObject({ event: 'answer', data: { state: 'stopped' } });
    chat.release();
    expect((await stateOf(message.message_id)).state).toBe('stopped');
  });

  it('are stopped at once where they are written, after which the next question is taken', async () => {
    const { thread, message } = await ask('slowly, here');
    const body = { question: 'Next?', thread_id: thread.thread_id, wait: true };
    expect((await chat.call('POST', '/chat/questions', ann, body)).status).toBe(409);
    const stopped = await chat.call<ChatMessage>('POST', `/chat/messages/${message.message_id}/stop`, ann);
    expect(stopped.body.state).toBe('stopped');
    expect(chat.logged).toEqual([]);
    expect((await chat.call('POST', '/chat/questions', ann, body)).status).toBe(200);
  });

  it.each([
    ['', 60_000],
    [', a clock ahead of its time with it,', -3_600_000],
  ])('whose process has died%s are said to have failed, and can be composed anew', async (_, laterMs) => {
    const other = openChatApp(store);
    other.clock.at += laterMs;
    const { message } = await ask('slowly, to death');
    const read = () => other.call<ChatMessage>('GET', `/chat/messages/${message.message_id}`, ann);
    expect((await read()).body.state).toBe('failed');
    expect((await other.call('POST', `/chat/messages/${message.message_id}/answer`, ann)).status).toBe(200);
    other.release();
    await until(async () => (await read()).body.state === 'done');
  });
});

forEachEngine('tokens of the chat', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
  });
  afterAll(() => store.close());

  it('are good for the chat of one person, for five minutes, and make no others', async () => {
    const chat = openChatApp(store);
    const { body } = await chat.call<{ token: string; expires_at: string }>('POST', '/chat/token', ann);
    expect(Date.parse(body.expires_at) - chat.clock.at).toBe(5 * 60_000);
    await chat.call('POST', '/chat/questions', ann, { question: 'Cash?', wait: true });
    const bearer = body.token;
    const history = (token: string) =>
      chat.call<{ data: unknown[] }>('GET', '/chat/history', { bearer: token });
    expect((await history(bearer)).body.data.length).toBe(1);
    expect((await chat.call('POST', '/chat/token', { bearer })).status).toBe(401);
    expect((await history(`${bearer.slice(0, -1)}_`)).status).toBe(401);
    const owner = (token: string) => chat.call<object>('POST', '/chat/token/owner', {}, { token });
    expect((await owner(bearer)).body).toEqual({ user_id: 'ann', name: 'ann', expires_at: body.expires_at });
    chat.clock.at += 5 * 60_000;
    expect([(await history(bearer)).status, (await owner(bearer)).status]).toEqual([401, 404]);
    expect((await chat.call('POST', '/chat/token', {})).status).toBe(401);
  });
});
