import { quartersInWords } from '#kit/company/company-figures.ts';
import { formatDate, formatMonth } from '#kit/time/dates.ts';
import { DAY_MS } from '#kit/time/days.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import type { Draft } from '../../written/draft.ts';
import { type Asked, type Composing, one } from '../../grammar/reading/kind.ts';

const QUARTER_DAYS = 365.25 / 4;
const MONTHS_OF_QUARTER = 3;

const IN_MONTHS = /\bmonths?\b|\bmonthly\b/i;
/** Beside what is burned, for how long that goes on. */
const LASTS =
  /\brunway\b|\blasts?\b(?! (?:few |two |three |four |twelve |\d+ |fiscal |full )?(?:years?|quarters?|qtrs?|months?|reports?)\b)|\bleft\b|\bhow long\b|\brun(?:s|ning)? out\b/i;

/** The day on which the cash is used up, counted from its own. */
const endOf = ({ date, value }: Fact): string | undefined =>
  date === null
    ? undefined
    : new Date(Date.parse(date) + Number(value) * QUARTER_DAYS * DAY_MS).toISOString().slice(0, 10);

/** To which month the cash lasts, where a year was named: "into 2028". */
function untilWhen({ reading: { text } }: Asked, left: Fact): string | undefined {
  const [, year] = /\b(?:to|into|until|till|through|by|in) (20\d\d)\b/.exec(text) ?? [];
  const end = endOf(left);
  if (year === undefined || end === undefined) return undefined;
  return `Counted so it ends about ${formatMonth(end)}, which is ${end.slice(0, 4) < year ? 'before' : end.slice(0, 4) === year ? 'in' : 'after'} ${year}.`;
}

/** That the month in which it ends is behind us. */
function sayEnded({ now }: Asked, left: Fact): string | undefined {
  const end = endOf(left);
  const today = now.toISOString().slice(0, 10);
  return end !== undefined && end.slice(0, 7) < today.slice(0, 7)
    ? `Counted so it ended about ${formatMonth(end)}, before today; what came since ${formatDate(left.date)} is not in it.`
    : undefined;
}

/** A time that the cash is held against; a quarter or a year that is behind is none. */
const ENOUGH_FOR =
  /\b(?:enough|sufficient|adequate|last|hold|through|survive|cover|fund)\b[^.?!]*?\b(?:(?<count>\d+|an?|one|two|three|four|five|six|twelve|eighteen|another|next|full) (?:more |full |whole )?)?(?<unit>years?|months?|quarters?)\b/i;
const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, another: 1, next: 1, full: 1, two: 2, three: 3, four: 4, five: 5, six: 6, twelve: 12, eighteen: 18 }; // prettier-ignore
const QUARTERS: Readonly<Record<string, number>> = { year: 4, quarter: 1, month: 1 / MONTHS_OF_QUARTER };

/** On which side of a time that was named the runway lies: "is it enough for two years". */
function heldAgainstTime({ reading: { text } }: Asked, left: Fact): string | undefined {
  const ahead = text.replace(
    /\b(?:last|past|previous|prior|latest|most recent) (?:years?|quarters?|qtrs?|months?)\b/gi,
    '',
  );
  const { count, unit } = ENOUGH_FOR.exec(ahead)?.groups ?? {};
  if (!unit || /\bhow (?:many|long)\b/i.test(text)) return undefined;
  const number = Number(count) || COUNTS[count?.toLowerCase() ?? 'a'] || 1;
  const quarters = number * (QUARTERS[unit.toLowerCase().replace(/s$/, '')] ?? 0);
  const named = `${number} ${unit.toLowerCase().replace(/s$/, '')}${number === 1 ? '' : 's'}`;
  return quarters > 0
    ? `That is ${Number(left.value) > quarters ? 'more' : 'less'} than ${named} from that day.`
    : undefined;
}

/** How long the cash lasts, in months too where they are asked for, and when that is. */
export function sayLasting(asked: Asked, left: Fact, inflow: Fact | undefined, draft: Draft): string {
  const isRound = /^(?:over|under)/i.test(quartersInWords(Number(left.value)));
  const months: Fact = {
    ...left,
    name: 'runway_months',
    label: 'Runway in months',
    value: `${(Number(left.value) * MONTHS_OF_QUARTER).toFixed(1)} months`,
    unit: 'text',
    computed: true,
  };
  const inMonths = IN_MONTHS.test(asked.reading.text) && !isRound ? `, ${draft.strong(months)}` : '';
  return [
    `At that rate it lasts ${isRound ? '' : 'about '}${draft.strong(left)}${inMonths}, counted from that day${inflow ? `; ${draft.plain(inflow)}` : ''}. Debt and new money are not in it.`,
    heldAgainstTime(asked, left),
    untilWhen(asked, left) ?? sayEnded(asked, left),
  ]
    .filter(Boolean)
    .join(' ');
}

/** For how long a burn goes on, where that is asked beside it. */
export function sayLastingToo({ asked, draft }: Composing, found: LookedUp): string | undefined {
  const [cash, left] = [one(found, 'runway_cash'), one(found, 'runway')];
  // Another part of the question may have told it.
  const isTold = draft.finish().used.some(({ name }) => name === 'runway');
  if (!LASTS.test(asked.reading.text) || isTold) return undefined;
  if (!cash || !left) {
    draft.lacks();
    return `How long the cash lasts at that rate cannot be said. ${one(found, 'runway_none')?.value ?? ''}`.trim();
  }
  return `Its ${cash.label.toLowerCase()} was ${draft.strong(cash)} on ${formatDate(cash.date)}. ${sayLasting(asked, left, undefined, draft)}`;
}

const ROWS = 4;

/** The newest quarters of a flow in figures, where it is asked by quarter: a picture says none. */
export function sayQuarters({ asked, draft }: Composing, oldestFirst: readonly Fact[]): void {
  const isByQuarter =
    asked.has('by:quarter') ||
    /\b(?:quarterly|(?:per|each|every|a) (?:quarter|qtr))\b/i.test(asked.reading.text);
  if (!isByQuarter) return;
  draft.table(
    'Cash from operations, newest first',
    ['Quarter to', 'Cash from operations'],
    oldestFirst
      .slice(-ROWS)
      .toReversed()
      .map((fact) => [formatDate(fact.date), fact]),
  );
}
