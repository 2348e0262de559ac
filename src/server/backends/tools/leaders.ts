import type { DeskLeader } from '#contract/leader.ts';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { createEntry, deleteEntry, updateEntry } from '#server/store/desk/entries.ts';
import type { DeskEntry } from '#server/store/desk/entry-rows.ts';
import { placeLeaders } from '#server/store/desk/place-leaders.ts';
import { allEntries, isOnRecord } from '#server/store/desk/lists.ts';
import type { DeskContext, ToolsOn } from './context.ts';
import { editorOf, finish, readBody } from './saves.ts';

/** The management of a company, in its order. */
export function answerLeaderDesk(on: ToolsOn, context: DeskContext): void {
  const { db, now } = context;
  const done = finish(context);
  const leadersOf = async (symbol: string): Promise<DeskLeader[]> =>
    (await allEntries(db, 'leader', symbol)).map(leaderOf).sort(inOrder);

  on('toolsLeaders.list', async ({ params: { symbol }, query: { page, pageSize } }) => {
    const all = await leadersOf(symbol);
    return { data: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize };
  });
  on('toolsLeaders.create', async ({ body }, person) => {
    const { company_symbol: symbol } = body;
    if (!(await isOnRecord(db, symbol))) throw new ApiError('not_found', messages.companyNotFound);
    const last = (await leadersOf(symbol)).at(-1)?.position ?? -1;
    const { data, intent } = await readBody(db, { ...body, position: body.position ?? last + 1 }, now());
    const entry = await createEntry(db, 'leader', data, intent, editorOf(person), now());
    return leaderOf(await done('leader', entry));
  });
  on('toolsLeaders.update', async ({ params: { id }, body }, person) => {
    const { data, intent } = await readBody(db, body, now());
    return leaderOf(
      await done('leader', await updateEntry(db, 'leader', id, data, intent, editorOf(person), now())),
    );
  });
  on('toolsLeaders.delete', async ({ params: { id } }, person) => {
    await done('leader', await deleteEntry(db, 'leader', id, editorOf(person), now()), { isGone: true });
    return { success: true };
  });
  on('toolsLeaders.order', async ({ params: { symbol }, body: { ids } }, person) => {
    const known = await leadersOf(symbol);
    if (ids.some((id) => !known.some((leader) => leader.id === id)))
      throw new ApiError('not_found', 'Leader not found');
    const rest = known.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
    await placeLeaders(db, [...new Set(ids), ...rest], editorOf(person), now());
    const data = await leadersOf(symbol);
    return { data, total: data.length, page: 1, pageSize: Math.max(1, data.length) };
  });
}

const inOrder = (a: DeskLeader, b: DeskLeader): number => a.position - b.position || (a.id < b.id ? -1 : 1);

function leaderOf({ id, data, desk }: DeskEntry): DeskLeader {
  const text = (name: string) => (typeof data[name] === 'string' ? data[name] : null);
  return {
    id,
    company_symbol: text('company_symbol') ?? '',
    name: text('name') ?? '',
    title: text('title'),
    description: text('description'),
    headshot_url: text('headshot_url'),
    position: typeof data['position'] === 'number' ? data['position'] : 0,
    desk,
  };
}
