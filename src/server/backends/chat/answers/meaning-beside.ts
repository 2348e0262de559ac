import { meaningOf } from './lacking/general.ts';

/** What ties what a term means to a question that follows. */
const TIES = /\?\s+|[,;]\s+(?:(?:and|but|then|so)\s+)+|\s+[\u2013\u2014-]+\s+|\s+(?:and|but)\s+/gi;

/** What asks what a term means, whatever company stands beside it. */
const DEFINES =
  /^\W*(?:(?:so|ok|hey|please|pls|sorry|first) )*(?:what (?:does|do) (?<mean>.+?) (?:even |actually |really )?(?:mean|stand for)|what(?:['\u2019]?s| is| are) an? (?<kind>[\w/& -]+)|(?:explain|define) (?<said>[\w/& -]+?)(?: to me)?|(?:what(?:['\u2019]?s| is) )?(?:the )?(?:meaning|definition) of (?:the |an? )?(?<of>[\w/& -]+)|(?:what(?:['\u2019]?s| is) )?(?:the )?(?<behind>[\w/& -]+?) (?:meaning|definition))\W*$/i;

/** A bare term, which is explained where the rest of the question is of its figure: "what is SBC and how big is it at SG". */
const BARE =
  /^\W*(?:(?:so|ok|hey|please|pls|sorry|first) )*what(?:['\u2019]?s| is| are) (?<bare>(?!(?:the|its|their|your|this|that)\b)[\w/& -]{2,30}?)\W*$/i;

/** The figure of what was just explained: "what is it for BOSC", "how high is it here". */
const OF_IT =
  /^\W*(?:what|how (?:high|low|long|much|big|large))(?:['\u2019]?s| is| are| was) (?:it|that|this|theirs|the (?:figure|number|value))\b(?! mean)/i;

/** What one of the depositary shares that were just explained stands for, and no count of all shares. */
const OF_ONE =
  /\bhow many (?:(?:ordinary|underlying|common) )?shares (?:is|does|are in|equals?|make|per) (?:one|it|each)(?: (?:stand for|represent|worth|here))*/i;

/** "What is Culp's": of what was just explained, the company's own. */
const OF_WHOM =
  /^\W*(?:what|how (?:high|low|long|much|big|large))(?:['\u2019]?s| is| are| was) ((?:[\w.&-]+ ){0,4}?[\w.&-]+['\u2019]s?|its|theirs)(?: own)?(?= (?:now|today|currently|at the moment)\W*$|\W*$)/i;

/** What asks in the second place what the term before it means: "what is its current ratio and what does it mean". */
const MEANS_IT =
  /^\W*(?:what (?:does|do) (?:it|that|this|they|these|the (?:term|ratio|figure|number)) (?:even |actually |really )?mean|what(?:['\u2019]?s| is) (?:the |its )?meaning(?: of (?:it|that|this))?|(?:explain|define) (?:it|that|this|what (?:it|that|this) (?:means|is)))(?: in (?:plain|simple) (?:english|words|terms)| exactly)*\W*$/i;

/** The figure whose meaning is asked for behind it. */
const FIGURE_OF =
  /^\W*what(?:['\u2019]?s| is| are| was) (?:(?:the|its|their|(?:[\w.&-]+ ){0,4}?[\w.&-]+['\u2019]s?) )(?<its>[\w/&' -]+?)(?: (?:of|for|at) [\w.&' -]+)?\W*$/i;

/** "Does it have one", "what do they have in it": what was just explained. */
const HAS_ONE = /\b(ha(?:ve|s|d)|got|done|did|do|filed?|issued?|paid|pay) one(?=\W*$)/i;
const IN_IT = /\bin it(?=\W*$)/i;

/** What a term means that a question asks for before what it asks of a company, and the rest of it; undefined where it asks for no meaning. */
export function meaningBeside(text: string): { meaning: string; rest: string } | undefined {
  for (const tie of text.matchAll(TIES)) {
    const [first, rest] = [text.slice(0, tie.index), text.slice(tie.index + tie[0].length).trim()];
    const asked = MEANS_IT.test(rest) ? FIGURE_OF.exec(first)?.groups?.['its'] : undefined;
    const itself = asked === undefined ? undefined : meaningOf(`what does ${asked} mean`, true);
    if (itself !== undefined) return { meaning: itself, rest: first };
    const { mean, kind, said, of, behind } = DEFINES.exec(first)?.groups ?? {};
    const bare = OF_IT.test(rest) ? BARE.exec(first)?.groups?.['bare'] : undefined;
    const term = (mean ?? kind ?? said ?? of ?? behind ?? bare)
      ?.replaceAll(/^['"\u2018\u2019\u201c\u201d\s]+|['"\u2018\u2019\u201c\u201d\s]+$/g, '')
      .trim();
    const meaning = term === undefined ? undefined : meaningOf(`what does ${term} mean`, true);
    if (term === undefined || meaning === undefined || !/\w\W+\w/.test(rest)) continue;
    const whole = /^ad[rs]s?$/i.test(term)
      ? rest.replace(OF_ONE, 'how many ordinary shares is one ADS')
      : rest;
    return {
      meaning,
      rest: whole
        .replace(OF_IT, `what is ${term}`)
        .replace(
          OF_WHOM,
          (_, whose: string) => `what is ${/^(?:its|theirs)$/i.test(whose) ? 'the' : whose} ${term}`,
        )
        .replace(HAS_ONE, `$1 a ${term}`)
        .replace(IN_IT, `in ${term}`),
    };
  }
  return undefined;
}
