import type { ChatQuestion } from '../../../answerer.ts';
import type { CompanyIndex } from './company.ts';

/** A part of a business, and not of a partnership. */
const OF_BUSINESS =
  /\b(?:business|operating|reporting|economics?|average|sold|volumes?|housing|apartment|rental|storage|new|dwelling|hotel|ship|shipped|deliver\w*) units?\b|\bunits? (?:sold|shipped|delivered|economics|volumes?|count|growth|costs?)\b/i;

const said: readonly (readonly [RegExp, string])[] = [
  [/\b(?:common |limited partner(?:ship)? |lp )?unit ?holders?\b/gi, 'shareholders'],
  [/\b(?:common |limited partner(?:ship)? |lp )units\b|\bunits\b/gi, 'shares'],
  [/\b(?:common |limited partner(?:ship)? |lp )unit\b|\bunit\b/gi, 'share'],
];

const AT_YEAR_END =
  /\b(?:at|as of) (?:the |last |prior |previous )?(?:fiscal |calendar )?year[- ]?end\b(?! (?:(?:20)?\d\d|(?:for|of|over|each|every|in|since)\b))/i;

/** "What was it at year end" is of the end of the last whole year. */
export const withYearEnd = (text: string, { record }: Pick<CompanyIndex, 'record'>): string =>
  text.replace(AT_YEAR_END, `at the end of ${Number(record.slice(0, 4)) - 1}`);

/** "How much is one unit" on the page of whose shares are units: where the security of the page is called by its kind, it is its share. */
export function withOwnSecurity(
  { text, symbol }: Pick<ChatQuestion, 'text' | 'symbol'>,
  index: CompanyIndex,
): string {
  const isOfUnits = symbol !== null && index.bySymbol.get(symbol)?.isOfUnits === true;
  if (!isOfUnits || OF_BUSINESS.test(text)) return text;
  return said.reduce((out, [mark, meaning]) => out.replace(mark, meaning), text);
}
