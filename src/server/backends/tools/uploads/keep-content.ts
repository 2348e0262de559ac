import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { documentPath, picturePath } from '#contract/upload-path.ts';
import type { NewUpload } from '#server/store/uploads.ts';
import { readContent } from './content.ts';
import { type FileRoom, keepFile, nameOfContent } from './files.ts';
import type { TakenForm } from './take-form.ts';

const fileName = (path: string): string => basename(path);

/** The names under which a file lies in its folder. */
export const namesOf = ({ id, kind, widths }: Pick<NewUpload, 'id' | 'kind' | 'widths'>): string[] =>
  kind === 'pdf'
    ? [fileName(documentPath(id))]
    : (JSON.parse(widths) as number[]).map((width) => fileName(picturePath(id, width)));

/** Looks into a file, and keeps what may be shown of it under the name of its content. */
export async function keepContent(
  room: FileRoom,
  { name, path }: TakenForm['files'][number],
  alt: string | null,
): Promise<NewUpload> {
  const [content, id, { size: bytes }] = [
    await readContent(path, name),
    await nameOfContent(path),
    await stat(path),
  ];
  if (content === 'pdf') {
    await keepFile(room, fileName(documentPath(id)), path);
    return { id, kind: 'pdf', name, alt: null, width: null, height: null, widths: '[]', bytes };
  }
  for (const { width, bytes: form } of content.forms)
    await keepFile(room, fileName(picturePath(id, width)), form);
  const { width, height, forms } = content;
  const widths = JSON.stringify(forms.map((form) => form.width));
  return { id, kind: 'image', name, alt, width, height, widths, bytes };
}
