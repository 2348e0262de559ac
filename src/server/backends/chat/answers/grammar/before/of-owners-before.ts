/** "Who dumped" after those who hold it asks which of them. */
const OF_HOLDERS = /^(?:holders|holder-changes|institutions-share)$/;
const WHO_WENT =
  /^\W*(?:(?:and|so|ok|but) )*who (?:dumped|sold|trimmed|cut|got out|left|bailed|exited|reduced|added|bought(?: more)?)(?: (?:it|the most|most|shares|last quarter))*\W*$/i;

/** "Any of them add in Q1": the same. */
const ANY_OF_THEM =
  /^\W*(?:(?:and|so|did|have|has|do) )*(?:any|some|who|which)(?: (?:one|ones))? of (?:them|those|these) (?:been )?(?:add(?:ed|ing)?|buy(?:ing)?|bought|sell(?:ing)?|sold|trim(?:med|ming)?|cut(?:ting)?|reduc(?:ed?|ing)|increas(?:ed?|ing))(?: (?:more|to it|shares|their stakes?|last quarter|recently|lately|this year|of late|(?:in )?q[1-4]|in the (?:last|latest|newest) (?:round of )?(?:13fs?|filings?|quarter)))*\W*$/i;

/** Of trades of insiders the last one. */
const LAST_OF_TRADES = /\b(?:most recent|last|latest) one\b/i;

/** After trades: how many of them changed hands, and not how many there are. */
const HOW_MANY_SHARES =
  /^\W*(?:(?:and|so) )*(?:for )?how many(?: shares)?(?: (?:was|were) (?:it|that|they)| in (?:total|all)| each)*\W*$/i;

/** Whether somebody is one of those whose trades stand before. */
const ONE_OF_THEM =
  /^\W*(?:(?:and|so|but|also) )*(?:is|was|were|are) (?:the |its |their )?(ceo|cfo|coo|chair(?:man|woman)?|chief executive|chief financial officer|founder) (?:(?:one )?(?:of|among) (?:them|those|these|the (?:buyers|sellers))|a (?:buyer|seller)|in (?:there|that list|it))\W*$/i;

/** After those who hold it: whether they bought more, or less. */
const DID_THEY_ADD =
  /^\W*(?:(?:and|so|ok|but) )*(?:did|have|has|are|were|do) (?:they|these|those|he|the (?:funds|holders|institutions)) (?:been |be )?(?:add(?:ed|ing)?|buy(?:ing)?|bought|sell(?:ing)?|sold|trim(?:med|ming)?|cut(?:ting)?|reduc(?:ed?|ing)|increas(?:ed?|ing)|accumulat(?:ed?|ing)|dump(?:ed|ing)?)(?: (?:more|to (?:it|their (?:stakes?|positions?|holdings))|shares|it|their stakes?|or (?:sell|sold|trim|cut|reduce|add)(?:ing|med|d)?|last quarter|in the (?:last|latest) quarter|recently|lately|this year|of late|(?:in )?q[1-4]))*\W*$/i;

/** After trials: in which phase they are, which their table says. */
const WHAT_PHASE =
  /^\W*(?:(?:and|also|so) )*(?:(?:in |at )?(?:what|which) (?:phase|stage)s?|how far(?: along)?) (?:are|is) (?:they|it|those|these|each(?: one)?|each of them)(?: (?:in|at))?\W*$/i;

/** A question in the words that holders, trades of insiders or trials before it make of some of its own; undefined where they make none. */
export function ofOwnersBefore(
  asked: string,
  id: string,
  { text, isTied }: { text: string | undefined; isTied: boolean | undefined },
): string | undefined {
  if (OF_HOLDERS.test(id)) {
    const isOfChanges =
      WHO_WENT.test(asked) || DID_THEY_ADD.test(asked) || (!isTied && ANY_OF_THEM.test(asked));
    return isOfChanges ? 'changes in holders' : undefined;
  }
  if (id === 'trials' && isTied && WHAT_PHASE.test(asked)) return text;
  if (!id.startsWith('insider-')) return undefined;
  if (ONE_OF_THEM.test(asked))
    return asked.replace(
      ONE_OF_THEM,
      (_, role: string) => `and the insider trades, is the ${role} one of them`,
    );
  if (HOW_MANY_SHARES.test(asked)) return 'how many was it';
  return isTied ? undefined : asked.replace(LAST_OF_TRADES, 'last insider trade');
}
