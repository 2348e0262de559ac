import { ApiError } from '#contract/errors.ts';
import {
  decideFigure,
  decideSector,
  listCrypto,
  listDecisions,
  listOpenDoubts,
  undoDecision,
} from '#server/store/decisions/data-decisions.ts';
import { decideSponsor, listSponsors } from '#server/store/decisions/sponsor-decisions.ts';
import type { ToolsContext, ToolsOn } from './context.ts';
import { editorOf } from './saves.ts';

/** What staff decide about the record: applied at once as a fill applies it, and kept by the next. */
export function answerDataDecisions(on: ToolsOn, { db, now, publish, refillFigures }: ToolsContext): void {
  on('dataDesk.doubts', async ({ query }) => {
    const { page, pageSize } = query;
    return { ...(await listOpenDoubts(db, query)), page, pageSize };
  });
  on('dataDesk.decisions', async ({ query }) => ({ ...(await listDecisions(db, query)), ...query }));
  on('dataDesk.crypto', async () => ({ data: await listCrypto(db) }));
  on('dataDesk.decideFigure', async ({ body: { reason, ...asked } }, person) => {
    const decision = await db.transaction().execute(async (tx) => {
      const made = await decideFigure(tx, asked, { reason, by: editorOf(person), now: now() });
      if (made) await refillFigures(tx, asked.symbol);
      return made;
    });
    if (!decision)
      throw new ApiError('not_found', 'There is no such figure in doubt, or no such source of it.');
    await publish();
    return decision;
  });
  on('dataDesk.decideSector', async ({ body: { reason, ...asked } }, person) => {
    const decision = await db
      .transaction()
      .execute((tx) => decideSector(tx, asked, { reason, by: editorOf(person), now: now() }));
    if (!decision) throw new ApiError('not_found', 'Company not found');
    await publish();
    return decision;
  });
  on('dataDesk.sponsors', async () => ({ data: await listSponsors(db) }));
  on('dataDesk.decideSponsor', async ({ body: { reason, ...asked } }, person) => {
    const decision = await db
      .transaction()
      .execute((tx) => decideSponsor(tx, asked, { reason, by: editorOf(person), now: now() }));
    if (!decision)
      throw new ApiError('not_found', 'No trial on record names this sponsor, or there is no such company.');
    await publish();
    return decision;
  });
  on('dataDesk.undo', async ({ params: { id } }, person) => {
    const undone = await db.transaction().execute(async (tx) => {
      const found = await undoDecision(tx, id, editorOf(person), now());
      if (found?.isFigure) await refillFigures(tx, found.symbol);
      return found;
    });
    if (!undone) throw new ApiError('not_found', 'There is no such decision, or it was undone.');
    await publish();
    return { success: true };
  });
}
