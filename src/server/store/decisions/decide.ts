import type { Decision } from '#contract/data-decision.ts';
import type { DataDecisionsTable } from '#server/db/desk-tables.ts';
import type { Db } from '#server/db/open.ts';
import type { ContentKind } from '../content/content-kinds.ts';
import { noteChange } from '../content/content-version.ts';
import { recordDeed } from '../desk/log.ts';
import { newId } from '../tokens.ts';

export interface Person {
  id: string;
  name: string;
}

export interface Deciding {
  reason: string;
  by: Person;
  now: Date;
}

export const decisionOf = ({ by_id: _, by_name, before: _before, ...row }: DataDecisionsTable): Decision => ({
  ...row,
  by: by_name,
});

/** What the log calls a decision. */
export const titleOf = ({
  symbol,
  subject,
  choice,
}: Pick<Decision, 'symbol' | 'subject' | 'choice'>): string =>
  `${symbol || 'no company'} ${subject}: ${choice}`;

/** What a decision of a company's sector is about. */
export const SECTOR = 'sector';

/** What the public sees otherwise where a decision about this is made, or undone. */
export const kindOfSubject = (subject: string): ContentKind => (subject === SECTOR ? 'sectors' : 'companies');

type Made = Pick<DataDecisionsTable, 'symbol' | 'subject' | 'choice' | 'value' | 'period_end' | 'before'>;

/** Ends decisions that another takes the place of, or that are undone. */
export async function endDecisions(tx: Db, ids: readonly string[], by: Person, at: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('data_decisions')
    .set({ undone_at: at, undone_by: by.name })
    .where('id', 'in', ids)
    .where('undone_at', 'is', null)
    .execute();
}

/** Writes a decision down in place of those that stand about the same; to be called in the transaction that applies it. */
export async function decide(
  tx: Db,
  made: Made,
  standing: readonly string[],
  { reason, by, now }: Deciding,
): Promise<Decision> {
  const at = now.toISOString();
  await endDecisions(tx, standing, by, at);
  const row: DataDecisionsTable = {
    ...made,
    id: newId(),
    reason,
    at,
    by_id: by.id,
    by_name: by.name,
    undone_at: null,
    undone_by: null,
  };
  await tx.insertInto('data_decisions').values(row).execute();
  await noteChange(tx, kindOfSubject(made.subject));
  const deed = { kind: 'data', objectId: row.id, action: 'decided', title: titleOf(row) } as const;
  await recordDeed(tx, { ...deed, detail: reason, by, at });
  return decisionOf(row);
}

/** The decisions about one thing of a company that stand. */
export async function standingOf(tx: Db, symbol: string, subject: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('data_decisions')
    .select('id')
    .where('symbol', '=', symbol)
    .where('subject', '=', subject)
    .where('undone_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
