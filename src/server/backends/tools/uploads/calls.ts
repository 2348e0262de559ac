import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { ApiError } from '#contract/errors.ts';
import type { Upload } from '#contract/upload.ts';
import { documentPath, picturePath } from '#contract/upload-path.ts';
import { chunksOf } from '#kit/http/read-body.ts';
import { audit } from '#server/store/accounts/audit.ts';
import { type Deed, recordDeed } from '#server/store/desk/log.ts';
import type { Editor } from '#server/store/desk/entry-rows.ts';
import {
  addUpload,
  describeUpload,
  listUploads,
  removeUpload,
  usesOfUploads,
  type UploadRow,
} from '#server/store/uploads.ts';
import type { ToolsContext, ToolsOn } from '../context.ts';
import { RetryLater } from '../../retry-later.ts';
import { editorOf } from '../saves.ts';
import { dropFiles, openRoom } from './files.ts';
import { keepContent, namesOf } from './keep-content.ts';
import { takeForm } from './take-form.ts';

/** Pictures are made in threads of their own, of which there are few: who comes then waits in a row. */
const AT_ONCE = 2;

/** Lets so many do their work at once; the others wait for their turn. */
function inTurns(atOnce: number) {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

const absent = () => new ApiError('not_found', 'Upload not found');

/** A disk without room, that fails, or that may not be written to. */
const diskCodes = /^(?:ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE|EACCES|EPERM|ENOTDIR)$/;
const DISK_MS = 5_000;

/** What is thrown for a fault: of the disk, that the same may succeed later. */
function outageOf(error: unknown, log: ToolsContext['log']): unknown {
  if (!(error instanceof Error && 'code' in error && diskCodes.test(String(error.code)))) return error;
  log.warn({ err: error }, 'the folder of uploads cannot be used');
  return new RetryLater('unavailable', 'The service is not available right now.', DISK_MS);
}

/** A file as staff see it, with what shows it. */
function answerOf(row: UploadRow, base: string, uses: Map<string, string[]>): Upload {
  const { id, kind, name, alt, width, height, bytes, created_at, by_name } = row;
  const widths = JSON.parse(row.widths) as number[];
  const forms = widths.map((each) => ({ width: each, address: base + picturePath(id, each) }));
  const address = forms.at(-1)?.address ?? base + documentPath(id);
  const usedIn = uses.get(id) ?? [];
  return { id, kind, name, alt, width, height, bytes, address, forms, created_at, by: by_name, usedIn };
}

const deedOf = ({ id, name }: UploadRow, action: string, by: Editor, now: Date): Deed => ({
  kind: 'upload',
  objectId: id,
  action,
  title: name,
  by,
  at: now.toISOString(),
});

/** Takes in and looks into what forms bring: all of one, before any of it is on the list. */
function takingIn({ db, now, dataDir }: ToolsContext) {
  const inTurn = inTurns(AT_ONCE);
  return async (c: Context, by: Editor): Promise<UploadRow[]> => {
    const room = await openRoom(dataDir, now());
    const begun: string[] = [];
    try {
      const body = chunksOf(c.req.raw.body ?? []);
      const contentType = c.req.header('content-type') ?? '';
      const { files, alt } = await takeForm(body, contentType, room, (path) => begun.push(path));
      return await inTurn(async () => {
        const kept = [];
        for (const file of files) kept.push(await keepContent(room, file, alt));
        const added = [];
        for (const upload of kept) {
          const row = await addUpload(db, upload, by, now());
          await recordDeed(db, deedOf(row, 'added', by, now()));
          added.push(row);
        }
        return added;
      });
    } finally {
      await Promise.all(begun.map((path) => rm(path, { force: true })));
    }
  };
}

/** Pictures and documents that staff put on the site. */
export function answerUploads(on: ToolsOn, context: ToolsContext): void {
  const { db, now, log, dataDir, assetsUrl = '' } = context;
  const takeIn = takingIn(context);
  const base = assetsUrl.replace(/\/$/, '');

  on('uploads.list', async ({ query }) => {
    const [{ data, total }, uses] = await Promise.all([listUploads(db, query), usesOfUploads(db)]);
    return { data: data.map((row) => answerOf(row, base, uses)), total, ...query };
  });

  on('uploads.add', async (_, person, c) => {
    const rows = await takeIn(c, editorOf(person)).catch((error: unknown) => {
      throw outageOf(error, log);
    });
    const detail = rows.map(({ id }) => id).join(' ');
    await audit(db, { event: 'file added', userId: person.userId, address: 'tools', detail }, now());
    const uses = await usesOfUploads(db);
    return { data: rows.map((row) => answerOf(row, base, uses)) };
  });

  on('uploads.describe', async ({ params: { id }, body: { alt } }) => {
    const row = await describeUpload(db, id, alt || null);
    if (!row) throw absent();
    return answerOf(row, base, await usesOfUploads(db));
  });

  on('uploads.delete', async ({ params: { id } }, person) => {
    const usedIn = (await usesOfUploads(db)).get(id);
    if (usedIn) throw new ApiError('conflict', `It is shown in ${usedIn.join(', ')}.`);
    const row = await removeUpload(db, id);
    if (!row) throw absent();
    await recordDeed(db, deedOf(row, 'deleted', editorOf(person), now()));
    await dropFiles({ dir: join(dataDir, 'uploads') }, namesOf(row));
    await audit(
      db,
      { event: 'file deleted', userId: person.userId, address: 'tools', detail: `${id} ${row.name}` },
      now(),
    );
    return { success: true };
  });
}
