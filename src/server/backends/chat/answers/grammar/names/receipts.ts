/** What a foreign company's receipts are called. */
const RECEIPT = '(?:(?:american |global )?depositary (?:share|receipt)|ad[rs]|gdr)';

/** What asks of the receipts themselves: what the word means, or how many shares one stands for. */
const OF_RECEIPTS = new RegExp(
  String.raw`\bratio\b|\bordinary\b|\bunderlying\b|\brepresents?\b|\bstands? for\b|\bequals?\b|\bmeans?\b|\bfees?\b|\bprogram\w*|\bspons\w+|\bdaily range\b|\bADR ?%|\bhow many (?:\w+ )?shares\b|^\W*(?:what(?:['\u2019]?s| is| are)?|define|explain) (?:an? |the )?${RECEIPT}s?\W*$|\b(?:is|are|has) (?:it|this|that|they|[\w.&-]+) (?:really )?(?:an? |any )?${RECEIPT}s?\b`,
  'i',
);

const PER = new RegExp(String.raw`\b(per|a|an|each|one|every|single)[ -]+${RECEIPT}\b`, 'gi');
/** Small letters are advertisements. */
const NAMED = /\b(?:ADSs|ADRs|GDRs|(?:[Aa]merican |[Gg]lobal )?[Dd]epositary (?:[Ss]hares|[Rr]eceipts))\b/g;
const ONE = /\b(?:ADS|ADR|GDR|(?:[Aa]merican |[Gg]lobal )?[Dd]epositary (?:[Ss]hare|[Rr]eceipt))\b/g;
const OF_STOCK = /\b(?:the|its|this|their) (?:adr|ADS|ADR)\b/g;

/** "The price per ADS" is that of the share that is listed here. */
export const withReceipts = (text: string): string =>
  OF_RECEIPTS.test(text)
    ? text
    : text
        .replace(PER, (_, each: string) => `${/^an?$/i.test(each) ? 'a' : each} share`)
        .replace(OF_STOCK, 'the stock')
        .replace(NAMED, 'shares')
        .replace(ONE, 'share');

/** What is said beside an answer whose question was read so. */
export const READ_AS_LISTED =
  'What you call ADS or ADR is read as the share that is listed here. Whether a figure of the statements is of one of those or of an ordinary share, and for how many of them one stands, no table of this record says.';
