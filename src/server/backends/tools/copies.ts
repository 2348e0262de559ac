import { ApiError } from '#contract/errors.ts';
import { attend, dropCopy, keepCopy, readCopy } from '#server/store/desk/copies.ts';
import type { DeskContext, ToolsOn } from './context.ts';
import { editorOf } from './saves.ts';

/** What staff type before they save it, each for themselves, and who has an entry open. */
export function answerCopies(on: ToolsOn, { db, now }: DeskContext): void {
  on('deskCopy.get', ({ params }, person) => readCopy(db, params, person.userId));
  on('deskCopy.keep', async ({ params, body: { typed, version = null, revision } }, person) => {
    const kept = await keepCopy(db, params, editorOf(person), { typed, version, revision }, now());
    if (!kept) throw new ApiError('conflict', 'Another window of yours has kept something newer.');
    return kept;
  });
  on('deskCopy.drop', async ({ params }, person) => {
    await dropCopy(db, params, editorOf(person), now());
    return { success: true };
  });
  on('desk.attend', ({ params }, person) => attend(db, params, editorOf(person), now()));
}
