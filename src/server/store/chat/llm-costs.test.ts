import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { createLlmCosts } from './llm-costs.ts';

forEachEngine('the daily cost of a language model', (openFresh) => {
  let store: OpenStore;
  let now = new Date('2026-11-21T12:00:00.000Z');
  const costs = (limit: number) => createLlmCosts(store.db, limit, () => now);
  const spent = async () =>
    Object.fromEntries(
      (await store.db.selectFrom('llm_costs').selectAll().execute()).map(({ day, dollars }) => [
        day,
        Number(dollars.toFixed(6)),
      ]),
    );
  beforeAll(async () => {
    store = await openFresh();
  });
  afterAll(() => store.close());

  it('never goes over the limit, however many ask at once, in another process too', async () => {
    const asked = await Promise.all(Array.from({ length: 40 }, () => costs(1).setAside(0.3)));
    expect(asked.filter((settle) => settle !== null)).toHaveLength(3);
    expect(await spent()).toEqual({ '2026-11-21': 0.9 });
  });

  it('gives back what a request did not cost, so that more can be asked', async () => {
    now = new Date('2026-11-22T00:00:00.000Z');
    const settle = await costs(1).setAside(0.9);
    expect(await costs(1).setAside(0.2)).toBeNull();
    await settle?.(0.1);
    expect(await costs(1).setAside(0.2)).not.toBeNull();
    expect((await spent())['2026-11-22']).toBe(0.3);
  });

  it('is counted on the day the request was sent, and begins anew with the next', async () => {
    const settle = await costs(1).setAside(0.5);
    now = new Date('2026-11-23T00:00:01.000Z');
    await settle?.(0.4);
    expect(await spent()).toMatchObject({ '2026-11-22': 0.7 });
    expect(await costs(1).setAside(1)).not.toBeNull();
  });

  it('lets nothing through that cannot be counted, and nothing that costs at a limit of nothing', async () => {
    expect(await costs(1).setAside(Number.NaN)).toBeNull();
    expect(await costs(0).setAside(0.01)).toBeNull();
  });
});
