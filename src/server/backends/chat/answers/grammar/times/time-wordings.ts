import { byCalendar } from './calendar-wordings.ts';
import { iso } from './days.ts';
import { daysBefore, monthsBefore } from '#kit/time/days.ts';
import {
  countOf,
  day,
  dayNumber,
  isDayOf,
  month,
  monthOf,
  ordinals,
  quarter,
  shortYear,
  year,
  yearFor,
  yearOf,
  type Made,
  type Reader,
} from './time-words.ts';

const byMonth: Reader = (words, at, record) => {
  const first = monthOf(words[at]);
  if (first > 0) {
    // "may" and "march" are months beside a number or a word of time alone.
    const d = dayNumber(words[at + 1]);
    const y = yearOf(words[at + (d ? 2 : 1)]);
    const isAlone =
      !d &&
      !y &&
      !/^(?:in|since|of|during|until|till|before|after|last|for|from|to|through|thru|by|this|early|mid|late|between)$/.test(
        words[at - 1] ?? '',
      ) &&
      !(
        /^(?:and|or|vs|versus|against|than)$/.test(words[at - 1] ?? '') &&
        words.slice(0, at).some((word) => monthOf(word) > 0)
      );
    const isBesideMonth =
      /^(?:and|or|vs|versus|against)$/.test(words[at + 1] ?? '') && monthOf(words[at + 2]) > 0;
    if (isAlone && !isBesideMonth && /^(?:may|march)$/.test(words[at] ?? '')) return undefined;
    if (d && isDayOf(y || 2024, first, d))
      return [day(iso(y || yearFor(first, record), first, d)), y ? 3 : 2];
    return [month(y || yearFor(first, record), first), y ? 2 : 1];
  }
  const d = dayNumber(words[at]);
  const skip = words[at + 1] === 'of' ? 1 : 0;
  const then = monthOf(words[at + 1 + skip]);
  if (!d || !then || !isDayOf(2024, then, d)) return undefined;
  const y = yearOf(words[at + 2 + skip]);
  return [day(iso(y || yearFor(then, record), then, d)), (y ? 3 : 2) + skip];
};

const byNumbers: Reader = (words, at) => {
  const [a, b, c] = [words[at], words[at + 1], words[at + 2]];
  if (yearOf(a) && a?.length === 4 && /^\d{1,2}$/.test(b ?? '') && /^\d{1,2}$/.test(c ?? '')) {
    const [y, m, d] = [Number(a), Number(b), Number(c)];
    return m >= 1 && m <= 12 && isDayOf(y, m, d) ? [day(iso(y, m, d)), 3] : undefined;
  }
  if (/^\d{1,2}$/.test(a ?? '') && /^\d{1,2}$/.test(b ?? '') && yearOf(c) && c?.length === 4) {
    const [m, d, y] = [Number(a), Number(b), Number(c)];
    return m >= 1 && m <= 12 && isDayOf(y, m, d) ? [day(iso(y, m, d)), 3] : undefined;
  }
  return undefined;
};

const byQuarter: Reader = (words, at, record) => {
  const word = words[at] ?? '';
  const [, digit] = /^(?:q([1-4])|([1-4])q)$/.exec(word)?.filter(Boolean) ?? [];
  const named = digit
    ? Number(digit)
    : words[at + 1] === 'quarter' || words[at + 1] === 'qtr'
      ? (ordinals[word] ?? 0)
      : 0;
  if (!named) {
    const [, glued, of] = /^q([1-4])(\d\d)$/.exec(word) ?? [];
    if (glued && of) return [quarter(Number(glued), 2000 + Number(of)), 1];
    const y = yearOf(word);
    const [, after] = /^q([1-4])$/.exec(words[at + 1] ?? '') ?? [];
    return y && after ? [quarter(Number(after), y), 2] : undefined;
  }
  const length = digit ? 1 : 2;
  const skip = /^(?:of|in|fiscal|fy)$/.test(words[at + length] ?? '') ? 1 : 0;
  const y = yearOf(words[at + length + skip]) || shortYear(words[at + length + skip]);
  const own = yearFor(named * 3 - 2, record);
  return [quarter(named, y || own), length + (y ? 1 + skip : 0)];
};

const byYear: Reader = (words, at) => {
  const word = words[at] ?? '';
  if (yearOf(word)) return words[at - 1] === 'russell' ? undefined : [year(yearOf(word)), 1];
  if (/^fy\d\d$/.test(word)) return [year(shortYear(word)), 1];
  if ((word === 'fy' || word === 'fiscal') && (yearOf(words[at + 1]) || shortYear(words[at + 1])))
    return [year(yearOf(words[at + 1]) || shortYear(words[at + 1])), 2];
  return undefined;
};

