import { openAsBlob } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError } from '#contract/errors.ts';
import { chunksOf } from '#kit/http/read-body.ts';

/** A form that has come in whole and lies in a file until its backend has read it. */
export interface SpooledForm {
  type: string;
  body: Blob;
  /** Takes the file away. */
  remove(): Promise<void>;
}

/** A form with files, by the one way to write where its parts end that browsers use. */
const TYPE = /^multipart\/form-data;\s*boundary=(?:"[\w'()+,\-./:=? ]{1,70}"|[\w'()+\-./:=?]{1,70})\s*$/i;

/**
 * Takes in a form of at most `limitBytes`, however slowly it comes, so that its backend is asked once all of it is there. One that
 * is refused or breaks off leaves nothing.
 * @throws ApiError unsupported_type, too_large, bad_request for one that breaks off, unavailable without room for it
 */
export async function spoolForm(
  request: Request,
  limitBytes: number,
  parent = tmpdir(),
): Promise<SpooledForm> {
  const type = request.headers.get('content-type') ?? '';
  if (!TYPE.test(type))
    throw new ApiError('unsupported_type', 'The body must be a form with files (multipart/form-data).');
  const tooLarge = new ApiError('too_large', `The body is larger than ${limitBytes} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge;
  const dir = await mkdtemp(join(parent, 'redstreet-form-')).catch(noRoom);
  const remove = () => rm(dir, { recursive: true, force: true });
  try {
    const path = join(dir, 'form');
    const file = await open(path, 'wx', 0o600).catch(noRoom);
    try {
      let bytes = 0;
      for await (const chunk of chunksOf(request.body ?? [])) {
        bytes += chunk.byteLength;
        if (bytes > limitBytes) throw tooLarge;
        await file.writeFile(chunk).catch(noRoom);
      }
    } finally {
      await file.close();
    }
    return { type, body: await openAsBlob(path), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function noRoom(): never {
  throw new ApiError('unavailable', 'The service is not available right now. Please try again.');
}
