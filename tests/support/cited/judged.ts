import type { ChatAnswer, ChatSource } from '#contract/chat-answer.ts';
import type { Fact } from '#server/backends/chat/answers/look-ups/look-up.ts';
import { formatDate } from '#kit/time/dates.ts';
import { rowOf } from '../page-text.ts';
import { citedIn } from './figures.ts';
import { isPrinted, printingsOf } from './printings.ts';
import { placeOf } from './places.ts';

/** A page as somebody gets it who opens a link. */
export interface OpenedPage {
  status: number;
  html: string;
}

/** `shown`: the figure stands where its link leads; `made`: it is made of figures that do. `outside` is not opened. */
export type Verdict = 'shown' | 'made' | 'outside' | 'no page' | 'no place' | 'no day' | 'not shown';

/** A figure of an answer, its source, and what whoever opens that finds. */
export interface Judged {
  source: ChatSource;
  fact: Fact | undefined;
  verdict: Verdict;
}

type Place = string | undefined;

/** Whether the period or the session that a figure is of stands there, where figures of several do. */
function hasDay(place: string, { href }: ChatSource, { date, name }: Fact): boolean {
  if (date === null) return true;
  const day = formatDate(date);
  const [monthDay = '', year = ''] = day.split(', ');
  if (href.endsWith('#statements')) return new RegExp(`${monthDay}( \\d)* ${year}`).test(place) || place.includes(day);
  const isOfSession = /^(?:session_|first_close|last_close|highest_|lowest_|second_volume|largest_|last_above)/.test(name);
  return !href.includes('/marketdata') || !isOfSession || place.includes(day);
} // prettier-ignore

const near = (value: number, made: number): boolean =>
  Math.abs(made - value) <= Math.abs(value) * 1e-6 + 1e-9;

/** Whether a figure is one step of arithmetic over two or three others, or the sum of four. */
function isMadeOf(value: number, known: readonly number[]): boolean {
  const ofTwo = (a: number, b: number): number[] => [a / b, (a / b) * 100, (a / b - 1) * 100, (1 - a / b) * 100, a - b, a + b, a * b];
  const ofThree = (a: number, b: number, c: number): number[] => [a + b + c, a + b - c, (a - b) / c, ((a - b) / c) * 100];
  return known.some((a) => known.some((b) => ofTwo(a, b).some((made) => near(value, made)) || known.some((c) => ofThree(a, b, c).some((made) => near(value, made)))));
} // prettier-ignore

const numberIn = (cell: string): number => {
  const [digits = ''] = /[\d,]+(?:\.\d+)?/.exec(cell) ?? [];
  return digits === '' ? Number.NaN : Number(digits.replaceAll(',', '')) * (/^[−(]/.test(cell) ? -1 : 1);
};

/** Whether the first two to four cells of a row add up to a figure, in thousands or millions. */
function isSumOfRow(html: string, { label, value }: Fact): boolean {
  const cells = rowOf(html, label).filter((cell) => cell !== '').map(numberIn);
  return [2, 3, 4].some((count) => {
    const sum = cells.slice(0, count).reduce((all, cell) => all + cell, 0);
    return [1e3, 1e6].some((size) => Math.abs(sum - Number(value) / size) <= 0.05 * count + 0.05);
  });
} // prettier-ignore

/** Whether four cells of a row over the four behind them make a growth. */
function isGrowthOfRow(html: string, { label, value }: Fact): boolean {
  const cells = rowOf(html, label.replace(/, year over year$/, '')).filter((cell) => cell !== '').map(numberIn);
  const [now, before] = [cells.slice(0, 4), cells.slice(4, 8)].map((four) => four.reduce((all, cell) => all + cell, 0));
  return before !== undefined && Math.abs(((now ?? 0) / before - 1) * 100 - Number(value)) <= Math.max(0.3, Math.abs(Number(value)) * 0.01);
} // prettier-ignore

/** Whether the line that a growth is of stands there, with what it was before. */
function isGrowthOf(place: string, fact: Fact, facts: readonly Fact[]): boolean {
  const line = facts.find(({ name, date, row }) => `${name}_growth` === fact.name && date === fact.date && row === fact.row); // prettier-ignore
  if (!line) return false;
  const before = { ...line, value: Number(line.value) / (1 + Number(fact.value) / 100) };
  return [line, before].every((each) => isPrinted(place, printingsOf(each)));
}

function verdictOf(page: OpenedPage, source: ChatSource, fact: Fact | undefined): [Verdict, Place] {
  if (page.status !== 200) return ['no page', undefined];
  const place = placeOf(page.html, source.href);
  if (place === undefined) return ['no place', undefined];
  if (fact === undefined) return ['shown', place];
  if (!hasDay(place, source, fact)) return ['no day', place];
  return [isPrinted(place, printingsOf(fact)) ? 'shown' : 'not shown', place];
}

/** So many figures make any other by chance. */
const MOST_PARTS = 40;

/** Opens each link of an answer, and says of each figure whether it is found there. */
export async function judged(
  { answer, facts }: { answer: ChatAnswer; facts: readonly Fact[] },
  open: (path: string) => Promise<OpenedPage>,
): Promise<Judged[]> {
  const first = [];
  for (const { source, fact } of citedIn(answer, facts)) {
    if (!source.href.startsWith('/')) {
      first.push({ source, fact, verdict: 'outside' as const, place: undefined, html: '' });
      continue;
    }
    const page = await open(source.href.split('#')[0] ?? '');
    const [verdict, place] = verdictOf(page, source, fact);
    first.push({ source, fact, verdict, place, html: page.html });
  }
  const shown = first.flatMap(({ fact, verdict }) =>
    typeof fact?.value === 'number' && ['shown', 'outside'].includes(verdict) ? [fact.value] : [],
  );
  const known = [...new Set(shown)].slice(0, MOST_PARTS);
  return first.map(({ source, fact, verdict, place, html }) => {
    const isOpen = fact?.computed === true && typeof fact.value === 'number' && place !== undefined;
    if (verdict !== 'not shown' || !isOpen) return { source, fact, verdict };
    const isMade = isMadeOf(Number(fact.value), known) || isSumOfRow(html, fact) || isGrowthOfRow(html, fact) || isGrowthOf(place, fact, facts); // prettier-ignore
    return { source, fact, verdict: isMade ? ('made' as const) : verdict };
  });
}
