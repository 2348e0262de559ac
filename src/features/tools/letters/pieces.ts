import { type Piece, type PieceKind, pieceKinds } from '#contract/letter.ts';
import type { DeskData } from '#contract/desk.ts';
import type { Api } from '#kit/http/api-client.ts';
import type { FormValues } from '#kit/form/form.ts';
import { orNull } from '#kit/http/load.ts';
import { dataOf } from '../fields.ts';
import { withBlocks } from './blocks.ts';

/** What was looked for to put into a letter, and what was found; null where it did not arrive. */
export interface FoundPieces {
  kind: PieceKind;
  text: string;
  found: Piece[] | null;
}

/** What they make of the form: its text and what it means change where something was chosen. */
interface PickedPieces {
  pieces: FoundPieces;
  values?: FormValues;
  data?: DeskData;
}

/** The name of the box by which a thing is chosen. */
export const pickName = ({ kind, id }: Piece): string => `pick_${kind}_${id}`;

const wantedKind = (values: FormValues, name: string): PieceKind =>
  pieceKinds.find((kind) => kind === values[name]) ?? 'news';

/** The form of a letter with what can be put into it; what was chosen stands at the end of its text, unsaved. */
export async function withPieces(api: Api, values: FormValues): Promise<PickedPieces> {
  const isInserting = values['intent'] === 'insert';
  // What was chosen stands among what was shown, whatever was typed since.
  const kind = wantedKind(values, isInserting ? 'shown_kind' : 'find_kind');
  const text = (values[isInserting ? 'shown' : 'find'] ?? '').trim().slice(0, 200);
  const answer = await orNull(
    api('toolsNewsletters.pieces', { query: { kind, ...(text !== '' && { text }) } }),
  );
  const pieces = { kind, text, found: answer && answer.data };
  const chosen = (pieces.found ?? []).filter((piece) => values[pickName(piece)] !== undefined);
  if (!isInserting || chosen.length === 0) return { pieces };
  const format = values['format'] === 'html' ? 'html' : 'markdown';
  const typed = { ...values, body: withBlocks(format, values['body'] ?? '', chosen) };
  const unpicked = Object.fromEntries(Object.entries(typed).filter(([name]) => !name.startsWith('pick_')));
  return { pieces, values: unpicked, data: dataOf('newsletter', unpicked) };
}
