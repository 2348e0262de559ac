import type { Change } from './screen-groups.ts';

/** Countries as the record names them: what is from there, and how else they are called. */
const countries: Readonly<Record<string, readonly [adjective: string, names: string]>> = {
  // "Show us banks" asks of none.
  US: [
    String.raw`american|(?<!\b(?:show|give|tell|get|find|let|to|for|of|with|by) )(?:us|u s)(?= ?[\u0001\u0003]| (?!listed|exchange|dollar|money|traded)(?:[a-z]+ ){0,2}(?:compan|stock|name|software|biotech|bank|miner|firm|small|micro|retail|semi|tech|oil|gas|reit|restaurant|insur))(?:\b|)`,
    'us|usa|u s|united states|america',
  ],
  China: ['chinese', 'china'],
  Canada: ['canadian', 'canada'],
  Israel: ['israeli', 'israel'],
  'Hong Kong': ['hong kong', 'hong kong'],
  Singapore: ['singaporean', 'singapore'],
  'United Kingdom': ['british', 'uk|u k|united kingdom|britain|england'],
  Greece: ['greek', 'greece'],
  Australia: ['australian', 'australia'],
  Bermuda: ['bermudian', 'bermuda'],
  Taiwan: ['taiwanese', 'taiwan'],
  Japan: ['japanese', 'japan'],
  Malaysia: ['malaysian', 'malaysia'],
  Switzerland: ['swiss', 'switzerland'],
  Brazil: ['brazilian', 'brazil'],
  France: ['french', 'france'],
  Ireland: ['irish', 'ireland'],
  Argentina: ['argentin(?:e|ian)', 'argentina'],
  Germany: ['german', 'germany'],
  Netherlands: ['dutch', 'netherlands|holland'],
  Mexico: ['mexican', 'mexico'],
  Belgium: ['belgian', 'belgium'],
  'South Korea': ['(?:south )?korean', '(?:south )?korea'],
  Sweden: ['swedish', 'sweden'],
  Spain: ['spanish', 'spain'],
  Italy: ['italian', 'italy'],
  Denmark: ['danish', 'denmark'],
  Norway: ['norwegian', 'norway'],
  India: ['indian', 'india'],
};

const states = [
  'Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado', 'Connecticut', 'Delaware', 'Florida', 'Georgia', 'Hawaii', 'Idaho',
  'Illinois', 'Indiana', 'Iowa', 'Kansas', 'Kentucky', 'Louisiana', 'Maine', 'Maryland', 'Massachusetts', 'Michigan', 'Minnesota',
  'Mississippi', 'Missouri', 'Montana', 'Nebraska', 'Nevada', 'New Hampshire', 'New Jersey', 'New Mexico', 'New York', 'North Carolina',
  'North Dakota', 'Ohio', 'Oklahoma', 'Oregon', 'Pennsylvania', 'Rhode Island', 'South Carolina', 'South Dakota', 'Tennessee', 'Texas',
  'Utah', 'Vermont', 'West Virginia', 'Virginia', 'Washington', 'Wisconsin', 'Wyoming', 'Puerto Rico',
] as const; // prettier-ignore

const FROM = String.raw`(?:(?:that are |which are )?(?:based|headquartered|located|domiciled) (?:in|out of)|in|from|out of)`;

/** No filter is of it. */
const NO_ADRS =
  'Whether what trades here are depositary shares no filter tells: companies of that country are listed.';

/** Where the companies of a list sit: their country, and their state, which the screener has no filter for. */
export const places: readonly (readonly [RegExp, Change])[] = [
  // Where something is listed is no seat.
  [/\b(?:listed|trading|traded|quoted) (?:in|on) (?:the )?(?:new york|us|usa|u s|united states|america|states|u s exchanges|us exchanges|american exchanges)(?: stock exchange)?\b/, {}],
  ...Object.entries(countries).map(
    ([country, [adjective]]) =>
      [
        new RegExp(String.raw`\b${adjective} (?:adrs?|adss?|american depositary (?:shares|receipts))\b`),
        { filter: ['country', country], note: NO_ADRS },
      ] as const,
  ),
  ...Object.entries(countries).map(
    ([country, [adjective, names]]) =>
      [
        new RegExp(String.raw`\b${adjective}\b|\b${FROM} (?:the )?(?:${names})\b`),
        { filter: ['country', country] },
      ] as const,
  ),
  ...states.map(
    (state) =>
      [
        new RegExp(
          String.raw`(?<!\b(?:incorporated|inc) )(?<!\b(?:incorporated|inc) in )(?:\b${FROM} )?(?:\bthe state of )?\b${state.toLowerCase()}(?:[- ]based| state)?\b`,
        ),
        { state },
      ] as const,
  ),
]; // prettier-ignore