const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7 };
const unitMonths: Readonly<Record<string, number>> = {
  month: 1,
  mo: 1,
  quarter: 3,
  qtr: 3,
  year: 12,
  yr: 12,
  decade: 120,
};
const back = (record: string, count: number, unit: string): string | undefined => {
  const [days, months] = [unitDays[unit], unitMonths[unit]];
  if (days !== undefined) return daysBefore(record, days * count);
  return months === undefined ? undefined : monthsBefore(record, months * count);
};
const singular = (word: string | undefined): string => (word ?? '').replace(/s$/, '');

/** `last 6 months`, `past year`, `last quarter`, `a year ago`, `5d`. */
const relative: Reader = (words, at, record) => {
  const word = words[at] ?? '';
  if (word === 'most' && /^(?:recent|latest|current)$/.test(words[at + 1] ?? '')) {
    const made = newest(words, at + 1, record, 0);
    return made && [made[0], made[1] + 1];
  }
  const isLast = /^(?:last|past|previous|prior|latest|recent|trailing|preceding)$/.test(word);
  if (isLast) {
    const skip = words
      .slice(at + 1)
      .findIndex((each) => !/^(?:fiscal|full|calendar|financial|complete|reported|business)$/.test(each));
    const count = countOf(words[at + 1]);
    const own = /^(?:fiscal|full|calendar|financial|reported)$/.test(words[at + 2] ?? '') ? 1 : 0;
    if (count && words[at + 2 + own] !== undefined) {
      const unit = singular(words[at + 2 + own]);
      const from = back(record, count, unit);
      const of =
        unit === 'quarter' || unit === 'qtr'
          ? ('quarter' as const)
          : unit === 'year' || unit === 'yr'
            ? ('year' as const)
            : undefined;
      return from === undefined
        ? undefined
        : [{ kind: 'span', from, to: record, ...(of && { of, back: count }), isRelative: true }, 3 + own];
    }
    return newest(words, at, record, Math.max(0, skip));
  }
  const count = countOf(word);
  const own = /^(?:fiscal|full|calendar|financial|reported)$/.test(words[at + 1] ?? '') ? 1 : 0;
  const unit = singular(words[at + 1 + own]);
  const within = span(own === 0 ? words : words.toSpliced(at + 1, 1), at, record, count, unit);
  if (within) return [within[0], within[1] + own];
  if (count && words[at + 2] === 'ago') {
    const from = back(record, count, unit);
    if (from === undefined) return undefined;
    const of = unit === 'quarter' ? ('quarter' as const) : unit === 'year' ? ('year' as const) : undefined;
    return [
      of
        ? { kind: 'newest', from, to: from, of, back: count, isRelative: true }
        : { ...day(from), isRelative: true },
      3,
    ];
  }
  return glued(words, at, record);
};

/** What makes a count of months something else than a stretch up to now: `12 month target`, `months of cash`. */
const otherwise =
  /^(?:ago|high|low|range|target|trailing|moving|average|of|to|left|rolling|lock|lockup|old|ma|dma|sma|ema|rsi|runway|cash|eps|revenue|treasury|more|from)$/;

/** `6 month return`, `over one year`, `three months`. */
function span(
  words: readonly string[],
  at: number,
  record: string,
  count: number,
  unit: string,
): [Made, number] | undefined {
  // The averages of 20, 50 and 200 days and the range of 52 weeks are no stretch of time.
  if (
    !count ||
    /^(?:a|20|50|52|63|200)$/.test(words[at] ?? '') ||
    !/^(?:day|week|month|mo|quarter|qtr|year|yr|decade)$/.test(unit)
  )
    return undefined;
  if (
    otherwise.test(words[at + 2] ?? '') ||
    /^(?:next|in|within|every|first|top|has)$/.test(words[at - 1] ?? '')
  )
    return undefined;
  const from = back(record, count, unit);
  if (from === undefined) return undefined;
  const of = /^(?:quarter|qtr)$/.test(unit)
    ? ('quarter' as const)
    : /^(?:year|yr)$/.test(unit)
      ? ('year' as const)
      : undefined;
  return [{ kind: 'span', from, to: record, ...(of && { of, back: count }), isRelative: true }, 2];
}

const newest = (
  words: readonly string[],
  at: number,
  record: string,
  skip: number,
): [Made, number] | undefined => {
  const unit = words[at + 1 + skip] ?? '';
  const length = 2 + skip;
  const isBefore = /^(?:previous|prior|preceding)$/.test(words[at] ?? '');
  if (/^(?:quarter|qtr)$/.test(unit))
    return [
      {
        kind: 'newest',
        of: 'quarter',
        back: isBefore ? 1 : 0,
        from: monthsBefore(record, 3),
        to: record,
        isRelative: true,
      },
      length,
    ];
  if (/^(?:year|yr)$/.test(unit))
    return [
      { kind: 'newest', of: 'year', back: 0, from: monthsBefore(record, 12), to: record, isRelative: true },
      length,
    ];
  // "The last day" is the last session, which is the newest of all.
  const from = unit === 'day' ? undefined : back(record, 1, unit);
  return from === undefined ? undefined : [{ kind: 'span', from, to: record, isRelative: true }, length];
};

