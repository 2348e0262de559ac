/**
 * What a trade is measured by and no table here has, with what it is called where its own words do not name it. Said of a question that is not answered;
 * none of it keeps one from being answered.
 */
const ofTrades: readonly (readonly [said: RegExp, name?: string])[] = [
  // Landlords.
  [/\b(?:a?ffo(?: (?:per share|payout(?: ratio)?))?|funds from operations|(?:same[- ](?:store|property) )?noi|net operating income|cap rates?|occupancy(?: rates?)?|lease (?:expir\w+|terms?|rolls?)|rent (?:growth|rolls?|spreads?)|walt)\b/gi],
  // Oil, gas and refining.
  [/\b(?:crack spreads?|refining margins?|throughput|boe(?:\/d|pd)?|bo[pe]+d|barrels? (?:per|a) day|production (?:in|of) (?:boe|barrels|oil|gas)\S*|break-?even (?:oil |gas )?prices?|oil price|netbacks?|lifting costs?|pv-?10|proved reserves|rig counts?|differentials?)\b/gi],
  [/\bhedg(?:e|ed|es|ing)(?: book)?\b/gi, 'hedges'],
  // Mines.
  [/\b(?:aisc|all[- ]in sustaining costs?|ounces? (?:produced|sold)|mine life|strip ratio|ore grades?|recovery rates?)\b/gi],
  // Ships and aeroplanes.
  [/\b(?:tce(?: rates?)?|time charter equivalents?|day ?rates?|spot rates?|charter rates?|fleet (?:age|utili[sz]ation)|load factors?|c?[cr]asm(?:-ex)?)\b/gi],
  // Software.
  [/\b(?:c?rpo|arr|nrr|net (?:revenue )?retention(?: rate)?|billings|bookings|churn(?: rate)?|remaining performance obligations?)\b/gi],
  // What is ordered and made.
  [/\b(?:order (?:back-?log|books?|intake)|back-?log|book[- ]to[- ]bill(?: ratio)?|average selling prices?|asps?|units? (?:shipped|sold)|lead times?)\b/gi],
  // Shops.
  [/\b(?:same[- ]store sales|comparable sales|store counts?|inventory days|days of inventory|sales per square foot)\b/gi],
  // Insurers and lenders.
  [/\b(?:combined ratio|loss ratio|premiums written|cat(?:astrophe)? losses|reserve development)\b/gi],
  [/\b(?:loan originations?|originations|gain[- ]on[- ]sale margins?)\b/gi],
  // Drugs.
  [/\b(?:scripts|prescription (?:counts?|volumes?)|trx|nrx|patent expir\w+|loss of exclusivity|royalty rates?)\b/gi],
  // What a management says of what is to come.
  [/\bguid(?:ance|ed?|es|ing)\b/gi, 'guidance'],
  [/\b(?:plans?|planning|intends?) to (?:do|use|spend)\b|\buse of (?:the )?proceeds\b|\bwhat (?:does|do|will|would) (?:the )?(?:ceo|management|company|they|board) (?:plan|intend|want)\b/gi, 'plans of the management'],
  [/\brumou?r(?:s|ed)?\b|\b(?:is|are|will|would|could|might) (?:\w+ ){1,3}(?:going to |gonna |about to |looking to |trying to )(?:buy|acquire|take over|merge with)\b/gi, 'rumors of a bid'],
]; // prettier-ignore

/** What of it a text names. */
export const namesOfTrades = (text: string): string[] => [
  ...new Set(ofTrades.flatMap(([said, name]) => (text.match(said) ?? []).map((found) => name ?? found))),
];
