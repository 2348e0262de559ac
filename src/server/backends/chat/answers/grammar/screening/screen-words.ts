/** Stands for what was taken out of a text. */
export const GAP = '\u0001';
/** Stands for a kind of company that was taken out of it. */
export const GROUP = '\u0003';
/** Stands for what companies are called ("stocks", "names"). */
const CALLED = '\u0002';

/** What is asked of a company and a list: whether it is on it. */
export const ON_IT =
  '(?:also |even |still )?(?:on (?:it|the list|that list|this list)|in (?:it|there)|among (?:them|those|these)|part of (?:it|them)|one of (?:them|those|these)|one(?! of\\b)|included|qualif\\w+|make (?:it|the list|the cut)|pass(?:es)?)';

const CALLS =
  /\b(?:producers?|makers?|players?|operators?|explorers?|developers?|outfits?|issuers?|stocks?|companies|names|tickers|plays|firms|businesses|equities)\b/g;
const CALLS_TOO = /\b(?:shares|screen|screener|list|ones)\b/g;

/** A word of size that no condition took belongs to one that was not understood. */
const COMPARES =
  /^(?:under|over|below|above|than|more|less|fewer|higher|lower|between|half|double|twice|least|priced|potential|without|not|no|except|ever|never|always|average|usually|since|if|cheap)$/;

/** Words that say nothing of a condition beside those that do. */
const BESIDE =
  /^(?:that|with|listed|any|find|screen|search|me|whose|where|their|its|the|and|trade|trades|trading|low|priced|based|currently|other|others|else|another)$/;

/** Of what may stand before a kind of company these words say nothing of which; any other one does, whatever it says elsewhere ("retail", "coffee", "value"). */
const NARROWS_NOTHING = new RegExp(
  `^(?:${[
    'a an the of for me us in on at to from by with within among across into and or plus but also as well too just only',
    'any some all every each other others another more most which what whats these those this that such both same various several few many',
    'is are was were be been do does did have has had having can could would should will may might',
    'list show find give get see tell name pull want need like look looking search screen screening filter scan sort rank order',
    'listed public publicly traded trading trade trades covered own owned held actual actually really currently now still today right so ok okay hi hey please pls thanks',
    'i im we you your my our their its it they them he who whose where when there here if than then about like similar else besides',
    'small cap caps company stock share top no not',
  ]
    .join(' ')
    .split(/\s+/)
    .join('|')}|\\d+)$`,
);

/** What conditions left of a text: each stretch from its first word that means something to its last. */
export function phrasesIn(
  rest: string,
  isFiller: (word: string) => boolean,
): { phrase: string; unknown: string[] }[] {
  const means = (word: string): boolean =>
    word === 'cheap' || ((!isFiller(word) || COMPARES.test(word)) && !BESIDE.test(word));
  const text = rest.replace(CALLS, CALLED).replace(CALLS_TOO, ' ');
  return [...text.matchAll(/([^\u0001-\u0003]*)([\u0001-\u0003]|$)/g)].flatMap(
    ([, stretch = '', end = '']) => {
      const words = stretch.split(/[^\p{L}\p{N}%$]+/u).filter(Boolean);
      // What stands right before companies says which of them.
      const isBefore = (end === CALLED || end === GROUP) && /[\p{L}\p{N}] *$/u.test(stretch);
      const narrows = (at: number): boolean =>
        means(words[at] ?? '') ||
        (isBefore && at === words.length - 1 && !NARROWS_NOTHING.test(words[at] ?? ''));
      const first = words.findIndex((_, at) => narrows(at));
      if (first < 0) return [];
      const last = words.findLastIndex((_, at) => narrows(at));
      return [
        { phrase: words.slice(first, last + 1).join(' '), unknown: words.filter((_, at) => narrows(at)) },
      ];
    },
  );
}
