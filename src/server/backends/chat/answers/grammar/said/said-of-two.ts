import { wordingsOfPeers } from './said-of-peers.ts';
import { wordingsOfReceipts } from './said-of-receipts.ts';
import type { Wording } from './said.ts';

/** Ways of saying in which one company is held against another, and which of them somebody should own. */
const NAME = '\\$?[\\w.&-]+(?: \\$?[\\w.&-]+){0,2}?';
const WHICH = '(?:which|who|whose)(?: one)? [^?]+?';

export const wordingsOfTwo: readonly Wording[] = [
  ...wordingsOfReceipts,
  ...wordingsOfPeers,
  // Who burns more in a year does so in a quarter.
  [/\b(burns?|burning) (more|less|faster|slower)( cash| money)? (?:per|a|each|every) (?:quarter|year|month)\b/gi, '$1 $2$3'],
  // "A or B, which burns more and which lasts longer" asks twice of both.
  [new RegExp(`^\\W*(${NAME} or ${NAME})[,:;]? (${WHICH}),? and (${WHICH})\\W*$`, 'i'), '$2, $1? $3, $1?'],
  [new RegExp(`^\\W*(${WHICH})[,:] (${NAME} or ${NAME}),? and (${WHICH})\\W*$`, 'i'), '$1, $2? $3, $2?'],
  [/\b(?:next to|beside|alongside) (?:each other|one another)\b/gi, 'side by side'],
  [/\b(?:who|which(?: one| company)?) (?:makes|earns|is making|made) (?:more|the most)(?: money| profits?)?(?=\W*$)/gi, 'which has the higher net income'],
  // For what occasion somebody would own one of two changes nothing on record of either.
  [/\b((?:would|should|could) (?:you|i|we|one) (?:rather |sooner |prefer to )?(?:own|buy|hold|pick|choose|have|take|short|sell)|(?:rather|better|best) (?:own|buy|hold|pick|bet|play|choice|way)(?: to (?:own|buy|hold))?|the better (?:buy|pick|bet|play|choice|hold|stock|one))(?: of (?:the )?(?:two|them))?,? (?:for|into|ahead of|before|after|in|through|during|on|if there(?:['\u2019]s| is)|going into|with) (?:an? |the |any )?(?:next |coming |long |possible |likely )?[a-z][a-z -]{2,30}?(?=\s*(?:[,:;?]|\W*$))(?<=^(?=.*\b(?:which|rather|better)\b).*)/gi, '$1'],
  [/\b(?:which(?: one| stock| company| name)?|what (?:one|stock|company|name))(?: of (?:them|these|those|the (?:two|three)))? (?:would|should|could|do) (?:you|i|we|one) (?:rather |sooner |prefer to )?(?:own|buy|hold|pick|choose|take|have|short|sell|go with|bet on|put money (?:in|into))\b/gi, 'which one should i buy'],
  [/\b(?:which|what|who)(?: one| stock| company)?(?: of (?:them|these|those|the (?:two|three)))?(?:['\u2019]s| is| would be| looks(?: like)?) (?:the |a )?(?:better|best|safer|smarter) (?:buy|pick|bet|play|choice|hold|investment|long|short|value pick)\b(?: (?:here|now|today|right now|at these prices))?/gi, 'which one should i buy'],
  // While somebody waits for the price he is paid a dividend.
  [/\b(?:which|who)(?: one)? pays? (?:me |you |us |out )?(?:more|better|the most)(?: (?:while|as|until) (?:i|you|we) (?:wait|hold)(?: (?:it|them|around))?)?/gi, 'dividend yield'],
  [/\b(?:which|who)(?: one)? pays (?:the |a )?(?:bigger|higher|better|larger|fatter|more|most)(?: in)? (?:dividends?|yield|distributions?|payouts?)\b/gi, 'dividend yield'],
  [/\b(?:pay|pays|paid|paying) (?:me|you|us) (?:more|better|to wait)(?: (?:while|as) (?:i|you|we) (?:wait|hold))?\b/gi, 'dividend yield'],
  [/\b(?:who|which)(?: one| of (?:them|the two))? (?:earns|makes|returns) (?:more|most|the most|better) on (?:its |their )?equity\b/gi, 'return on equity'],
  // "Up 37% in a year while B lost 30": how the prices of both went.
  [/^\W*(?:(?:it|this|the stock|[A-Z][\w&.-]*)(?:['\u2019]s| is| was| has)? )?(?:up|down|gained|rose|lost|fell|dropped|ran) (?:by )?\d[\d.]*\s?%(?: (?:in|over) (?:a|the (?:last|past)|one|1) year)?,? (?:while|whereas|but|and) ([\p{Lu}][\w&.-]*(?: [\p{Lu}][\w&.-]*)?) (?:is |was |has )?(?:up|down|gained|rose|lost|fell|dropped|ran)(?: by)? \d+(?:\.\d+)?\s?%?(?=\W)(?:[.?!,;]+\s*(?:so )?why (?:is that|that|the (?:difference|gap|divergence)|so different)\b[.?!,;]*)?/giu, 'price change over the last year vs $1. Why did it move over the last year?'],
  // Those of whom it is asked, named behind the question.
  [/(?<=^\W*(?:which|who|what|compare|rank)\b[^?]*)\?\s+(?!(?:compare|show|give|tell|list|how|what|why|who|which|and|also|plus|is|are|does|do|any|or|then|if|please|pls)\b)((?:\$?[\w.&-]+(?: [\w.&-]+)?(?:,\s*(?:and |or )?|\s+(?:and|or|vs\.?)\s+))+\$?[\w.&-]+(?: [\w.&-]+)?)\s*[.?!]*$/i, ', $1?'],
  [/(?<=,? and |^\W*)which(?: one| class(?: of shares?)?)?(?: of (?:them|the two))? (?:votes|can vote|has (?:the )?(?:more )?vot(?:es|es per share|ing rights|ing power|e))\b/gi, 'which other share classes vote'],
  // Whom something is held against, said before what is asked of it.
  [/^\W*(?:vs\.?|versus|against|(?:as )?compared (?:to|with)|relative to) ((?:\$?[\w.&'-]+ ?){1,3}(?:(?:,| and| or| &) (?:\$?[\w.&'-]+ ?){1,3}?)*),? (?=(?:is|are|does|do|has|have|how|what|which)\b)((?:(?! and (?:is|are|does|do|has|have|how|what|which|who)\b)[^?])+)(?=\W*$)/i, (_, whom = '', what = '') => `${what} vs ${whom}`],
  // "A or B for the next five years" asks which to own.
  [/^\W*((?:\$?[\w.&-]+ ){1,3}or(?: \$?[\w.&-]+){1,3}?) for (?:the |a )?(?:next|long|longer|coming|rest|short|swing|retirement|dividends?|income|growth)\b(?: (?:\w+ ?){0,3})?(?=\W*$)/i, 'which one should i buy, $1'],
  // What each of those is that are named behind it.
  [/^(\W*(?:which|what) )(?!one\b|of\b|is\b|are\b|has\b|was\b|company\b)(?:[a-z-]+ ){1,3}?(?=(?:has|have|is|pays|trades|burns|burned|grew|grows|looks|owes|makes|made|earns|carries|holds)\b.*[,:]\s*\$?\w[\w.&-]*(?: [\w.&-]+)?,?(?:\s+or\s+\$?\w+|,\s+\$?\w[\w.&-]*.*\bor\b))/gi, '$1one '],
  // One stock that beats another has gone up more.
  [/\b(?:did|has|have) (?!(?:it|they|the|ceo|insiders?)\b)(\$?[\w.&-]+(?: [\w.&-]+)?) (?:beat(?:en)?|outperform(?:ed)?|outrun|done better than|do better than) (?!(?:on|in|at|by|for|over|per|all|any|every|big|again|or|and|a|an|both|the|its|their|estimates?|expectations?|consensus|earnings|eps|analysts?|guidance|it|them|that|this|last|forecasts?|wall|revenue|sales)\b)(\$?[\w.&-]+(?: [\w.&-]+)?)(?=(?: (?:this year|ytd|over|in|since|last|so far))|\W*$)/gi, 'price change of $1 vs $2'],
  // A figure of the cash itself, before those that are made of it.
  [/\bcash,\s+(?=(?:burn|runway|flow)\b)/gi, 'cash position, '],
  [/\b(vs\.?|versus|against|than|(?:compare[ds]?|relative) (?:to|with)) (?:the |its |their )?(?:sector|industry|peer(?: group)?)(?:['\u2019]s)? (?:average|avg|median|mean|norm)s?\b/gi, '$1 peers (mean)'],
  // Of its industry those are on record that are nearest to it in size.
  [/\b(vs\.?|versus|against|(?:compare[ds]?|comparison|relative) (?:[\w.&'\u2019-]+ ){0,4}?(?:to|with)|stack(?:s|ed)? up (?:to|with|against)) (?:the )?(?:rest of )?(?:its|their|the) (?:own )?(?:industry|sector|group|space|sub-?sector)(?: (?:peers|group|as a whole|overall))?(?=\W*$| (?:on|by|in terms of|for|in)\b)/gi, '$1 its peers'],
  // A figure of a company beside its peers, said before them.
  [/^\W*(?:please |can you |could you )?compare ((?:the |its |their )?[^?.!;]*?(?:['\u2019]s?|\bits|\btheir|\bthe)\s[^?.!;]*?),? (?:with|to|against|and) (?:those of |that of )?(?:its |their |the )?(?:closest |nearest |direct |listed )?(?:peers?|peer group|competitors?|rivals?|comps)(?=\W*$)/gi, '$1 compared with its peers'],
  // What another thing did meanwhile is not on record.
  [/(?<=\b(?:why|fell|dropped|rose|lost|gained|down|up)\b.*?),? (?:when|while|whereas|although|though|even though) (?:the )?(?:price of )?[a-z]+(?: prices?)? (?:did(?:n['\u2019]?t| not)|has(?:n['\u2019]?t| not)|held up|held steady|went (?:up|down|nowhere))(?=\W*$)/g, ''],
  [/\b(fell|falls?|fallen|dropped|lost|loses?|rose|risen|gained|halved|doubled|tripled|went (?:up|down)|(?:is|was|be(?:en)?) (?:up|down)|up|down)((?: \w+){0,3}?) (?:by )?(?:(?:a )?half |more than half |(\d+ ?%) )?in (?:just |only |less than |under )?(?:a|one|1|the) year\b/gi, (_, did = '', what = '', much = '') => `${did}${what}${much ? ` ${much}` : ''} over the last year`],
  [/,? and (?:then |also |please )?(?:tell|show|explain to) me (?=(?:why|how|when|who|what)\b)/gi, '? '],
  [/(?<=\bwhy\b[^?.]*)\b(fall|fell|fallen|drop|dropped|lost|lose|down) (?:by )?(?:more than |about |nearly |almost |over )?(?:a )?half(?: (?:of )?(?:its|their|the) value)?\b/gi, '$1'],
  // Who controls two of which one is asked about.
  [/\bwho (controls?|owns?|runs?) (?:both|the two|the pair|them both)(?: of them| companies)?\b/gi, 'who $1 it'],
  [/\bcompared? (it |this |them )?(with|to|against) (.+?) on (?=[a-z/ ]+(?:and|,))/gi, 'compare $1$2 $3 by '],
]; // prettier-ignore
