import { ApiError } from '#contract/errors.ts';
import { readEntry } from '#server/store/desk/lists.ts';
import { recordDeed } from '#server/store/desk/log.ts';
import { deskKindOf } from '#server/store/desk/kinds.ts';
import type { DeskEntry, Editor } from '#server/store/desk/entry-rows.ts';
import { dropPlan, findPlan, planSending } from '#server/store/letters/plans.ts';
import { sendingsOf } from '#server/store/letters/sendings.ts';
import { isComposed } from '#server/store/letters/weekly-letter.ts';
import type { ToolsContext, ToolsOn } from './context.ts';
import { editorOf, invalid, nounOf } from './saves.ts';

/** A letter may be sent at a time: by the job of that minute, as it was when it was planned. */
export function answerPlans(on: ToolsOn, { db, now }: ToolsContext): void {
  const letterOf = async (id: string): Promise<DeskEntry> => {
    const entry = await readEntry(db, 'newsletter', id);
    if (!entry) throw new ApiError('not_found', `${nounOf.newsletter} not found`);
    return entry;
  };
  const note = ({ id, data }: DeskEntry, action: string, detail: string | null, by: Editor) =>
    recordDeed(db, {
      ...{ kind: 'newsletter', objectId: id, action, detail, by },
      title: deskKindOf.newsletter.titleOf(data),
      at: now().toISOString(),
    });

  on('toolsNewsletters.plan', async ({ params: { id }, body }, person) => {
    const { version, monthly = false, at } = body;
    const sendAt = new Date(at);
    if (sendAt <= now()) throw invalid('at', 'must lie ahead');
    const entry = await letterOf(id);
    if (isComposed(id)) throw new ApiError('conflict', 'The letter of a week is mailed by itself.');
    if ((await sendingsOf(db, [id])).has(id))
      throw new ApiError('conflict', 'This newsletter was sent already.');
    if (entry.desk.version !== version)
      throw new ApiError('conflict', 'It was saved since you looked at it: look at it again.');
    const unfit = deskKindOf.newsletter.missingToPublish?.(entry.data) ?? {};
    const [fault] = Object.values(unfit);
    if (fault !== undefined) throw new ApiError('bad_request', fault, unfit);
    const by = editorOf(person);
    await planSending(db, { letterId: id, version, monthly, sendAt, by });
    await note(entry, 'planned', `to be sent at ${sendAt.toISOString()}`, by);
    const plan = await findPlan(db, entry, now());
    if (!plan) throw new ApiError('conflict', 'The plan was called off meanwhile.');
    return plan;
  });
  on('toolsNewsletters.unplan', async ({ params: { id } }, person) => {
    const entry = await letterOf(id);
    if (!(await dropPlan(db, id))) throw new ApiError('not_found', 'There is no plan to send it.');
    await note(entry, 'unplanned', null, editorOf(person));
    return { success: true };
  });
}
