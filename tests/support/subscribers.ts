import type { Db } from '#server/db/open.ts';
import {
  confirmSubscriber,
  confirmTokenOf,
  findSubscriber,
  manageTokenOf,
  noteAsking,
} from '#server/store/newsletter/subscribers.ts';

/** Confirmed subscribers, `reader0@example.com` and on; of `monthly` more who chose one letter a month. Answers their secrets. */
export const addSubscribers = (
  db: Db,
  secret: string,
  many: number,
  { monthly = 0, at }: { monthly?: number; at: Date },
): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    const tokens: string[] = [];
    for (let n = 0; n < many + monthly; n++) {
      const email = `reader${n}@example.com`;
      const asking = {
        email,
        source: 'short',
        consentVersion: 'short',
        consentAddress: '192.0.2.1',
      } as const;
      await noteAsking(tx, secret, asking, at);
      const row = await findSubscriber(tx, email);
      if (!row) throw new Error('nobody asked');
      await confirmSubscriber(tx, confirmTokenOf(secret, row), at);
      tokens.push(manageTokenOf(secret, row));
      if (n >= many)
        await tx.updateTable('subscribers').set({ frequency: 'monthly' }).where('id', '=', row.id).execute();
    }
    return tokens;
  });
