import { withinOneTypo } from '#server/store/search/one-typo.ts';
import { isKnownWord } from '../lexicon/lexicon.ts';

const countWords: Readonly<Record<string, number>> = { one: 1, a: 1, two: 2, three: 3, four: 4, five: 5 };

const ones: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15, twenty: 20, thirty: 30 }; // prettier-ignore
const parts: Readonly<Record<string, number>> = { tenth: 10, fifth: 20, quarter: 25, third: 33, half: 50 };
const UNIT_IN_WORDS = new RegExp(
  String.raw`\b(under|below|less than|at most|over|above|more than|at least) (${Object.keys(ones).join('|')})\b(?! (?:of (?:them|those)|insiders?|buyers?))`,
  'g',
);

const FROM_IN_WORDS = new RegExp(
  String.raw`\b(between|from) (${Object.keys(ones).join('|')})(?= (?:and|to) [\d$])`,
  'g',
);

/** "2 years of cash" is eight quarters of it, and no amount. */
const inQuarters = (text: string): string =>
  text.replace(
    /\b(\d+|one|a|two|three|four|five) (year|month|quarter)s?(?: worth)? (?:of |in )?(?:cash|runway)\b/g,
    (_, count: string, unit: string) => {
      const number = countWords[count] ?? Number(count);
      return `${unit === 'year' ? number * 4 : unit === 'month' ? number / 3 : number} quarters of cash`;
    },
  );

/** Words of lists that people mistype, and that stand for nothing else where a letter is amiss. */
const OFTEN =
  `positive negative profitable unprofitable dividend dividends insider insiders biotech biotechs software semiconductor semiconductors pharma healthcare restaurants
 retailers chemical chemicals industrial industrials utilities insurers insurance homebuilders shipping energy companies interest shorted headquartered cheapest yielding earnings
 revenue runway consumer technology discount trading`.split(/\s+/);

const spelled = (word: string): string =>
  isKnownWord(word) || OFTEN.includes(word)
    ? word
    : (OFTEN.find((each) => withinOneTypo(word, each)) ?? word);

/** A folded text with its amounts in digits and its plain slips of the keys mended. */
export const spelledForList = (text: string): string =>
  inQuarters(
    text
      .replace(/(?<![\d$.,])(\d[\d,.]*) ?(?:dollars|bucks)\b(?! (?:per|a) )/g, '$$$1')
      .replace(
        /\b(?:cash )?runway (?:(?:is|of|that is|lasting) )?(over|above|longer than|more than|at least|under|below|less than|shorter than) (\d+(?:\.\d+)?) (year|month)s?\b/g,
        (_, how: string, count: string, unit: string) =>
          `runway ${how} ${Number(count) * (unit === 'year' ? 4 : 1 / 3)}`,
      )
      // The newest session is what "today" is of a list.
      .replace(
        /\b((?:gainers?|winners?|movers?|risers?|losers?|decliners?|fallers?|performers?)\b[a-z ]*?) (?:(?:in|on|of|during|from) )?(?:the )?(?:last|latest|most recent|newest) (?:trading )?(?:session|day)\b/g,
        '$1 today',
      )
      .replace(/\bhalf (?:a |of a )?(billion|million)\b/g, '0.5 $1')
      .replace(
        /\b(?:an? |one )(tenth|fifth|quarter|third|half) of (?:(?:the|its|their|all) )*(?:public )?(float|shares|stock)\b/g,
        (_, part: string) => `${parts[part] ?? part}%`,
      )
      .replace(UNIT_IN_WORDS, (_, how: string, word: string) => `${how} ${ones[word] ?? word}`)
      .replace(FROM_IN_WORDS, (_, how: string, word: string) => `${how} ${ones[word] ?? word}`)
      .replace(/(?<=[^a-z\d](?:\d+\.)?\d+)x(?=\s)/g, ' x')
      .replace(/(?<![\w$])[a-z]{6,}(?!\w)/g, spelled),
  );
