import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { readConfig } from '#server/runtime/config.ts';
import { createLog } from '#server/runtime/log.ts';
import { openModelServer, says } from '#tests/support/model-server.ts';
import { forEachEngine } from '#tests/support/store.ts';
import type { Answerer, AnswerEvent } from '../answerer.ts';
import { chooseAnswerer } from './choose-answerer.ts';

const record: Answerer = {
  async *answer(): AsyncGenerator<AnswerEvent> {
    await Promise.resolve();
    yield {
      kind: 'answer',
      answer: { understood: null, outcome: 'declined', parts: [], sources: [], followUps: [], symbol: null },
    };
  },
};

async function said(answerer: Answerer): Promise<string> {
  const question = { text: 'Hello?', symbol: null, before: [], isSignedIn: false };
  let text = '';
  for await (const event of answerer.answer(question, new AbortController().signal))
    if (event.kind === 'part' && event.part.kind === 'text') text += event.part.markdown;
  return text;
}

forEachEngine('who answers', (openFresh) => {
  let store: OpenStore;
  let model: Awaited<ReturnType<typeof openModelServer>>;
  beforeAll(async () => {
    store = await openFresh();
    model = await openModelServer(says('Nothing was asked of the record.'));
  });
  afterAll(async () => {
    model.close();
    await store.close();
  });
  const parts = () => ({ record, store: { db: store.db }, lookUps: [], log: createLog('silent') });
  const settings = (more: Record<string, string> = {}) =>
    readConfig({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'm', ...more });

  it('is the record where no model is set, and nothing leaves the site', () => {
    expect(chooseAnswerer(readConfig({}), parts())).toEqual({ answerer: record, notice: null });
  });

  it('is the model that is set, with a line that says where questions go', async () => {
    const { answerer, notice } = chooseAnswerer(settings({ LLM_API_KEY: 'k' }), parts());
    expect(notice).toContain(`sent to ${new URL(model.baseUrl).host}.`);
    expect(await said(answerer)).toBe('Nothing was asked of the record.');
    expect(model.asked[0]).toMatchObject({ authorization: 'Bearer k', body: { model: 'm' } });
  });

  it('is the record once the store knows that the model has cost as much as it may, whichever process asks', async () => {
    const dear = settings({ LLM_INPUT_PRICE: '0', LLM_OUTPUT_PRICE: '1000', LLM_DAILY_LIMIT: '2' });
    const asked = model.asked.length;
    // Each may cost 1.5 dollars and costs 0.1: what came before counts for the process that comes after.
    for (let process = 0; process < 8; process++) await said(chooseAnswerer(dear, parts()).answerer);
    expect(model.asked.length - asked).toBe(5);
    expect(await said(chooseAnswerer(dear, parts()).answerer)).toMatch(/limit for today/);
  });
});
