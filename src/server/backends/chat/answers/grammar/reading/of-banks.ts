/** What banks are measured by, and no table here has. */
const OF_BANKS =
  /\b(?:nim|net interest margins?|efficiency ratio|cost[- ]to[- ]income(?: ratio)?|cet ?1(?: ratio)?|tier (?:1|one)(?: capital)?(?: ratio)?|capital ratios?|non-?performing (?:loans?|assets?)|npls?|npas?|net charge-?offs?|charge-?offs|loan[- ]to[- ]deposit(?: ratio)?|cost of deposits|non-?accruals?(?: loans?)?|past due(?: loans?)?|loan loss (?:provisions?|reserves?)|allowance(?: for (?:loan|credit) losses)?|uninsured deposits|cre exposure|commercial real estate exposure|cost of funds|deposit beta)\b/gi;

/** Whether a question asks for what banks are measured by, beyond this record. */
export const isOfBanks = ({ text }: Readonly<{ text: string }>): boolean => namesOfBanks(text).length > 0;

/** What of it a text names. */
export const namesOfBanks = (text: string): string[] => text.match(OF_BANKS) ?? [];
