/** Where the description of the security begins in a listed name; what stands before is the company. */
const securityPhrases = [
  /\s*[-–,]?\s*\(?\b(sponsored |unsponsored )?(american|global) deposit[ao]ry\b.*$/i,
  /\s*[-–,]?\s*\bsponsored ADRs?\b.*$/i,
  /\s+ADSs?( \(.*\)| each .*| representing .*)?$/,
  /\s+ADRs?( \(.*\))?$/,
  /\s*[-–,]?\s*\b(new |non[- ]voting )?(common|ordinary|subordinate voting|subordinated voting|capital|limited voting|multiple voting|variable voting)( subordinate voting| voting)? (stock|shares?|stcok)\b.*$/i,
  /\s*[-–,]?\s*\b(common units?|depositary units?|units?) (representing|of|evidencing)\b.*$/i,
  /\s*[-–,]?\s*\bbeneficial unit certificates\b.*$/i,
  /\s*[-–,]?\s*\b(depositary receipts evidencing)\b.*$/i,
  /\s*[-–,]?\s*\b(common )?shares? of beneficial (interest|ownership)\b.*$/i,
  /\s*[-–,]?\s*\b(shares?|class [a-z]) representing limited\b.*$/i,
  /\s+(common units?|units|beneficial interest|registry shares|common new|common)( \(.*\))?$/i,
  /\s+limited partnership$/i,
  /(?<=\bInc\.?)( \(the\))? REIT$/i,
  /\s*\(name to be changed from .*$/i,
  /\s+trading under the legal name .*$/i,
  // A tracking stock is named after the group it follows.
  /\s+series [a-z] \w+ group$/i,
  /\s+(business development company|real estate investment trust)$/i,
];

const trailing = [
  /\s+(new york )?(registry|registered) shares$/i,
  /[\s,-]*\b(class|series) [a-z\d](-\d)?( shares?| common)?$/i,
  /\s*[-–,]$/,
  /\s+(non-?voting|voting|new|'new'|sponsored|par value)$/i,
  // State or country of incorporation, and the article that indexes move to the end.
  /\s*\((the|DE|MD|NV|NJ|NY|VA|ME|CA|FL|PA|TX|ON|S\.C\.|Delaware|Maryland|Canada|REIT|publ|CDA|Ireland|Israel|Bermuda|Cayman Islands)\)\.?$/i,
];

/** A name under which a company trades, where the list has no other. */
const tradingAs = /^d\/b\/a\s+/i;

/** `The` of "(The)" is dropped rather than moved, so that a list by name files Hain under H. */
const legalForms: readonly [RegExp, string][] = [
  [/\s*\(the\)\.?/gi, ''],
  [/\bINC\b\.?/g, 'Inc.'],
  [/\bInc\b(?!\.)/g, 'Inc.'],
  [/\binc\./g, 'Inc.'],
  [/\bLTD\b\.?/g, 'Ltd.'],
  [/\bLtd\b(?!\.)/g, 'Ltd.'],
  [/\bCorp\b(?!\.)/g, 'Corp.'],
  [/\bCORP\b\.?/g, 'Corp.'],
  [/\bCORPORATION\b/g, 'Corporation'],
  [/\bLIMITED\b/g, 'Limited'],
  [/\bCo\b(?=$| Ltd)(?!\.)/g, 'Co.'],
  [/\.\.(?=$|\s)/g, '.'],
  [/(?<=Corporation|Company|Limited)\.$/, ''],
];

/** A list may say a name with its class, and so twice: Cinemark Holdings Inc. Cinemark Holdings Inc. */
const saidTwice = /^(.{4,}) \1$/;

/** Name of the company in a listed name: the description of the security is cut. Never empty. */
export function companyName(listedName: string): string {
  const listed = listedName.replace(/\s+/g, ' ').trim().replace(tradingAs, '');
  let name = listed;
  for (const phrase of securityPhrases) name = name.replace(phrase, '') || name;
  for (let before = ''; before !== name;) {
    before = name;
    for (const tail of trailing) name = name.replace(tail, '').trim() || before;
  }
  for (const [form, tidy] of legalForms) name = name.replace(form, tidy);
  return name.trim().replace(saidTwice, '$1') || listed;
}
