/** Sentences that tell a person what to do with their money, in the words such sentences have. Analysts' ratings are facts and none of it. */
const ADVICE: readonly RegExp[] = [
  /\b(?:you|investors|one|anyone)\s(?:should|ought\sto|must|need\sto|may\swant\sto|might\swant\sto|could\sconsider)\s(?:\w+\s){0,3}?(?:buy|sell|hold|avoid|short|accumulate|trim|exit|invest|purchase|add|own)/i,
  /\b(?:i|we)(?:\swould|['’]d)?\s(?:strongly\s|highly\s)?(?:recommend|suggest|advise)\b/i,
  /\b(?:is|are|looks?\slike|makes?|seems?|remains?)\s(?:\w+\s)?an?\s(?:\w+\s){0,2}?(?:buy|sell|bargain|must-own|(?:good|great|solid|strong)\sinvestment|buying\sopportunity)(?=[\s.!,;:]|$)(?!\s(?:rating|side|orders?|transactions?|consensus))/i,
  /\b(?:worth|consider)\s(?:buying|selling|investing|shorting|accumulating|holding)\b/i,
  /\b(?:good|great|right|perfect|best)\stime\sto\s(?:buy|sell|invest|enter|exit)\b/i,
  /(?:^|[.!?:]\s+|[-*]\s+)(?:buy|sell|short|accumulate|load\sup\son|avoid)\s(?:the|this|these|it|now|shares|stock|more|[A-Z]{2,5}\b)/i,
  /\b(?:will|is\s(?:going|set|bound|guaranteed)\sto)\s(?:\w+\s)?(?:double|triple|soar|skyrocket|moon|explode|rally|outperform|crash)\b/i,
  /\b(?:guaranteed|risk-free|can['’]t\slose|sure\sthing)\b/i,
];

/** Whether a sentence recommends, or promises what a price will do. */
export const isAdvice = (sentence: string): boolean => {
  const plain = sentence.replace(/[*_~`]/g, '');
  return (
    !/\b(?:not|no|never|cannot|can['’]t|don['’]t)\s(?:\w+\s){0,3}(?:advice|recommend\w*|advise)\b/i.test(
      plain,
    ) && ADVICE.some((pattern) => pattern.test(plain))
  );
};

const ASKED =
  /\b(?:should\si|would\syou|do\syou\s(?:think|recommend)|is\s(?:it|this|that|\S+)\s(?:an?\s)?(?:\w+\s)?(?:buy|sell|hold|good\s(?:buy|investment|stock|time)|worth\s(?:buying|it))|(?:buy|sell)\sor\s(?:buy|sell|hold)|good\s(?:time\sto\s(?:buy|sell)|investment)|worth\s(?:buying|investing)|recommend)\b/i;

/** Whether a question asks for a recommendation. */
export const asksForAdvice = (question: string): boolean => ASKED.test(question);
