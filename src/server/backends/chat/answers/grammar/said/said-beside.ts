import type { Wording } from './said.ts';

/** What begins the question itself. */
const ASKS =
  "(?=(?:(?:so|then|and|but) )?(?:whats?|what['’]s|hows?|how['’]s|which|whos?|who['’]s|whose|when|where|why|is|are|was|were|does|do|did|has|have|had|can|could|will|would|any|in (?:which|what)|on (?:which|what)|at (?:which|what|how)|by how|give|show|tell|list)\\b)";

/** A time or a sum is of what is asked; what points back needs what stands there. */
const TELLS_NO_MORE =
  '(?![^,]*(?:\\d|\\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|yesterday|last|summer|winter|christmas|bought|sold|paid|invested|dropped|threw|bet)\\b))(?![^,]*,[^?]*\\b(?:then|that|those|them|there|one|what was it|what is it|which was it|what it was)\\b)';

/** A remark that holds the matter is a part of what is asked. */
const HOLDS_MATTER =
  '(?![^,]*\\b(?:dividends?|grow\\w*|short\\w*|debt|cash|splits?|ipo|los(?:e|es|ing|t)|profits?|revenues?|reports?|prices?|volume|insiders?|analysts?|rating|target|drugs?|trials?|approv\\w*|fda|multiples?|p\\/e|earnings|codes?|vote)\\b)';

const FOLK =
  'broker|app|uncle|aunt|neighbou?r|friend|boss|teacher|professor|lawyer|accountant|adviser|advisor|bank|bank clerk|brother(?: in law)?|sister(?: in law)?|father|mother|husband|wife|son|daughter|colleague|newsletter|textbook|calendar|terminal|spreadsheet|screen|order form|tax form|fund|club|dad|mom|mum|cousin|grandson|buddy|client';

/** What people say of themselves and of their asking: it asks nothing. */
export const besideWordings: readonly Wording[] = [
  [new RegExp(`^\\W*(?:(?:i['’]?m |i am )?sorry|apologies|forgive me|excuse me|pardon)\\b[^?]{0,55}?(?:,| but)\\s+(?:but )?${ASKS}`, 'i'), ''],
  [new RegExp(`^\\W*(?:(?:i['’]?m|i am) )?(?:total |complete |absolute )?(?:beginner|newbie|novice|new to (?:this|stocks|investing|the market))(?: here)?,\\s+${ASKS}`, 'i'), ''],
  // "My broker in Germany wants an ISIN, what is it" asks for what is wanted.
  [
    new RegExp(`^\\W*(?:my|our|the) (?:${FOLK})(?: \\w+){0,2} (?:wants|needs|asks(?: me)?(?: for| about)?|wants to (?:see|know)|is missing|is asking for|shows (?:nothing|no figure) for) (?:an? |the |their |its )?([^,?]{2,40}),\\s+(?:what(?:['’]s| is| are) (?:it|that|theirs|they)|do you have (?:it|that|one)|can you (?:show|give)(?: me)? (?:it|that)|when is (?:it|that))\\W*$`, 'i'),
    'what is the $1',
  ],
  [new RegExp(`^\\W*(?:my|our|a|some|the) (?:${FOLK})\\b${TELLS_NO_MORE}${HOLDS_MATTER}[^,?]{3,70},\\s+${ASKS}`, 'i'), ''],
  [new RegExp(`^\\W*(?:i|we)(?:['’]?(?:m|ve|re|d))? (?!want\\b|need\\b|wonder)${TELLS_NO_MORE}${HOLDS_MATTER}[^,?]{3,70},\\s+(?:(?:so|and|but) )?${ASKS}`, 'i'), ''],
  [new RegExp(`^\\W*before (?:i|we) (?!last)${TELLS_NO_MORE}${HOLDS_MATTER}[^,?]{3,60},\\s+${ASKS}`, 'i'), ''],
  [/^\W*before (?:i|we) \w+(?: (?:at|in|on|to|for|more|the|my|a|it|this|\w+ing))*(?: \w+)? (?=i (?:would|['’]d|want|need)|what|how|which|who|is |are )/i, ''],
  [new RegExp(`^\\W*(?:just )?for my (?:own )?(?:\\w+ ){0,2}(?:notes?|records?|spreadsheet|sheet|files?|homework|paper|class|report|form|club|newsletter|model|allocation|client|boss|tax(?:es)?|thesis|presentation|journal|log),?\\s+(?:(?:i|we) (?:need|want|would like|['’]d like) )?(?=\\w)`, 'i'), ''],
  [/,?\s+(?:just )?for (?:my|our|the) (?:own )?(?:\w+ ){0,2}(?:notes?|records?|spreadsheet|files?|homework|class|newsletter|compliance desk|journal|tax return|tax form|thesis|presentation)\W*$/i, ''],
  [/,?\s+as (?:we|they|people) (?:say|call (?:it|them|that|him|her)|used to (?:say|call it)) (?:it )?(?:in|back in|over in|at|here)(?: (?:the )?\w+)?(?: \w+)?(?=\W*$|,)/i, ''],
  [/,?\s+(?:so to say|so to speak|if you (?:would|will|don['’]?t mind|please)|for a change|nothing fancy|in hard numbers|in a few (?:words|lines)|as we speak|if (?:i|one) may(?: ask)?|y\/n|yes or no|or nah|or not|or no)\W*$/i, ''],
  [/,?\s+i mean\W*$/i, ''],
  [/\bi (?:would|['’]d) (?:like|love) to (?:see|know|have|look at|go through|check)\s+(?=(?:the|its|their|what|how|who|which|a|an|some|all)\b)/gi, 'show '],
  [/\bi (?:want|need) to (?:see|know|have a look at|look at|check) (?=(?:the|its|their|what|how|who|which)\b)/gi, 'show '],
  [/\b(date|data|profit|price|sales|earnings|revenue|volume|shares|ev|cash|growth|valuation|debt)[- ]wise\b/gi, '$1'],
  [/,?\s+(?:over there|up there|of late|these days|as things are|at this stage|in recent (?:days|times)|for (?:these|those) (?:guys|folks|people)|for this one)(?=\W*$)/gi, ''],
  [/\bof late\b/gi, 'lately'],
  [/,?\s+(?:as (?:of|at)|as stated on|at|per|in|on) (?:the |its |their )?(?:last|latest|most recent|newest|cover of the(?: (?:last|latest))?) (?:close|10-?[kq]|quarterly report|annual report|report|balance sheet(?: date)?|proxy|10-?k cover)\b(?! (?:react|move|how|did))/gi, ''],
  [/\b(net (?:cash|debt)|financial debt|ev|enterprise value|p\/?[bes]|price to book|volatility|float|market cap)\b,? (?:(?:been )?(?:as of|at|for) )?(?:the )?(?:last|latest|most recent) quarter\b/gi, '$1'],
  [/\b(net (?:cash|debt)|financial debt)\b (?:at|as of) (?:the )?(?:year[- ]end|quarter[- ]end|end of the (?:year|quarter))/gi, '$1'],
  [/\bplease to (?=\w)/gi, ''],
  [/\b(p\/?[esb]|price to (?:earnings|sales|book)) (?:of [\w ]+, )?(?:on|over) (?:the )?(?:trailing twelve months|ttm|last twelve months)\b/gi, '$1'],
  [/\b(?:trailing|present|actual|ttm) (?=p\/?[esb]\b)/gi, ''],
]; // prettier-ignore
