import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { findSubscriber, noteAsking } from './subscribers.ts';
import { subscribersKeeper } from './subscribers-keeper.ts';
import { createUser } from '../accounts/users.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

forEachEngine('the newsletter subscription of an account', (openFresh) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await openFresh();
    await noteAsking(
      store.db,
      'secret',
      {
        email: 'ann@example.com',
        firstName: 'Ann',
        source: 'full',
        consentVersion: 'v1',
        consentAddress: '192.0.2.1',
      },
      now,
    );
  });
  afterEach(() => store.close());

  const account = async (email_proved_at: string | null) => {
    const user = await createUser(store.db, { email: 'Ann@Example.com', name: null, email_proved_at }, now);
    return user?.id ?? '';
  };

  it('is exported, and removed with the account', async () => {
    const id = await account(now.toISOString());
    expect(await subscribersKeeper.exportOf(store.db, id)).toMatchObject({
      email: 'ann@example.com',
      firstName: 'Ann',
      state: 'pending',
      consent: { at: now.toISOString(), version: 'v1', address: '192.0.2.1' },
    });
    await subscribersKeeper.deleteOf(store.db, id);
    expect(await findSubscriber(store.db, 'ann@example.com')).toBeUndefined();
  });

  it('is not touched by an account that only claims the address', async () => {
    const id = await account(null);
    expect(await subscribersKeeper.exportOf(store.db, id)).toBeNull();
    await subscribersKeeper.deleteOf(store.db, id);
    expect(await findSubscriber(store.db, 'ann@example.com')).toBeDefined();
  });
});
