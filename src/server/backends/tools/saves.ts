import type { DeskKind } from '#contract/desk.ts';
import { ApiError } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import type { Db } from '#server/db/open.ts';
import type { DeskRefusal, SaveIntent } from '#server/store/desk/entries.ts';
import type { DeskEntry, Editor } from '#server/store/desk/entry-rows.ts';
import type { DeskData } from '#server/store/desk/kind.ts';
import { isOnRecord } from '#server/store/desk/lists.ts';
import type { DeskContext } from './context.ts';

export const nounOf: Readonly<Record<DeskKind, string>> = {
  news: 'News item',
  event: 'Event',
  video: 'Video',
  newsletter: 'Newsletter',
  client: 'Client',
  leader: 'Leader',
};

/**
 * What follows a save: a refusal is thrown; where the public sees a change, its figures follow; a draft changes none.
 */
export const finish =
  ({ publish }: Pick<DeskContext, 'publish'>) =>
  async (kind: DeskKind, entry: DeskEntry | DeskRefusal, { isGone = false } = {}): Promise<DeskEntry> => {
    if ('refused' in entry) throw refusalOf(kind, entry);
    if (!isGone && (entry.desk.state === 'draft' || entry.desk.state === 'scheduled')) return entry;
    await publish();
    return entry;
  };

export type DeskBody = {
  state?: SaveIntent['state'] | undefined;
  publish_at?: string | null | undefined;
  version?: number | undefined;
  key?: string | undefined;
  company_symbol?: string | null | undefined;
} & Record<string, unknown>;

/** The fields and the intent of a save, from its body, which its schema has checked already, but for what only the store knows. */
export async function readBody(
  db: Db,
  body: DeskBody,
  now: Date,
): Promise<{ data: DeskData; intent: SaveIntent }> {
  const { state = 'published', publish_at, version, key, ...fields } = body;
  if (state === 'scheduled' && !(publish_at && Date.parse(publish_at) > now.getTime()))
    throw invalid('publish_at', 'must lie ahead');
  if (fields.company_symbol && !(await isOnRecord(db, fields.company_symbol)))
    throw invalid('company_symbol', 'is no company on record');
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    data: Object.fromEntries(given) as DeskData,
    intent: {
      state,
      publishAt: state === 'scheduled' && publish_at ? new Date(publish_at).toISOString() : null,
      version,
      key,
    },
  };
}

export const invalid = (field: string, message: string): ApiError =>
  new ApiError('bad_request', 'Some fields are not valid.', { [field]: message });

function refusalOf(kind: DeskKind, refusal: DeskRefusal): ApiError {
  if (refusal.refused === 'absent') return new ApiError('not_found', `${nounOf[kind]} not found`);
  if (refusal.refused === 'exists')
    return new ApiError('conflict', `There is such a ${nounOf[kind].toLowerCase()} already.`);
  if (refusal.refused === 'unfit')
    return new ApiError('bad_request', Object.values(refusal.fields)[0] ?? '', refusal.fields);
  const who = refusal.by ?? 'Somebody else';
  return new ApiError(
    'conflict',
    `${who} has saved a newer version. Nothing of yours was lost: compare and save again.`,
    {
      version: String(refusal.version),
    },
  );
}

export const editorOf = ({ userId, name, email }: Session): Editor => ({ id: userId, name: name ?? email });
