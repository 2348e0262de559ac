import { foreignLanguage } from './language.ts';
import type { Wording } from './said.ts';

/** Words of other languages that no English question has, as they are said here; what stands between them is known by its term. */
const ofOthers: readonly Wording[] = [
  [/\bwie\s?viele aktien (?:sind|gibt es|hat (?:sie|die firma))(?: (?:ausstehend|im umlauf|ausgegeben))?/gi, 'how many shares are outstanding'],
  [/\bwie\s?viele mitarbeiter (?:hat|haben|gibt es)?(?: (?:sie|die firma))?/gi, 'how many employees'],
  [/\bwie (?:hoch|gro\u00df|gross) (?:ist|sind) (?:der|die|das)?\s?/gi, 'what is the '],
  [/\b(?:kya )?(?:yeh|ye|yah) (.{2,30}?) se (?:sasta|sasti|kam|neeche) hai\b/gi, 'is it trading below $1'],
  [/\bcu\u00e1ntas acciones (?:hay|tiene|est\u00e1n)(?: en circulaci\u00f3n)?/gi, 'how many shares are outstanding'],
  [/\bcombien d['\u2019]actions(?: en circulation)?/gi, 'how many shares are outstanding'],
]; // prettier-ignore

const inEnglish = (text: string): string => {
  // A whole sentence of another language is told that English is understood.
  if (foreignLanguage(text) !== undefined) return text;
  return ofOthers.reduce(
    (out, [mark, meaning]) =>
      typeof meaning === 'string' ? out.replace(mark, meaning) : out.replace(mark, meaning),
    text,
  );
};

/** Ways of saying in which one word stands beside its matter, or apart from it, and asks for nothing more. */
export const wordingsWithoutWeight: readonly Wording[] = [
  [/^.*$/s, (text: string) => inEnglish(text)],
  // "Margin trend, last 4 quarters (gross)": which margin, behind it.
  [/(?<!\b(?:gross|operating|net|ebitda) )\b(margins?)\b([^.?!()]*?)\s*\((gross|operating|net)\)/gi, '$3 $1$2'],
  [/\b(pay|paying|paid) (its |their |the |all (?:its |the )?)?(loans?|debts?|borrowings?|notes|creditors|lenders) back\b/gi, '$1 $2$3'],
  [/\bpay back (?=(?:its |their |the )?(?:loans?|debts?|borrowings?|notes|creditors|lenders)\b)/gi, 'pay '],
  // No number of them is said: a few.
  [/\b(in|over|during|within) (?:the )?(?:last|past) (months|weeks)\b/gi, '$1 the past few $2'],
  // Until when it had the former name is told with it.
  [/\b(?:since|from) when (?:is |was |does |do |has |have |did )?(?:(?:it|they) )?(?:have |had |use |used |been )?(?:the|its|their|this) (?:new|current|present) name\b/gi, 'former names'],
  [/\bwhen did (?:it|they|the company) (?:take|get|adopt|choose|change to|switch to|start using) (?:the|its|their|this) (?:new|current|present) name\b/gi, 'former names'],
  [/\b(?:sinc|sinse|scince)\b/gi, 'since'],
]; // prettier-ignore
