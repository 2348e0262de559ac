import type { ChatQuestion } from '../../../answerer.ts';

/** "Which has more revenue", "which of the two is cheaper": of two that it does not name. */
const WHICH_OF_TWO =
  /^\W*(?:(?:and|so|ok|then) )*which (?:one |company |of (?:them|these|those|the two|both) )?(?:has|have|had|is|pays?|yields?|trades?|earns?|makes?|made|grows?|grew|burns?|holds?|owes?)\b/i;

/** Which of two it is that were asked of one after the other: they are named, where the question names none. */
export function withTwoMeant({ text, before }: Pick<ChatQuestion, 'text' | 'before'>): string {
  const [first, second] = before.slice(-2).map(({ answer }) => answer.symbol);
  const isOfTwo = first && second && first !== second;
  return isOfTwo && WHICH_OF_TWO.test(text) ? `${text.replace(/\W+$/, '')}, ${first} or ${second}?` : text;
}
