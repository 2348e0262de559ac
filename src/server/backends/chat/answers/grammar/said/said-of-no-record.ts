import type { Wording } from './said.ts';

const UNITS = String.raw`(?:the |its |their |those |spac )*(?:[a-z]+ )?units?`;
/** Where all of the letters are large they are no word. */
const COINS = 'solana|eth|ether(?:eum)?|btc|bitcoins?|xrp|doge(?:coin)?|avax|coins?|tokens?|crypto';

/** What no table here has, put as what it is: the refusal names the thing, and no word beside it. */
export const wordingsOfNoRecord: readonly Wording[] = [
  // The units of a blank check come apart into shares and warrants, which is no split of a stock.
  [new RegExp(String.raw`\bwhen (?:can|do|does|will|are|is|did|could|may) ${UNITS} (?:be )?(?:split|separat\w*|unbundl\w*|com(?:e|ing) apart|break up|detach\w*|trade separately)\b`, 'gi'), 'separation of the units'],
  [/\bunit (?:split|separation)\b(?! stock)/gi, 'separation of the units'],
  [new RegExp(String.raw`(?:\bwhat(?:['\u2019]?s| is)? )?(?:the )?\bunit composition\b|\bwhat(?:['\u2019]?s| is| are)? in (?:a|an|each|one|every) units?\b|\b(?:what|how) (?:does|do) (?:a|an|each|one|every|the) (?:[a-z]+ )?units? (?:consist of|contain|include|comprise|come with)\b`, 'gi'), 'composition of the units'],
  // What an authority takes back or complains of.
  [/\b(?:any|open|products?|devices?|fda|safety|drugs?|voluntary|vehicles?|food|class (?:i{1,3}|[123])|have|has|had|of|or|and) recalls?\b(?! (?:the|that|what|who|when|how|if|his|her|its|their|my|me)\b)/gi, (whole = '') => whole.replace(/recalls?$/i, 'product recalls').replace(/^(?:product|device|drug|vehicle|food)s? /i, '')],
  [/\b(?:fda |regulatory )?(?:warning letters?|form 483s?|483s|483 (?:letters?|observations?))/gi, 'FDA warning letters'],
  [new RegExp(String.raw`\b[Hh]ow (?:many|much) (?:of (?:the )?)?(?:SOL|ETH|BTC|ADA|BNB|HYPE|SUI|TRX|TON|LTC)\b(?! (?:tokens?|coins?)\b)`, 'g'), 'how many coins held'],
  [new RegExp(String.raw`\bhow (?:many|much) (?:${COINS})\b(?! (?:revenue|sales|price)\b)`, 'gi'), 'how many coins held'],
  [/\b(?:SOL|ETH|BTC|ADA|BNB|HYPE|SUI|TRX|TON|LTC) (?:holdings?|treasury|stash|stack|position)\b/g, 'coins held'],
  [/\baltman(?:['’]?s)?(?: z)?(?:[- ]?scores?)?\b(?! \w*(?:own|hold|sell|buy))/gi, 'altman z score'],
  // What will be raised nobody knows; what was is on record.
  [/\b(?:will|are|is|might|could|would) ((?:(?:the|an?) )?[\w.&'\u2019-]+(?: (?!do\b|have\b|need\b)[\w.&'\u2019-]+){0,3}?) (?:(?:going|about|likely|have|need) to |be )?(?:do(?:ing)?|mak(?:e|ing)|launch(?:ing)?|announc(?:e|ing)|need(?:ing)?|pric(?:e|ing)|run(?:ning)?|hav(?:e|ing)) (?:another|an?|more|any(?: more)?)(?: new)? ((?:(?:secondary|public|share|stock|equity|rights|dilutive) )*(?:offering|capital raise|raise|placement)s?)\b[^?.!;]*/gi, 'chance of an offering by $1'],
  // The day stands in the notice of the exchange.
  [/\b(?:by )?when (?:do|does|must|should|will|would) (?:they|it|the company|[a-z]+) (?:have |need |got )?(?:to )?(?:regain|be back in|get back in(?:to)?|come back into|meet|restore|cure) compliance(?: by)?\b|\b(?:what(?:['’]?s| is) )?(?:the )?(?:compliance deadline|deadline (?:to|for) (?:regain(?:ing)?|cur(?:e|ing)|meet(?:ing)?) compliance|cure period)\b|\bhow long (?:do|does) (?:they|it|the company|[a-z]+) have to (?:regain|get back in(?:to)?|cure) compliance\b/gi, 'deadline to regain compliance'],
]; // prettier-ignore
