import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { kindsOf, readWaiting } from '../content/content-version.ts';
import { publishChange } from '../publishing/publish-content.ts';
import { decideSector, undoDecision } from './data-decisions.ts';

forEachEngine('what staff decide', (openFresh) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [company('ABEO', { sector_name: 'Life Sciences' })]);
  });
  afterEach(() => store.close());

  const by = { id: 'u1', name: 'Ada' };
  const waiting = async () => kindsOf(await readWaiting(store.db));

  it('is noted as changed where it is saved, so that it is published though the process that saved it ends', async () => {
    const deciding = { reason: 'It lends', by, now: new Date() };
    const decision = await store.db
      .transaction()
      .execute((tx) => decideSector(tx, { symbol: 'ABEO', sector: 'Finance' }, deciding));
    expect(await waiting()).toEqual(['companies', 'news']);
    await publishChange(store);
    expect(await waiting()).toEqual([]);

    await store.db.transaction().execute((tx) => undoDecision(tx, decision?.id ?? '', by, new Date()));
    expect(await waiting()).toEqual(['companies', 'news']);
  });
});
