import { open } from 'node:fs/promises';
import { ApiError } from '#contract/errors.ts';

/** More pixels than any camera of ours makes; what says it has more is not opened up. */
const PIXELS_MAX = 50_000_000;
/** Widths in which a picture is kept, as far as it has them. */
const WIDTHS = [480, 960, 1600];
const HEIGHT_MAX = 4800;
const HEAD_BYTES = 32;
const TAIL_BYTES = 1024;

/** A picture made anew: nothing of what came but what one sees. */
export interface MadePicture {
  width: number;
  height: number;
  /** Narrowest first. */
  forms: { width: number; bytes: Buffer }[];
}

const refuse = (name: string, why: string): ApiError =>
  new ApiError('bad_request', `${name} ${why}`, { file: `${name} ${why}` });

/** What a file is by its first bytes, whatever it is called: a picture of this format as sharp names it, a PDF, or neither. */
function formatOf(head: Buffer): 'png' | 'jpeg' | 'gif' | 'webp' | 'heif' | 'pdf' | undefined {
  const text = head.toString('latin1');
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp';
  if (/^[^]{4}ftyp(?:avif|avis)/.test(text)) return 'heif';
  return /^%PDF-[12]\.\d/.test(text) ? 'pdf' : undefined;
}

async function endsOf(path: string): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (length: number, position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    return { head: await read(HEAD_BYTES, 0), tail: await read(TAIL_BYTES, Math.max(0, size - TAIL_BYTES)) };
  } finally {
    await file.close();
  }
}

/**
 * Looks into a file: a picture is read whole and made anew, a document has its beginning and its end. `name` is for the words of
 * a refusal.
 * @throws ApiError bad_request for anything else
 */
export async function readContent(path: string, name: string): Promise<MadePicture | 'pdf'> {
  const { head, tail } = await endsOf(path);
  const format = formatOf(head);
  if (format === undefined) throw refuse(name, 'is neither a picture (PNG, JPEG, WebP, GIF, AVIF) nor a PDF');
  if (format !== 'pdf') return makePicture(path, name, format);
  if (!tail.includes('%%EOF')) throw refuse(name, 'is not a whole PDF');
  return 'pdf';
}

async function makePicture(path: string, name: string, format: string): Promise<MadePicture> {
  // Loaded by the first picture: it takes 20 MB of memory, which a site without staff at work has other use for.
  const { default: sharp } = await import('sharp');
  try {
    const source = sharp(path, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true });
    const { format: found } = await source.metadata();
    if (found !== format) throw new Error(`it is ${found}`);
    // Of a moving picture the first frame. What cameras write beside a picture goes, but which side of it is up.
    const largest = await source
      .autoOrient()
      .resize({ width: WIDTHS.at(-1), height: HEIGHT_MAX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = largest.info;
    const forms = await Promise.all(
      WIDTHS.filter((narrower) => narrower < width).map(async (narrower) => ({
        width: narrower,
        bytes: await sharp(largest.data).resize({ width: narrower }).webp({ quality: 82 }).toBuffer(),
      })),
    );
    return { width, height, forms: [...forms, { width, bytes: largest.data }] };
  } catch (error) {
    if (isRoomFault(error)) throw error;
    throw refuse(name, 'cannot be read as a picture, or has more than 50 million pixels');
  }
}

/** A fault of the machine, not of the picture. */
const isRoomFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code));
