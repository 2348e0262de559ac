import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { ApiError } from '#contract/errors.ts';
import { UPLOAD_FILES_MAX } from '#contract/upload.ts';
import { type FileRoom, newPath } from './files.ts';

const ALT_BYTES_MAX = 2_000;
const ALT_CHARACTERS_MAX = 300;
const NAME_CHARACTERS_MAX = 200;
const LIMITS = {
  files: UPLOAD_FILES_MAX,
  fields: 10,
  fieldSize: ALT_BYTES_MAX,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

/** What a form has brought: its files, not yet looked into, and what is said of them. */
export interface TakenForm {
  files: { name: string; path: string }[];
  alt: string | null;
}

/** A name as a person may read it: without folders, on one line. Browsers write a quote in it as %22. */
const plainName = (given: string): string =>
  basename(given.replaceAll('\\', '/'))
    .replaceAll('%22', '"')
    .replace(/(?:%0[AaDd]|[\p{C}\p{Zl}\p{Zp}])+/gu, ' ')
    .trim()
    .slice(0, NAME_CHARACTERS_MAX) || 'Unnamed';

function openParser(contentType: string): BusboyInstance {
  const notOne = () =>
    new ApiError('unsupported_type', 'The body must be a form with files (multipart/form-data).');
  if (!/^multipart\/form-data\s*;\s*boundary=./i.test(contentType)) throw notOne();
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: LIMITS,
      // Only what has a name is a file, whatever type it says it is of.
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    });
  } catch {
    throw notOne();
  }
}

/**
 * Takes a form in, its files onto the disk as they come. `tidy` is called with every path that was begun, whatever becomes of it.
 * @throws ApiError unsupported_type for another body; bad_request for a form that is malformed or breaks off, for more files than a
 *   form may bring, and for none
 */
export async function takeForm(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  room: FileRoom,
  tidy: (path: string) => void,
): Promise<TakenForm> {
  const parser = openParser(contentType);
  const files: TakenForm['files'] = [];
  const fields = new Map<string, string>();
  const coming: { stream: BusboyFileStream; kept: Promise<void> }[] = [];
  // The rest of a form that is refused is let go by, so that its sender gets to read why.
  let refused: ApiError | undefined;
  const refuse = (message: string) => (refused ??= new ApiError('bad_request', message));

  parser.on('file', (_field, stream, fileName) => {
    const path = newPath(room);
    tidy(path);
    files.push({ name: plainName(fileName), path });
    const kept = pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    kept.catch(() => stream.resume());
    coming.push({ stream, kept });
  });
  parser.on('field', (name, value, _nameCut, isCut) => {
    if (isCut) refuse('The description is too long.');
    fields.set(name, value);
  });
  parser.on('filesLimit', () => refuse(`One form brings at most ${UPLOAD_FILES_MAX} files.`));

  try {
    await pipeline(body, parser);
    await Promise.all(coming.map(({ kept }) => kept));
  } catch (error) {
    for (const { stream } of coming) stream.destroy();
    await Promise.allSettled(coming.map(({ kept }) => kept));
    throw faultOf(error);
  }
  if (refused) throw refused;
  return { files: await withContent(files), alt: altOf(fields.get('alt') ?? '') };
}

/** The parser's own faults are the form's; what has a code is the disk's or the connection's. */
const faultOf = (error: unknown): unknown =>
  error instanceof ApiError || (error instanceof Error && 'code' in error)
    ? error
    : new ApiError('bad_request', 'The form with files is malformed, or broke off.');

function altOf(given: string): string | null {
  const alt = given.replace(/\s+/g, ' ').trim();
  if (alt.length > ALT_CHARACTERS_MAX)
    throw new ApiError('bad_request', 'Some fields are not valid.', {
      alt: `must be at most ${ALT_CHARACTERS_MAX} characters`,
    });
  return alt || null;
}

/** A form whose file was not chosen brings one without a byte. */
async function withContent(files: TakenForm['files']): Promise<TakenForm['files']> {
  const sizes = await Promise.all(files.map(({ path }) => stat(path)));
  const chosen = files.filter((_, at) => (sizes[at]?.size ?? 0) > 0);
  await Promise.all(files.filter((file) => !chosen.includes(file)).map(({ path }) => rm(path)));
  if (chosen.length === 0) throw new ApiError('bad_request', 'Choose a file.', { file: 'Choose a file' });
  return chosen;
}
