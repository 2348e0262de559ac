import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import type { Filters } from '#contract/screener.ts';
import type { Without } from '#server/store/screener/screener-beside.ts';
import type { ScreenRead } from './screen-read.ts';

/** What takes out of a list: "excluding banks", "no Chinese ones", "other than REITs". */
const DENIES = String.raw`(?:(?:please |can you |could you )?(?:take|leave|throw|kick|filter|cut|weed)(?: out)?|excluding|excludes?|excl|exempting|without|except(?: for)?|other than|besides|apart from|aside from|but not|but no|not counting|that are not|that are no|which are not|(?:is|are) not|arent|not|no|minus|less|remov(?:e|ing)|drop(?:ping)?|skip(?:ping)?|get rid of|leav(?:e|ing) out)`;
/** Where what is taken out ends: at another condition of what stays. */
const ENDS = String.raw`(?=\s+(?:out\b|(?:and|but) (?:with|at|over|under|above|below|sort|a |an |only|that|market|trading|priced)|sort(?:ed)?\b|rank(?:ed)?\b|order(?:ed)?\b|with (?:a |an )?(?:market|p|positive|revenue|cash|short|insider|at|more|less|over|under)\b)|\s*[,;.?!\u0001]|\s*$)`;
const WITHOUT = new RegExp(String.raw`(?<![\w'])${DENIES}[\s-]+(\w.*?)${ENDS}`, 'gi');

/** "Non-US miners", "ex-China": one word, behind which stands what is kept. */
const NON = /(?<![\w'])(?:non|ex)[\s-]+(\w+)/gi;

/** Of these a list is narrowed by what is said itself: "no debt". */
const SAID_ITSELF = /^(?:any |net )*(?:debt|dilution)\b/i;

/** What begins another condition: "without Chinese companies with net cash" takes out the Chinese ones. */
const NEXT = /\s+(?:with|under|over|below|above|that|and that|having|trading)\b/i;

/** What stands beside what is taken out. */
const BESIDE = /\b(?:everything|anything|all|any|of|the|those|that|which|these|ones?|are|is|names|from the list|companies|stocks|please|pls|of them|too|as well|also)\b/gi; // prettier-ignore

const TIED = /\b(?:and|or|nor)\b|[,&/]/i;

/** Of what is in debt, or pays, nobody gives an amount: any of it is meant. */
const ANY_OF: readonly (readonly [RegExp, ScreenerFieldName])[] = [
  [/\b(?:with|have|has|having|carry(?:ing)?|in|any) (?:any |some |much )?debt\b(?! (?:to|under|over|below|above|of|less|more))/i, 'debt'],
  [/\b(?:with|have|has|having) (?:any |some )?(?:short interest|shorts)\b/i, 'short_float'],
]; // prettier-ignore

/** The conditions of what is taken out, each of which alone takes out where they are tied ("banks and insurers"). */
function takenOut({ state, beside }: ScreenRead, words: string): Without[] {
  const filters = Object.entries(state.filters).map(([name, values]) => ({ [name]: values }));
  const all: Filters[] = [
    ...(state.industries.length > 0 ? [{ Industries: [...state.industries] } as Filters] : []),
    ...(state.sector === '' ? [] : [{ Sectors: [state.sector] } as Filters]),
    ...filters,
    ...(beside.anyOf?.filters ?? []),
  ];
  const states = beside.states ?? [];
  if (TIED.test(words) || beside.anyOf)
    return [
      ...all.map((each) => ({ words, filters: each })),
      ...(states.length > 0 ? [{ words, filters: {}, states }] : []),
    ];
  return [{ words, filters: Object.assign({}, ...all) as Filters, ...(states.length > 0 && { states }) }];
}

/** What a text takes out of a list, and the text without it; words that `read` does not understand whole stay where they are. */
export function withoutIn(
  text: string,
  read: (text: string) => ScreenRead,
): { rest: string; without: Without[] } {
  const without: Without[] = [];
  const wholeOf = (said: string): ScreenRead | undefined => {
    const own = read(said.replaceAll(/\bones?\b/gi, ' '));
    const isWhole = own.unknown.length === 0 && own.conditions > 0 && !own.isSorted;
    return isWhole && !own.beside.trialsFor && own.beside.cashFlowsUnder === undefined ? own : undefined;
  };
  const kept = text.replaceAll(NON, (whole: string, word: string) => {
    const own = wholeOf(word) ?? wholeOf(`from ${word}`);
    if (own) without.push(...takenOut(own, word));
    return own ? ' \u0001 ' : whole;
  });
  const rest = kept.replaceAll(WITHOUT, (whole: string, all: string) => {
    if (SAID_ITSELF.test(all)) return whole;
    const first = all.slice(0, NEXT.exec(all)?.index);
    const said = first !== all && wholeOf(first) ? first : all;
    const words = said.replaceAll(BESIDE, ' ').replaceAll(/\s+/g, ' ').trim();
    if (words === '') return whole;
    const any = ANY_OF.find(([pattern]) => pattern.test(said));
    if (any) {
      without.push({ words, filters: { [any[1]]: [{ min: 1 }] } });
      return ' \u0001 ';
    }
    const own = wholeOf(said);
    if (!own) return whole;
    without.push(...takenOut(own, words));
    return ` \u0001 ${all.slice(said.length)}`;
  });
  return { rest, without };
}
