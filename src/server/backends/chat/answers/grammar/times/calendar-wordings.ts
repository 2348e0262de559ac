import { iso, lastDay } from './days.ts';
import { daysBefore } from '#kit/time/days.ts';
import type { Made } from './time-words.ts';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** First and last month of a season; winter begins in the year before. */
const seasons: Readonly<Record<string, readonly [number, number]>> = { spring: [3, 5], summer: [6, 8], autumn: [9, 11], fall: [9, 11], winter: [12, 2] }; // prettier-ignore

const span = (from: string, to: string): Made => ({ kind: 'span', from, to });

/** `friday`, `last tuesday`: the newest day of that name up to the record. */
function weekday(words: readonly string[], at: number, record: string): [Made, number] | undefined {
  const skip = /^(?:last|this|past)$/.test(words[at] ?? '') ? 1 : 0;
  const wanted = DAYS.indexOf((words[at + skip] ?? '').replace(/s$/, ''));
  if (wanted < 0) return undefined;
  const back = (new Date(record).getUTCDay() - wanted + 7) % 7;
  const day = daysBefore(record, back);
  return [{ kind: 'day', from: day, to: day, isRelative: true }, 1 + skip];
}

/** `this spring`, `last summer`, `winter of 2025`. */
function season(words: readonly string[], at: number, record: string): [Made, number] | undefined {
  const skip = /^(?:last|this|past|in)$/.test(words[at] ?? '') ? 1 : 0;
  const name = words[at + skip] ?? '';
  const months = seasons[name];
  if (!months || (name === 'fall' && skip === 0)) return undefined;
  const [first, last] = months;
  const named = /^(?:19|20)\d\d$/.exec(words[at + skip + 1] ?? '')?.[0];
  const of = (year: number): Made => {
    const ends = first > last ? year + 1 : year;
    return span(iso(year, first, 1), iso(ends, last, lastDay(ends, last)));
  };
  if (named) return [of(Number(named)), 2 + skip];
  const year = Number(record.slice(0, 4));
  const own = of(year).from <= record ? year : year - 1;
  return [of(words[at] === 'last' && of(own).to >= record ? own - 1 : own), 1 + skip];
}

/** `first half of 2025`, `h1 2026`, `1h26`. */
function half(words: readonly string[], at: number, record: string): [Made, number] | undefined {
  const word = words[at] ?? '';
  const glued = /^(?:h([12])|([12])h)(\d\d)?$/.exec(word);
  const isWritten = /^(?:first|second|1st|2nd)$/.test(word) && words[at + 1] === 'half';
  if (!glued && !isWritten) return undefined;
  const number = glued ? Number(glued[1] ?? glued[2]) : /^(?:first|1st)$/.test(word) ? 1 : 2;
  let length = glued ? 1 : 2;
  let year = glued?.[3] ? 2000 + Number(glued[3]) : 0;
  const skip = words[at + length] === 'of' ? 1 : 0;
  const next = words[at + length + skip] ?? '';
  if (!year && /^(?:fy)?20\d\d$/.test(next)) {
    year = Number(next.replace('fy', ''));
    length += 1 + skip;
  } else if (!year && next === 'this' && words[at + length + skip + 1] === 'year') {
    year = Number(record.slice(0, 4));
    length += 2 + skip;
  }
  year ||= Number(record.slice(0, 4)) - (number === 2 && record.slice(5) < '07' ? 1 : 0);
  return [
    number === 1 ? span(iso(year, 1, 1), iso(year, 6, 30)) : span(iso(year, 7, 1), iso(year, 12, 31)),
    length,
  ];
}

/** `since its IPO`, `since inception`, `all time`: as far back as the record goes. */
function always(words: readonly string[], at: number, record: string): [Made, number] | undefined {
  if (words[at] !== 'since') return undefined;
  const skip = /^(?:its|their|the|it|they|going|being)$/.test(words[at + 1] ?? '') ? 1 : 0;
  const second = /^(?:its|their|was|were)$/.test(words[at + 1 + skip] ?? '') ? 1 : 0;
  if (
    !/^(?:ipo|inception|listing|listed|debut|debuted|ipod|flotation|launch|public)$/.test(
      words[at + 1 + skip + second] ?? '',
    )
  )
    return undefined;
  return [{ ...span('1990-01-01', record), isRelative: true }, 2 + skip + second];
}

/** Reads weekdays, seasons, halves of years, and all of the record. */
export const byCalendar = (
  words: readonly string[],
  at: number,
  record: string,
): [Made, number] | undefined =>
  weekday(words, at, record) ??
  season(words, at, record) ??
  half(words, at, record) ??
  always(words, at, record);
