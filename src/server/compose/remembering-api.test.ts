import { describe, expect, it } from 'vitest';
import type { Api } from '#kit/http/api-client.ts';
import { createAnswerMemory } from './remembering-api.ts';

/** An API that counts what it is asked, and fails when told. */
function counting() {
  const state = { asked: [] as string[], fails: false, version: 'v1' };
  const api = ((id: string, input?: object) => {
    state.asked.push(`${id} ${JSON.stringify(input)}`);
    return state.fails ? Promise.reject(new Error('down')) : Promise.resolve({ n: state.asked.length });
  }) as unknown as Api;
  return { state, remembered: createAnswerMemory(() => state.version)(api) };
}

describe('the memory of answers', () => {
  it('asks a public question once, also when it is asked twice at the same time', async () => {
    const { state, remembered } = counting();
    const ask = () => remembered('stock.details', { params: { symbol: 'ABEO' } });
    expect(await Promise.all([ask(), ask()])).toEqual([{ n: 1 }, { n: 1 }]);
    await remembered('stock.details', { params: { symbol: 'GLUE' } });
    expect(state.asked).toHaveLength(2);
  });

  it('asks again when the content changed', async () => {
    const { state, remembered } = counting();
    await remembered('stock.filters');
    state.version = 'v2';
    await remembered('stock.filters');
    expect(state.asked).toHaveLength(2);
  });

  it('remembers no failure', async () => {
    const { state, remembered } = counting();
    state.fails = true;
    await expect(remembered('stock.filters')).rejects.toThrow('down');
    state.fails = false;
    expect(await remembered('stock.filters')).toEqual({ n: 2 });
  });

  it('remembers nothing that belongs to a person, and no write', async () => {
    const { state, remembered } = counting();
    for (const _ of [1, 2]) {
      await remembered('profile.get');
      await remembered('stock.favorites', { query: {} });
      await remembered('newsletter.subscribe', { body: { email: 'a@example.com' } });
    }
    expect(state.asked).toHaveLength(6);
  });

  it('is bounded by what the answers weigh, not by how many they are', async () => {
    const asked: string[] = [];
    const api = ((_: string, input: object) => {
      asked.push(JSON.stringify(input));
      return Promise.resolve({ text: 'x'.repeat(1024 * 1024) });
    }) as unknown as Api;
    const remembered = createAnswerMemory(() => 'v1')(api);
    const ask = (symbol: string) => remembered('stock.details', { params: { symbol } });
    for (let n = 0; n < 20; n++) await ask(`S${n}`);
    await ask('S19');
    expect(asked).toHaveLength(20);
    await ask('S0');
    expect(asked).toHaveLength(21);
  });
});
