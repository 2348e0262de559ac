import type { Desk, DeskKind } from '#contract/desk.ts';
import { ApiError } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type { DeskEntry, Editor } from '#server/store/desk/entry-rows.ts';
import {
  createEntry,
  deleteEntry,
  type DeskRefusal,
  type DeskWish,
  listVersions,
  restoreVersion,
  updateEntry,
} from '#server/store/desk/entries.ts';
import { type DeskData, deskKindOf } from '#server/store/desk/kinds.ts';
import { isOnRecord, listEntries, readEntry } from '#server/store/desk/lists.ts';
import { publishChange } from '#server/store/publish-content.ts';
import type { ToolsOn } from './context.ts';

interface DeskContext {
  db: Db;
  engine: Engine;
  now: () => Date;
}

const words: Readonly<Record<DeskKind, string>> = { news: 'News item', event: 'Event', video: 'Video' };

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

  on('toolsVideos.list', ({ query }) => desk.list('video', query));
  on('toolsVideos.create', ({ body }, person) => desk.create('video', body, person));
  on('toolsVideos.update', ({ params, body }, person) => desk.update('video', params.id, body, person));
  on('toolsVideos.delete', ({ params }, person) => desk.remove('video', params.id, person));

  on('desk.entry', async ({ params: { kind, id } }) => {
    const entry = await readEntry(db, kind, id);
    if (!entry) throw new ApiError('not_found', `${words[kind]} not found`);
    return entry;
  });
  on('desk.history', async ({ params: { kind, id } }) => {
    const data = await listVersions(db, kind, id);
    if (!data) throw new ApiError('not_found', `${words[kind]} not found`);
    return { data };
  });
  on('desk.restore', async ({ params: { kind, id }, body }, person) => {
    const entry = await restoreVersion(db, kind, id, body.version, editorOf(person), now());
    return (await desk.done(kind, entry)).desk;
  });
}

/** What every kind of entry is done with alike. */
function deskOf({ db, engine, now }: DeskContext) {
  /** The entry of a save that was made. Where the public sees a change, its figures follow; a draft changes none. */
  const done = async (
    kind: DeskKind,
    entry: DeskEntry | DeskRefusal,
    { isGone = false } = {},
  ): Promise<DeskEntry> => {
    if ('refused' in entry) throw refusalOf(kind, entry);
    if (!isGone && (entry.desk.state === 'draft' || entry.desk.state === 'scheduled')) return entry;
    await publishChange({ db, engine }, deskKindOf[kind].changes);
    return entry;
  };
  return {
    done,
    async list(kind: DeskKind, query: { page: number; pageSize: number }) {
      const { data, total } = await listEntries(db, kind, query);
      return { data: data.map((entry) => answerOf(kind, entry)), total, ...query };
    },
    async create(kind: DeskKind, body: DeskBody, person: Session) {
      const { data, wish } = await readBody(db, body, now());
      return answerOf(
        kind,
        await done(kind, await createEntry(db, kind, data, wish, editorOf(person), now())),
      );
    },
    async update(kind: DeskKind, id: string, body: DeskBody, person: Session) {
      const { data, wish } = await readBody(db, body, now());
      return answerOf(
        kind,
        await done(kind, await updateEntry(db, kind, id, data, wish, editorOf(person), now())),
      );
    },
    async remove(kind: DeskKind, id: string, person: Session) {
      await done(kind, await deleteEntry(db, kind, id, editorOf(person), now()), { isGone: true });
      return { success: true };
    },
  };
}

type DeskBody = {
  state?: DeskWish['state'] | undefined;
  publish_at?: string | null | undefined;
  version?: number | undefined;
  company_symbol?: string | null | undefined;
} & Record<string, unknown>;

/** The fields and the wish of a body, which its schema has checked already, but for what only the store knows. */
async function readBody(db: Db, body: DeskBody, now: Date): Promise<{ data: DeskData; wish: DeskWish }> {
  const { state = 'published', publish_at, version, ...fields } = body;
  if (state === 'scheduled' && !(publish_at && Date.parse(publish_at) > now.getTime()))
    throw invalid('publish_at', 'must lie ahead');
  if (fields.company_symbol && !(await isOnRecord(db, fields.company_symbol)))
    throw invalid('company_symbol', 'is no company on record');
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    data: Object.fromEntries(given) as DeskData,
    wish: {
      state,
      publishAt: state === 'scheduled' && publish_at ? new Date(publish_at).toISOString() : null,
      version,
    },
  };
}

const invalid = (field: string, message: string): ApiError =>
  new ApiError('bad_request', 'Some fields are not valid.', { [field]: message });

function refusalOf(kind: DeskKind, refusal: DeskRefusal): ApiError {
  if (refusal.refused === 'absent') return new ApiError('not_found', `${words[kind]} not found`);
  const who = refusal.by ?? 'Somebody else';
  return new ApiError(
    'conflict',
    `${who} has saved a newer version. Nothing of yours was lost: compare and save again.`,
    {
      version: String(refusal.version),
    },
  );
}

const editorOf = ({ userId, name, email }: Session): Editor => ({ id: userId, name: name ?? email });

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
