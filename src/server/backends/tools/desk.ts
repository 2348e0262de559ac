import type { Desk, DeskKind, DeskListQuery } from '#contract/desk.ts';
import { ApiError } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import type { Db } from '#server/db/open.ts';
import type { DeskEntry } from '#server/store/desk/entry-rows.ts';
import {
  createEntry,
  deleteEntry,
  listVersions,
  restoreVersion,
  updateEntry,
} from '#server/store/desk/entries.ts';
import { deskKindOf } from '#server/store/desk/kinds.ts';
import { listDeeds } from '#server/store/desk/log.ts';
import { type ListedKind, listEntries, readEntry } from '#server/store/desk/lists.ts';
import type { DeskContext, ToolsOn } from './context.ts';
import { type DeskBody, editorOf, finish, nounOf, readBody } from './saves.ts';

/** News, events and videos: made, changed, scheduled, published, archived, deleted and brought back. */
export function answerDesk(on: ToolsOn, context: DeskContext): void {
  const { db, now } = context;
  const desk = deskOf(context);

  on('toolsNews.list', ({ query }) => desk.list('news', query));
  on('toolsNews.create', ({ body }, person) => desk.create('news', body, person));
  on('toolsNews.update', ({ params, body }, person) => desk.update('news', params.id, body, person));
  on('toolsNews.delete', ({ params }, person) => desk.remove('news', params.id, person));

  on('toolsEvents.list', ({ query }) => desk.list('event', query));
  on('toolsEvents.create', ({ body }, person) => desk.create('event', body, person));
  on('toolsEvents.update', ({ params, body }, person) => desk.update('event', params.id, body, person));
  on('toolsEvents.delete', ({ params }, person) => desk.remove('event', params.id, person));

  // One row is one event with one history, whichever of its two names staff know it by.
  on('toolsWebinars.list', ({ query }) => desk.list('event', query, { onlyWebinars: true }));
  on('toolsWebinars.create', ({ body }, person) =>
    desk.create('event', { ...body, kind: 'webinar' }, person),
  );
  on('toolsWebinars.update', async ({ params: { id }, body }, person) => {
    await assertWebinar(db, id);
    return desk.update('event', id, body, person);
  });
  on('toolsWebinars.delete', async ({ params: { id } }, person) => {
    await assertWebinar(db, id);
    return desk.remove('event', id, person);
  });

  on('toolsVideos.list', ({ query }) => desk.list('video', query));
  on('toolsVideos.create', ({ body }, person) => desk.create('video', body, person));
  on('toolsVideos.update', ({ params, body }, person) => desk.update('video', params.id, body, person));
  on('toolsVideos.delete', ({ params }, person) => desk.remove('video', params.id, person));

  on('desk.entry', async ({ params: { kind, id } }) => {
    const entry = await readEntry(db, kind, id);
    if (!entry) throw new ApiError('not_found', `${nounOf[kind]} not found`);
    return entry;
  });
  on('desk.history', async ({ params: { kind, id } }) => {
    const data = await listVersions(db, kind, id);
    if (!data) throw new ApiError('not_found', `${nounOf[kind]} not found`);
    return { data };
  });
  on('desk.log', async ({ query }) => {
    const { page, pageSize } = query;
    return { ...(await listDeeds(db, query)), page, pageSize };
  });
  on('desk.restore', async ({ params: { kind, id }, body }, person) => {
    const entry = await restoreVersion(db, kind, id, body.version, editorOf(person), now());
    return (await desk.done(kind, entry)).desk;
  });
}

/** What every kind of entry is done with alike. */
function deskOf({ db, now, publish }: DeskContext) {
  const done = finish({ publish });
  return {
    done,
    async list(kind: ListedKind, query: DeskListQuery, only?: { onlyWebinars: boolean }) {
      const { data, total } = await listEntries(db, kind, query, only);
      const { page, pageSize } = query;
      return { data: data.map((entry) => answerOf(kind, entry)), total, page, pageSize };
    },
    async create(kind: DeskKind, body: DeskBody, person: Session) {
      const { data, intent } = await readBody(db, body, now());
      return answerOf(
        kind,
        await done(kind, await createEntry(db, kind, data, intent, editorOf(person), now())),
      );
    },
    async update(kind: DeskKind, id: string, body: DeskBody, person: Session) {
      const { data, intent } = await readBody(db, body, now());
      return answerOf(
        kind,
        await done(kind, await updateEntry(db, kind, id, data, intent, editorOf(person), now())),
      );
    },
    async remove(kind: DeskKind, id: string, person: Session) {
      await done(kind, await deleteEntry(db, kind, id, editorOf(person), now()), { isGone: true });
      return { success: true };
    },
  };
}

async function assertWebinar(db: Db, id: string): Promise<void> {
  const entry = await readEntry(db, 'event', id);
  if (entry?.data['kind'] !== 'webinar') throw new ApiError('not_found', 'Webinar not found');
}

interface Answer {
  id: string;
  desk: Desk;
  [field: string]: unknown;
}

/** The entry in the shape of its kind; what it lacks is null where the shape wants it. */
function answerOf(kind: DeskKind, { id, data, desk }: DeskEntry) {
  const name = { title: deskKindOf[kind].titleOf(data), name: deskKindOf[kind].titleOf(data) };
  const answer: Answer & typeof name & { upcoming_date: string | null; company_symbol: string | null } = {
    upcoming_date: null,
    company_symbol: null,
    ...data,
    ...name,
    id,
    desk,
  };
  return answer as never;
}
