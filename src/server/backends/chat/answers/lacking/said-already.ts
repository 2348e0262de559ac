import type { ChatPart } from '#contract/chat-answer.ts';
import type { Draft } from '../written/draft.ts';
import { textOfPart } from '../grammar/reading/shown.ts';

const bare = (part: ChatPart): string => textOfPart(part).replaceAll(/\[\^\d+\]/g, '');

/** Whether each figure of some parts stands in an answer already: then nothing is nearer than what it has told. */
export function isAllSaid(draft: Draft, parts: readonly ChatPart[]): boolean {
  const said = draft.finish().parts.map(bare).join('\n');
  const figures = parts.flatMap((part) =>
    part.kind === 'text'
      ? part.markdown.split(/(?<=[.:])\s+(?=[A-Z*])/).filter((sentence) => sentence.includes('[^'))
      : [],
  );
  const isSaid = (text: string): boolean => said.includes(text.replaceAll(/\[\^\d+\]/g, '').trim());
  return figures.every(isSaid) && parts.every((part) => part.kind === 'text' || isSaid(bare(part)));
}
