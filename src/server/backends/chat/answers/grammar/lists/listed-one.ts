import type { ChatQuestion } from '../../../answerer.ts';
import { LIST } from './list-going-on.ts';

const ONE_OF =
  /\b(?:the )?(first|second|third|fourth|fifth|last|top) (?:one|company|stock|name)(?: (?:on|in|of) (?:it|the list|that list|them|those|these))?\b(?! (?:with|that|by|on))/i;
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  top: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  last: -1,
};

/** The companies of the rows that an answer showed, in their order. */
function symbolsIn({ parts }: ChatQuestion['before'][number]['answer']): string[] {
  const table = parts.find((part) => part.kind === 'table' && part.columns.includes('Ticker'));
  if (table?.kind !== 'table') return [];
  const column = table.columns.indexOf('Ticker');
  return table.rows.flatMap((row) => row[column]?.text ?? []);
}

/** "How much debt does the first one have" after a list asks of the company that stands first in it. */
export function withListedOne({ text, before }: Pick<ChatQuestion, 'text' | 'before'>): string {
  const last = before.at(-1)?.answer;
  const place = PLACES[ONE_OF.exec(text)?.[1]?.toLowerCase() ?? ''];
  if (place === undefined || !last?.understood?.startsWith(LIST)) return text;
  const symbol = symbolsIn(last).at(place);
  return symbol === undefined ? text : text.replace(ONE_OF, symbol);
}
