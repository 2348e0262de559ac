import { daysBetween } from '#kit/time/days.ts';
import { formatDate } from '#kit/time/dates.ts';
import { sourceName } from '#contract/source.ts';
import { readTradesCoverage } from '#server/store/filings/insider-trades.ts';
import { countOf, listOf, upperFirst } from '#kit/text/sentence.ts';
import { filings } from '../../look-ups/filings.ts';
import { insiderTrades } from '../../look-ups/insiders.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { type Composing, rowsOf } from '../../grammar/reading/kind.ts';
import { daysOf } from '../told/spans.ts';

export type Side = 'buy' | 'sell' | undefined;
export type Trading = Pick<Composing, 'asked' | 'ask' | 'draft' | 'store'>;
export type Row = ReadonlyMap<string, Fact>;

const days = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;

/** Of which days trades are on record at all: who reads that none is would take it for none. */
export async function saidOfTrades(store: Trading['store']): Promise<string> {
  const { read, listed } = await store.cached('chat-trades-coverage', () => readTradesCoverage(store.db));
  const known = [
    read ? `the trades of forms 4 filed ${read.from === read.to ? 'on' : 'from'} ${days(read)}` : '',
    listed ? `purchases of ${days(listed)} that ${sourceName(listed.source)} lists` : '',
  ].filter(Boolean);
  return known.length === 0
    ? 'The record holds no trades of insiders.'
    : `Of whatever company the record has ${listOf(known)} alone; of other days this says nothing.`;
}

/** Where there is none in a time that was asked for: the trade of that side that lies nearest to it. */
export async function nearestTrade(
  { asked, ask, draft }: Trading,
  { isOf, side, noun }: { isOf: (row: Row) => boolean; side: Side; noun: string },
): Promise<string | undefined> {
  const { period, company } = asked;
  if (!period) return undefined;
  const all = await ask(insiderTrades, { symbol: company.symbol, side, limit: 100 });
  const daysOff = (row: Row): number => {
    const day = String(row.get('traded')?.value);
    return day < period.from ? daysBetween(day, period.from) : daysBetween(period.to, day);
  };
  const [near] = rowsOf(all)
    .filter(isOf)
    .toSorted((a, b) => daysOff(a) - daysOff(b));
  const [person, day, shares, price] = ['person', 'traded', 'shares', 'price'].map((name) => near?.get(name));
  if (!person || !day) return undefined;
  return `The nearest ${noun} on record is of ${draft.plain(day)}, by ${draft.strong(person)}${shares ? `: ${draft.plain(shares)} shares` : ''}${price ? ` at ${draft.plain(price)}` : ''}.`;
}

/** Where no trade is on record: the forms 4 that are, whose trades nobody has read. */
export async function formsFiled({ asked, ask, draft }: Trading): Promise<string | undefined> {
  const { symbol } = asked.company;
  const ofTime = await ask(filings, { symbol, type: '4', limit: 1, ...daysOf(asked) });
  const isOfTime = (ofTime.total ?? 0) > 0;
  const found = isOfTime ? ofTime : await ask(filings, { symbol, type: '4', limit: 1 });
  const filed = rowsOf(found)[0]?.get('filed');
  const total = found.total ?? 0;
  if (!filed || total === 0) return undefined;
  if (!isOfTime)
    return `No form 4 of that time is on record as filed; the newest of all ${total} is of ${draft.plain(filed)}, and what it tells of is not on record.`;
  return `${upperFirst(countOf(total, 'form'))} 4 of its insiders ${total === 1 ? 'is' : 'are'} on record as filed, the newest on ${draft.plain(filed)}; what ${total === 1 ? 'it tells' : 'they tell'} of is not.`;
}
