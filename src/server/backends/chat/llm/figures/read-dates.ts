import type { DateFigure } from './figure.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const YEAR = '(?<year>(?:19|20)\\d{2})';
const FISCAL = "(?:fiscal(?: year)?|FY|F\\.Y\\.)?\\s?(?:'|’)?(?<year>(?:19|20)\\d{2}|\\d{2})";
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const END = '(?![\\d%])';
/** What makes four digits an amount and no year. */
const COUNTED =
  '(?!\\s?(?:%|percent|per cent|basis|bps|cents|times|-?fold|weeks|months|years|x\\b|million|billion|thousand|shares|employees|people|dollars|days|companies|patients|stocks)|[,.]\\d)';

const patterns: readonly string[] = [
  `\\b${YEAR}-(?<month>\\d{2})-(?<day>\\d{2})(?:T[\\d:.]+Z?)?${END}`,
  `\\b${MONTH}\\.?\\s${DAY}(?:\\s?[-–—]\\s?(?<lastDay>\\d{1,2}))?,?\\s${YEAR}${END}`,
  `\\b${DAY}\\s(?:of\\s)?${MONTH}\\.?(?:,?\\s${YEAR})?${END}`,
  `\\b${MONTH}\\.?,?\\s${YEAR}${END}`,
  `\\b${MONTH}\\.?\\s${DAY}(?:\\s?[-–—]\\s?(?<lastDay>\\d{1,2}))?(?![\\d%,.]\\d|\\d|%)`,
  `\\b(?<month>\\d{1,2})/(?<day>\\d{1,2})/(?<year>(?:19|20)?\\d{2})${END}`,
  `\\bQ(?<quarter>[1-4])(?:\\s?[-/,]?\\s?(?:of\\s)?${FISCAL})?\\b${END}`,
  `\\b(?<quarter>[1-4])Q\\s?${FISCAL}${END}`,
  `\\b(?<ordinal>first|second|third|fourth|1st|2nd|3rd|4th)(?:\\s|-)(?:fiscal\\s|calendar\\s)?quarter(?:'s|s)?(?:\\s(?:of|in))?(?:\\s(?:its\\s|the\\s)?${FISCAL}(?![\\d%]))?`,
  `\\bH(?<half>[12])\\s?(?:of\\s)?${FISCAL}${END}`,
  `\\b(?<ordinalHalf>first|second)\\shalf\\s(?:of|in)\\s${FISCAL}${END}`,
  `\\bFY\\s?(?:'|’)?(?<year>(?:19|20)\\d{2}|\\d{2})${END}`,
  `(?<![\\d$€£.,-])${YEAR}s?(?<lastYear>[-–—/](?:(?:19|20)\\d{2}|\\d{2}))?(?!\\d|%|-\\d)${COUNTED}`,
];
const readers = patterns.map((pattern) => new RegExp(pattern, 'giu'));

const yearOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : text.length <= 2 ? 2000 + Number(text) : Number(text);

function monthOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^\d/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
}

function quarterOf(digit: string | undefined, ordinal: string | undefined): number | undefined {
  if (digit !== undefined) return Number(digit);
  if (ordinal === undefined) return undefined;
  return /^\d/.test(ordinal) ? Number(ordinal[0]) : ORDINALS.indexOf(ordinal.toLowerCase()) + 1;
}

/** Only what was said, so that an unsaid year is no year. */
const said = <T extends object>(parts: T): Partial<T> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Partial<T>;

function datesOf(match: RegExpExecArray): DateFigure[] {
  const { groups = {} } = match;
  const place = { start: match.index, end: match.index + match[0].length, raw: match[0] };
  const half =
    groups.half ?? (groups.ordinalHalf && String(ORDINALS.indexOf(groups.ordinalHalf.toLowerCase()) + 1));
  const one: DateFigure = {
    kind: 'date',
    ...place,
    ...said({
      year: yearOf(groups.year),
      month: monthOf(groups.month),
      day: groups.day === undefined ? undefined : Number(groups.day),
      quarter: quarterOf(groups.quarter, groups.ordinal),
      half: half ? Number(half) : undefined,
    }),
  };
  const { lastDay, lastYear } = groups;
  if (lastDay !== undefined) return [one, { ...one, day: Number(lastDay) }];
  if (lastYear === undefined || one.year === undefined) return [one];
  const digits = lastYear.slice(1);
  const year = digits.length === 4 ? Number(digits) : Math.floor(one.year / 100) * 100 + Number(digits);
  return [one, { ...one, year }];
}

const isPossible = ({ month = 1, day = 1 }: DateFigure): boolean =>
  month <= 12 && month >= 1 && day <= 31 && day >= 1;

/** The same text with what was read blanked, at the same length, so that it is not read again. */
export const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** Days, months, quarters and years that `text` names, and the text without them. */
export function readDates(text: string): { dates: DateFigure[]; rest: string } {
  let rest = text;
  const dates: DateFigure[] = [];
  for (const reader of readers)
    for (const match of rest.matchAll(reader)) {
      const found = datesOf(match);
      if (!found.every(isPossible)) continue;
      dates.push(...found);
      rest = blank(rest, match.index, match.index + match[0].length);
    }
  return { dates, rest };
}