const glued = (words: readonly string[], at: number, record: string): [Made, number] | undefined => {
  const [, count, unit] = /^(\d{1,2})(d|w|m|mo|y|yr)$/.exec(words[at] ?? '') ?? [];
  if (!count || !unit || /^(?:52|13[dfg]$)/.test(words[at] ?? '')) return undefined;
  const word = { d: 'day', w: 'week', m: 'month', mo: 'month', y: 'year', yr: 'year' }[unit] ?? 'day';
  const from = back(record, Number(count), word);
  return from === undefined ? undefined : [{ kind: 'span', from, to: record, isRelative: true }, 1];
};

const named: Reader = (words, at, record) => {
  const phrase = (length: number) => words.slice(at, at + length).join(' ');
  const thisYear = Number(record.slice(0, 4));
  const span = (from: string): Made => ({ kind: 'span', from, to: record, isRelative: true });
  if (words[at] === 'ytd') return [span(iso(thisYear - 1, 12, 31)), 1];
  if (/^(?:year to date|so far this year|since new year)$/.test(phrase(3)))
    return [span(iso(thisYear - 1, 12, 31)), 3];
  if (phrase(4) === 'so far this year') return [span(iso(thisYear - 1, 12, 31)), 4];
  if (/^(?:this|current) year$/.test(phrase(2))) return [{ ...year(thisYear), isRelative: true }, 2];
  if (/^(?:this|current) month$/.test(phrase(2)))
    return [{ ...month(thisYear, Number(record.slice(5, 7))), isRelative: true }, 2];
  if (/^(?:this|current) week$/.test(phrase(2))) return [span(daysBefore(record, 7)), 2];
  if (/^(?:this|current) (?:quarter|qtr)$/.test(phrase(2)))
    return [
      { kind: 'newest', of: 'quarter', back: 0, from: monthsBefore(record, 3), to: record, isRelative: true },
      2,
    ];
  if (/^year (?:before|earlier)$/.test(phrase(2)))
    return [
      {
        kind: 'newest',
        of: 'year',
        back: 1,
        from: monthsBefore(record, 24),
        to: monthsBefore(record, 12),
        isRelative: true,
      },
      2,
    ];
  if (/^(?:next|coming|following) (?:fiscal|full|calendar) (?:quarter|year)$/.test(phrase(3)))
    return [{ kind: 'future', from: record, to: '9999-12-31', isRelative: true }, 3];
  const endOf = /^(?:year end|end of) (\d{4})$/.exec(phrase(3))?.[1];
  const lastDayOf = /^last (?:trading )?(?:day|session) of (\d{4})$/.exec(
    phrase(words[at + 1] === 'trading' ? 5 : 4),
  )?.[1];
  if (lastDayOf) return [day(iso(Number(lastDayOf), 12, 31)), words[at + 1] === 'trading' ? 5 : 4];
  if (
    endOf &&
    words.some((word) =>
      /^(?:price|close|closed|closing|trade|trading|finish|finished|end|ended)$/.test(word),
    )
  )
    return [day(iso(Number(endOf), 12, 31)), 3];
  if (endOf) return [year(Number(endOf)), 3];
  if (
    /^(?:next|coming|following) (?:\d{1,2}|two|three|four|six|nine|twelve|few|several) (?:days|weeks|months|quarters|years)$/.test(
      phrase(3),
    )
  )
    return [{ kind: 'future', from: record, to: '9999-12-31', isRelative: true }, 3];
  if (/^(?:next|coming|following) (?:week|month|quarter|year|few)$/.test(phrase(2)))
    return [{ kind: 'future', from: record, to: '9999-12-31', isRelative: true }, 2];
  return undefined;
};

/** Wordings that name a day or stretch, the longest that fit first. */
const readers: readonly Reader[] = [byNumbers, byQuarter, byMonth, named, relative, byYear, byCalendar];

/** The longest wording of a time that begins at a word, and how many words it takes. */
export const periodAt = (
  words: readonly string[],
  at: number,
  record: string,
): [Made, number] | undefined => {
  const found = readers.flatMap((read) => {
    const made = read(words, at, record);
    return made ? [made] : [];
  });
  return found.sort((a, b) => b[1] - a[1])[0];
};
