import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type ChatConversation,
  chatCalls,
  type ChatMessage,
  type ChatThread,
  type SharedChat,
} from '#contract/chat.ts';
import type { ErrorEnvelope } from '#contract/errors.ts';
import type { OpenStore } from '#server/db/open.ts';
import { chatsKeeper } from '#server/store/chat/keeper.ts';
import { prune } from '#server/store/upkeep/prune.ts';
import { type As, openChatApp } from '#tests/support/chat-app.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';

interface Asked {
  thread: ChatThread;
  message: ChatMessage;
  guest?: string;
}
const ann: As = { person: 'ann' };
const bob: As = { person: 'bob' };

forEachEngine('the chat', (openFresh) => {
  let store: OpenStore;
  let chat: ReturnType<typeof openChatApp>;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [company('ABEO', { name: 'Abeona', sector_name: 'Life Sciences' })]);
  });
  beforeEach(async () => {
    for (const table of ['chat_threads', 'chat_messages', 'chat_shares', 'rate_limits'] as const)
      await store.db.deleteFrom(table).execute();
    chat = openChatApp(store);
  });
  afterAll(() => store.close());

  const ask = (question: string, as: As = ann, more: object = {}) =>
    chat.call<Asked & ErrorEnvelope>('POST', '/chat/questions', as, { question, wait: true, ...more });
  const begin = async (as: As = ann, question = 'How much cash?') =>
    (await ask(question, as, { symbol: 'abeo' })).body;
  const read = async (id: string, as: As = ann) =>
    chat.call<ChatConversation>('GET', `/chat/threads/${id}`, as);
  const history = async (as: As = ann, query = '') =>
    (await chat.call<{ data: ChatThread[] }>('GET', `/chat/threads${query}`, as)).body.data;

  it('a question with a NUL, which no store keeps, is refused like any other fault of a caller', async () => {
    const { status, body } = await ask('How much\0 cash?');
    expect([status, body.error.fields]).toEqual([400, { question: 'must not hold a NUL character' }]);
  });

  it('a question begins a conversation about a stock, named after what was understood, and the next one goes on', async () => {
    const { thread, message } = await begin();
    expect(thread).toMatchObject({
      symbol: 'ABEO',
      company_name: 'Abeona',
      created_at: '2026-07-02T12:00:00.000Z',
    });
    expect(message).toMatchObject({ state: 'done', answer: { outcome: 'answered' }, words: '', vote: null });
    await ask('And last year?', ann, { thread_id: thread.thread_id });
    const { body } = await read(thread.thread_id);
    expect(body.thread.chat_title).toBe('Cash');
    expect(body.messages.map(({ question }) => question)).toEqual(['How much cash?', 'And last year?']);
    expect(chat.asked[1]).toMatchObject({
      symbol: 'ABEO',
      isSignedIn: true,
      before: [{ question: 'How much cash?', answer: { symbol: 'ABEO' } }],
    });
  });

  it('an unknown company, an empty question and one that is too long are refused, and count for nothing', async () => {
    expect((await ask('Cash?', ann, { symbol: 'NOPE' })).status).toBe(404);
    expect((await ask('  ')).status).toBe(400);
    expect((await ask('x'.repeat(501))).status).toBe(400);
    expect(await history()).toEqual([]);
    expect(await store.db.selectFrom('rate_limits').select('count').execute()).toEqual([]);
  });

  it('nobody sees, changes, shares or asks in a conversation of somebody else', async () => {
    const { thread, message } = await begin();
    const { guest } = (await begin({}, 'Mine')) as { guest: string };
    const id = thread.thread_id;
    const tried = new Set(['POST /chat/history/:threadId/title']);
    for (const as of [bob, {}, { guest }])
      for (const [method, path, body] of [
        ['GET', `/chat/threads/${id}`],
        ['POST', `/chat/threads/${id}/title`, { title: 'Theirs' }],
        ['DELETE', `/chat/threads/${id}`],
        ['POST', `/chat/threads/${id}/share`],
        ['DELETE', `/chat/threads/${id}/share`],
        ['POST', '/chat/questions', { question: 'And?', thread_id: id }],
        ['GET', `/chat/messages/${message.message_id}`],
        ['GET', `/chat/messages/${message.message_id}/events`],
        ['POST', `/chat/messages/${message.message_id}/stop`],
        ['POST', `/chat/messages/${message.message_id}/answer`],
        ['POST', `/chat/messages/${message.message_id}/vote`, { vote: 'up' }],
      ] as const) {
        expect([method, path, (await chat.call(method, path, as, body)).status]).toEqual([method, path, 404]);
        tried.add(`${method} ${path.replace(id, ':threadId').replace(message.message_id, ':messageId')}`);
      }
    // Each call of one conversation or answer that the contract has, and that takes the id of one.
    const calls = Object.values(chatCalls).map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call) => /:(?:threadId|messageId)|\/questions$/.test(call)).sort()).toEqual([...tried].sort());
    expect((await chat.call('POST', `/chat/history/${id}/title`, bob, { title: 'x' })).status).toBe(404);
    expect((await read(id)).body).toMatchObject({ thread: { chat_title: 'Cash' }, messages: [{ vote: null }], shares: [] });
    expect(await history(bob)).toEqual([]);
  }); // prettier-ignore

  it('the specified history needs a person, holds 18 conversations on a page, and those asked last first', async () => {
    for (let n = 0; n < 20; n++) {
      chat.clock.at += 1000;
      await ask(`Question ${n}`);
    }
    const page = async (n: number) =>
      (await chat.call<{ data: ChatThread[] }>('GET', `/chat/history?page=${n}`, ann)).body.data;
    expect((await page(1)).length).toBe(18);
    expect((await page(2)).length).toBe(2);
    expect(await page(3)).toEqual([]);
    expect((await chat.call('GET', '/chat/history', {})).status).toBe(401);
    expect((await chat.call('GET', '/chat/history', { person: 'fresh' })).status).toBe(403);
  });

  it('a conversation is renamed, found by part of its name or company, and deleted', async () => {
    const { thread } = await begin();
    await ask('Something else');
    const renamed = await chat.call('POST', `/chat/history/${thread.thread_id}/title`, ann, { title: ' Läuft ' });
    expect(renamed.body).toEqual({ title: 'Läuft' });
    expect((await history(ann, '?search=LAUFT')).map(({ chat_title }) => chat_title)).toEqual(['Läuft']);
    expect((await history(ann, '?search=abeona')).length).toBe(2);
    expect((await history(ann, '?search=none')).length).toBe(1);
    expect(await history(ann, '?search=nothing')).toEqual([]);
    await ask('And?', ann, { thread_id: thread.thread_id });
    expect((await read(thread.thread_id)).body.thread.chat_title).toBe('Läuft');
    expect((await chat.call('DELETE', `/chat/threads/${thread.thread_id}`, ann)).body).toEqual({ success: true });
    expect((await read(thread.thread_id)).status).toBe(404);
  }); // prettier-ignore

  it('a guest asks ten questions a day, a person two hundred', async () => {
    const first = await ask('0', {});
    const { guest = '' } = first.body;
    expect(guest).toMatch(/^[\w-]{43}$/);
    for (let n = 1; n < 10; n++) expect((await ask(`${n}`, { guest })).status).toBe(200);
    const refused = await ask('10', { guest, address: '198.51.100.7' });
    expect([refused.status, refused.body.error.message]).toEqual([
      429,
      'Guests can ask 10 questions a day. Sign in to go on: this conversation comes along.',
    ]);
    await ask('first of a person');
    await store.db.updateTable('rate_limits').set({ count: 199 }).where('count', '=', 1).execute();
    expect([(await ask('200th')).status, (await ask('201st')).status]).toEqual([200, 429]);
    chat.clock.at += 24 * 60 * 60_000;
    expect([(await ask('next day')).status, (await ask('next day', { guest })).status]).toEqual([200, 200]);
  });

  it('who throws cookies away asks thirty questions a day at most', async () => {
    for (let n = 0; n < 30; n++) expect((await ask(`${n}`, {})).status).toBe(200);
    const refused = await ask('31st', {});
    expect([refused.status, refused.body.error.message]).toEqual([
      429,
      'Guests at your network address have asked all questions of today. Sign in to go on: this conversation comes along.',
    ]);
    expect((await ask('elsewhere', { address: '198.51.100.7' })).status).toBe(200);
  });

  it('a browser that asked on an earlier day is not starved by newcomers at its address, nor is one counted that was refused', async () => {
    const { guest = '' } = (await ask('yesterday', {})).body;
    chat.clock.at += 24 * 60 * 60_000 + 1;
    for (let n = 0; n < 30; n++) await ask(`${n}`, {});
    const another = (await ask('newcomer', {})).status;
    const known: number[] = [];
    for (let n = 0; n < 11; n++) known.push((await ask(`known ${n}`, { guest })).status);
    expect([another, known]).toEqual([429, [...Array.from({ length: 10 }, () => 200), 429]]);
  });

  it('an address asks a hundred questions a day at most, however old its cookies are', async () => {
    const cookies: string[] = [];
    for (let n = 0; n < 11; n++) cookies.push((await ask(`${n}`, {})).body.guest ?? '');
    chat.clock.at += 24 * 60 * 60_000 + 1;
    const states: number[] = [];
    for (const guest of cookies)
      for (let n = 0; n < 10; n++) states.push((await ask(`${n}`, { guest })).status);
    expect(states.filter((state) => state === 200)).toHaveLength(100);
    expect(states.slice(100)).toEqual(Array.from({ length: 10 }, () => 429));
  });

  it('what a guest asked comes along after signing in, and is the person’s alone', async () => {
    const { thread, guest = '' } = await begin({});
    expect((await history({ guest })).length).toBe(1);
    expect(await history({ guest: 'x'.repeat(43) })).toEqual([]);
    expect((await history({ ...ann, guest })).map(({ thread_id }) => thread_id)).toEqual([thread.thread_id]);
    expect((await history(ann)).length).toBe(1);
    expect(await history({ guest })).toEqual([]);
    expect((await read(thread.thread_id, { guest })).status).toBe(404);
  });

  it('a failed answer is said to have failed, and its question is given back', async () => {
    const { body } = await ask('fail now', {});
    expect(body.message).toMatchObject({
      state: 'failed',
      answer: null,
      understood: 'cash of Abeona (none)',
    });
    expect(chat.logged.join()).toContain('on purpose');
    const counts = await store.db.selectFrom('rate_limits').select('count').execute();
    expect(counts.map(({ count }) => count)).toEqual([0, 0, 0]);
  });

  it('only the last answer is composed anew, and what was thought of it is forgotten', async () => {
    const { thread, message } = await begin();
    const next = (await ask('And?', ann, { thread_id: thread.thread_id })).body.message;
    const vote = { vote: 'down' };
    expect((await chat.call('POST', `/chat/messages/${next.message_id}/vote`, ann, vote)).body).toEqual(vote);
    expect((await chat.call<ChatMessage>('GET', `/chat/messages/${next.message_id}`, ann)).body.vote).toBe('down');
    const again = (id: string) => chat.call('POST', `/chat/messages/${id}/answer`, ann);
    expect((await again(message.message_id)).status).toBe(409);
    expect((await again(next.message_id)).body).toMatchObject({ state: 'running', vote: null, answer: null });
    expect(chat.asked.map(({ text }) => text)).toEqual(['How much cash?', 'And?', 'And?']);
  }); // prettier-ignore

  it('a conversation is public only as a frozen copy, when asked for, until it is taken back', async () => {
    const { thread } = await begin();
    const path = `/chat/threads/${thread.thread_id}/share`;
    const { share_id } = (await chat.call<{ share_id: string }>('POST', path, ann)).body;
    expect((await chat.call<{ share_id: string }>('POST', path, ann)).body.share_id).toBe(share_id);
    await chat.call('POST', `/chat/history/${thread.thread_id}/title`, ann, { title: 'For my sister' });
    await ask('Private', ann, { thread_id: thread.thread_id });
    const copy = await chat.call<SharedChat>('GET', `/chat/shared/${share_id}`, {});
    expect(copy.body.exchanges.map(({ question }) => question)).toEqual(['How much cash?']);
    expect(JSON.stringify(copy.body)).not.toMatch(/ann|sister|Private/);
    expect((await chat.call<{ share_id: string }>('POST', path, ann)).body.share_id).not.toBe(share_id);
    await chat.call('DELETE', path, ann);
    expect((await chat.call('GET', `/chat/shared/${share_id}`, {})).status).toBe(404);
    expect((await read(thread.thread_id)).body.shares).toEqual([]);
  });

  it('an account takes its conversations along, and leaves neither them nor their copies', async () => {
    const { thread } = await begin();
    const share = `/chat/threads/${thread.thread_id}/share`;
    const { share_id } = (await chat.call<{ share_id: string }>('POST', share, ann)).body;
    await begin(bob);
    expect(JSON.stringify(await chatsKeeper.exportOf(store.db, 'ann'))).toContain('How much cash?');
    await chatsKeeper.deleteOf(store.db, 'ann');
    expect([await history(ann), (await history(bob)).length]).toEqual([[], 1]);
    expect((await chat.call('GET', `/chat/shared/${share_id}`, {})).status).toBe(404);
    expect((await store.db.selectFrom('chat_messages').select('id').execute()).length).toBe(1);
  });

  it('conversations of guests end thirty days after their last question, those of people stay', async () => {
    const { guest = '' } = await begin({});
    await begin();
    await prune(store.db, new Date(chat.clock.at + 29 * 24 * 60 * 60_000));
    expect((await history({ guest })).length).toBe(1);
    await prune(store.db, new Date(chat.clock.at + 31 * 24 * 60 * 60_000));
    expect([await history({ guest }), (await history(ann)).length]).toEqual([[], 1]);
  });
});
