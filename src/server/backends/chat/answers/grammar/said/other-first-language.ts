/** How those write whose first language is another, and half sentences, each as what it asks for. */
type Wording = readonly [RegExp, string | ((...words: string[]) => string)];

const bases: Readonly<Record<string, string>> = { lost: 'lose', earned: 'earn', made: 'make', lose: 'lose', earn: 'earn', make: 'make' }; // prettier-ignore
const over: Readonly<Record<string, string>> = {
  earning: 'P/E',
  earnings: 'P/E',
  sales: 'P/S',
  revenue: 'P/S',
  book: 'P/B',
};

export const otherWordings: readonly Wording[] = [
  // "It was Oncocyte before, yes?" asks whether it was.
  [/,\s*(?:yes|yeah|correct|true|or am i wrong)\s*\?/gi, '?'],
  [/^\W*i (?:am not understanding|do not understand|don't understand|not understand)(?: (?:how|why)\b[^.?!]*)?[.!]\s+(?=\S)/gi, ''],
  [/\b(?:(?:can|could) (?:you|somebody|someone|anybody|anyone) )?(?:please )?(?:explain|tell|say)(?: to)? me,? (?:please,? )?(?:in (?:simple|easy|plain) words,? )?(?=what (?:do|does|is)\b)/gi, ''],
  [/\bwhat do(?:es)? (?:the )?([A-Z][\w'-]+)(?=\s+and\b|\W*$)/g, 'what does the company $1 do'],
  [/\b((?:give|show) me|list) (?:the )?(two|three|four|five|six|eight|ten|\d+) (years|quarters) of\b/gi, '$1 the last $2 $3 of'],
  [/\bhow much (?:money )?(it|they|the company) (?:has |have )?(lost|earned|made|lose|earn|make)\b/gi, (_, whom = '', deed = '') => `how much did ${whom} ${bases[deed.toLowerCase()] ?? deed}`],
  [/\bin (last|this) (year|quarter|month|week)\b/gi, '$1 $2'],
  [/\bprice (?:is )?(?:divided )?(?:by|over) (?:the |its |their )?(earnings?|sales|revenue|book)(?: value)?\b/gi, (_, what = '') => over[what.toLowerCase()] ?? what],
  [/\b(?:from|since|at) (?:which|what) (?:date|day) (?:does|do|is|did|has|have) (?:it|they|the (?:stock|company)) (?:trade|trading|traded|been trading|listed|start)\b/gi, 'since when is it listed'],
  [/\bhave (?:they |it )?(?:the |enough )?money until (?:then|that)\b/gi, 'how long does the cash last'],
  [/\b(\w+ )?is new (?:on|in|at|to) the (?:stock )?market\b/gi, '$1is first listed when'],
  [/\b(book|cash|debt|sales)\s?\/\s?(?:sh|shr|share)\b/gi, (_, what = '') => `${what.toLowerCase() === 'book' ? 'book value' : what} per share`],
  [/^(\W*(?:(?:is|are) )?[\w.&'-]+(?: [\w.&'-]+)?) (below|under) cash\W*$/gi, '$1 trading $2 its cash'],
  [/^(\W*[\w.]+) ex (?!div|dividend|date|rights)(?=\p{L})/giu, '$1 formerly known as '],
  [/^(\W*[\w.]+) ?= ?(?=\p{L}[\p{L}\d]*\?)/giu, '$1 formerly known as '],
  [/(?<=\bfda\b.*)\bCRL\b|\bCRL\b(?=.*\bfda\b)/gi, 'complete response letter'],
  [/\br\/s\b/gi, 'reverse splits'],
  [/\blev ratio\b/gi, 'leverage ratio'],
  [/\b(?:per|a|for each|for every) head\b(?! of)/gi, 'per employee'],
  [/\b(does|do|did) (?!i\b|we\b|you\b|one\b)((?:[\w.&'-]+ ){1,3})pay (?:per|a|for each) share\b/gi, '$1 $2pay in dividends per share'],
  [/\b(how (?:did|do|does|has|have) .{1,40}?) (?:trade|behave|move|react|do|perform) (?:on )?(?:the )?(?:days?|sessions?) (?:right )?after (?:each of )?(?:its|the|their) (?:(?:last|latest|past|most recent) )?(?:(?:two|three|four|six|eight|\d) )?(?:earnings(?: reports?)?|quarterly reports?|results|reports?|prints?)\b/gi, '$1 react to earnings'],
  [/\bis this (?:even |really )?a real (?:ticker|company|stock)\W+(?=\w)/gi, ''],
  [/\b(sector|industry) (?:do|would) (?:you|they|people) (?:put|place|file|class|classify) (?:it|them|this|the company)(?: in| under)?\b/gi, '$1 is it in'],
  [/\b(?:by|before) (?:what|which) (?:day|date) (?:do|must|should) (?:i|you|one|we) (?:have to |need to )?(?:own|hold|buy)\b[^.?!;]*\b(?:dividend|divi|check|cheque|payout|distribution|payment)\b/gi, 'what is the next ex-dividend date'],
  [/(,|\band|\bplus) whether (?=(?:it|they|the|he|she)\b)/gi, '$1 '],
  // Closes are adjusted for splits, as their answers say.
  [/,?\s*\(?\bsplit[- ]adj(?:usted|\.)?(?=\W|$)\)?/gi, ' '],
  // The newest of a line is told with its change over a year.
  [/,?\s+with (?:the )?changes? (?:on|over|from|against|vs\.?|versus) (?:a|the) year (?:earlier|ago|before)\b/gi, ''],
  // What somebody takes it for is said beside the question.
  [/^\W*as an? (?:foreign private issuer|smaller reporting company|emerging growth company|shell|reit|bdc),\s+/gi, ''],
]; // prettier-ignore
