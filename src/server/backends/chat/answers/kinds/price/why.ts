import { formatDate } from '#kit/time/dates.ts';
import { daysAfter, monthsBefore } from '#kit/time/days.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { priceHistory } from '../../look-ups/prices.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { answerChange } from './history.ts';
import { type Asked, type Composing, one } from '../../grammar/reading/kind.ts';
import { around, happened, sayNothingElse } from './beside-day.ts';
import { sayMovesAround } from './moves-around.ts';
import { changeInWords } from './price.ts';
import { onDay } from '../told/simple.ts';

/** Said of a fall or rise that one remembers, rather than of the last session. */
const REMEMBERED =
  /\b(?:crash\w*|destroy\w*|tank\w*|collaps\w*|plung\w*|plummet\w*|crater\w*|nosedive\w*|kill\w*|wreck\w*|crush\w*|hammer\w*|slam\w*|halv\w*|(?:drop|fall|fell|dropp?ed|fallen|down|up|jump|jumped|rise|risen|rose|run|ran) (?:so|this|that) (?:hard|much|far|fast|big)|(?:down|up|lost|fell|fallen|dropped|gained|rose) (?:by |over |about |almost |nearly )?\d{2,}(?:\.\d+)?\+? ?(?:%|percent)|(?:big|huge|sharp|steep|massive) (?:drop|fall|decline|slide|jump|rise|move)|sell-?off|surg\w*|soar\w*|explod\w*|spik\w*|sky ?rocket\w*|moon\w*|crazy|insane|parabolic|(?:biggest|largest|worst|sharpest) (?:(?:down|up|red|green|one[- ]day|single[- ]day) )*(?:day|session|drop|fall|decline|rise|jump|gain|loss))\b/i;
const TODAY = /\b(?:today|now|this (?:morning|week|afternoon)|currently|right now|yesterday)\b/i;
/** A session that moved the price by less, in percent, is not what is spoken of so. */
const LARGE_MOVE = 10;

/** A session that moved it by less, in percent, leaves a rise or fall of the weeks before to be meant. */
const SMALL_MOVE = 3;

/** The largest fall or rise of some days, and how far the price went in them. */
interface Leap {
  leap: Fact;
  change: Fact | undefined;
  from: string;
  to: string;
}

/** The spans in which a move may be meant: the one asked for; else twelve months of one that is remembered, or as many as the record has without a gap; else one. */
function spansOfLeap({ period, record, reading }: Asked): { from: string; to: string }[] {
  if (period) return [{ from: period.from, to: period.to < record ? period.to : record }];
  const months = REMEMBERED.test(reading.text) ? [12, 6, 3, 1] : [1];
  return months.map((count) => ({ from: monthsBefore(record, count), to: record }));
}

/** The largest fall or rise, where a question asks why of one and the last session was none; undefined for all else. */
async function leapMeant({ asked, ask }: Composing, change: Fact | undefined): Promise<Leap | undefined> {
  const { text } = asked.reading;
  const isDown = asked.has('down') && !asked.has('up');
  const isUp = asked.has('up') && !asked.has('down');
  const isOfDay = asked.period?.kind === 'day' || TODAY.test(text);
  if (isOfDay || !(isDown || isUp)) return undefined;
  const isRemembered = REMEMBERED.test(text);
  if (asked.period && !isRemembered) return undefined;
  const moved = Number(change?.value ?? 0) * (isDown ? -1 : 1);
  if (!asked.period && moved >= (isRemembered ? LARGE_MOVE : SMALL_MOVE)) return undefined;
  for (const span of spansOfLeap(asked)) {
    // A longer span may hold a split whose closes nobody knows: the next is asked only then.
    const found = await ask(priceHistory, { symbol: asked.company.symbol, ...span });
    const leap = one(found, isDown ? 'largest_fall' : 'largest_rise');
    // Where nothing fell, the session that rose least is no fall.
    if (leap && Number(leap.value) > 0 === isUp) return { leap, change: one(found, 'span_change'), ...span };
  }
  return undefined;
}

/** The days of which is told what is on record: those before a leap or a session, else the span that was asked for. */
function daysTold(asked: Asked, last: string): { from: string; to: string } {
  const { period } = asked;
  if (period === null || period.kind === 'day') {
    const day = period?.to ?? last;
    return { from: daysAfter(day, -3), to: day };
  }
  return { from: period.from, to: period.to };
}

/** Why it moved: the change, and what else is on record of those days. */
export async function answerWhy({ asked: all, ...rest }: Composing): Promise<boolean> {
  // The last session is what a reader of the record calls yesterday or today.
  const asked = /\b(?:yesterday|today)\b/i.test(all.reading.text) ? { ...all, period: null } : all;
  const composing = { ...rest, asked };
  const { ask, draft } = rest;
  const found = await ask(companyQuote, { symbol: asked.company.symbol });
  const [price, change] = [one(found, 'price'), one(found, 'change_percent')];
  const leap = await leapMeant(composing, change);
  const told = daysTold(asked, price?.date ?? asked.record);
  const { from, to } = leap?.leap.date ? { from: daysAfter(leap.leap.date, -3), to: leap.leap.date } : told;
  if (!price) return false;
  const facts = await around(composing, from, to);
  const isOfPast = asked.period !== null && (asked.period.kind !== 'day' || to !== price.date);
  if (isOfPast && !(await answerChange(composing)))
    draft.text(`How far ${asked.company.short} went is not told: no close of that time is on record.`);
  else if (change && to === price.date)
    draft.text(
      `${asked.company.short} was ${changeInWords(draft, change)}${onDay(change)} and closed at ${draft.plain(price)}.`,
    );
  if (leap) sayLeap(composing, leap, { price, session: change });
  const isOfSpan = asked.period !== null && asked.period.kind !== 'day';
  await sayMovesAround(composing, { to, ...(isOfSpan && { from: asked.period?.from ?? from }) });
  if (facts.length > 0) {
    draft.text(`On record of ${formatDate(from)} to ${formatDate(to)}, which need not be the cause:`);
    happened(composing, facts);
    return true;
  }
  await sayNothingElse(composing, from, to);
  return true;
}

function sayLeap(
  { asked, draft }: Composing,
  { leap, change, from, to }: Leap,
  { price, session }: { price: Fact; session: Fact | undefined },
): void {
  const what = leap.name === 'largest_fall' ? 'fall' : 'rise';
  draft.text(
    `The largest ${what} of ${asked.company.short} from one close to the next, ${formatDate(from)} to ${formatDate(to)}, was ${draft.strong(leap)}${onDay(leap)}.`,
    !asked.period && change ? `Over all of those days the price went ${draft.plain(change)}.` : undefined,
    asked.period
      ? undefined
      : `The last close was ${draft.plain(price)}${onDay(price)}${session ? `, ${changeInWords(draft, session)}` : ''}.`,
  );
}
