import { listOf } from '#kit/text/sentence.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { averageClose } from '../../look-ups/session.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { asOf } from '../told/simple.ts';

/** An average over other sessions than the 20 and 50 that are kept ("the 200 day average", "100dma", "sma 200"). */
const OTHER_AVERAGE =
  /\b(?!(?:12|14|20|26|50)\b)(\d{1,3})[- ]?(?:d|day|days|session|sessions|dma|sma|ma)\b|\b(?:d?ma|sma|average) ?\(?(?!(?:12|14|20|26|50)\b)(\d{2,3})\b/i;
/** More closes than these are not looked at. */
const MOST_SESSIONS = 400;

/** What the last price is against an average. */
function against(
  price: Fact | undefined,
  average: Fact,
  sessions: number,
  draft: Composing['draft'],
): string {
  if (!price || !(Number(average.value) > 0)) return '';
  const value = (Number(price.value) / Number(average.value) - 1) * 100;
  const side = Number(price.value) < Number(average.value) ? 'under' : 'over';
  const change: Fact = {
    ...price,
    name: 'against_average',
    label: `Last price against its average of ${sessions} sessions`,
    value,
    unit: 'change',
    computed: true,
  };
  return `The last price is ${side} its average of ${sessions} sessions: ${draft.strong(change)} against it.`;
}

/** An average of as many closes as are asked for, which no indicator on record is: of the closes on record. */
async function otherAverage(
  { asked, ask, draft }: Composing,
  price: Fact | undefined,
): Promise<string | undefined> {
  const found = OTHER_AVERAGE.exec(asked.reading.text);
  const sessions = Number(found?.[1] ?? found?.[2] ?? 0);
  if (sessions < 2 || sessions > MOST_SESSIONS) return undefined;
  const { symbol, short } = asked.company;
  const looked = await ask(averageClose, { symbol, day: price?.date ?? asked.record, sessions });
  const [average, of] = [one(looked, 'average_close'), one(looked, 'average_of')];
  const leftOut = one(looked, 'average_left_out');
  if (average)
    return `The average of the last ${draft.plain({ ...average, name: 'average_sessions', label: 'Closes', value: sessions, unit: 'count' })} closes of ${short} was ${draft.strong(average)}${asOf(average)}. ${against(price, average, sessions, draft)}${leftOut ? ` Between them ${draft.plain(leftOut)} ${Number(leftOut.value) === 1 ? 'close is' : 'closes are'} in doubt and left out.` : ''}`.trim();
  draft.lacks();
  return of
    ? `Of the ${sessions} closes that such an average takes only ${draft.plain(of)} are on record, and so it is not made.`
    : 'No closes are on record for such an average.';
}

/** What is asked by its own name, and the figures that it is. */
const NAMED: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/\brsi\b|\brelative strength index\b|\bover(?:bought|sold)\b/i, 'RSI', ['rsi']],
  [/\bmacd\b/i, 'MACD', ['macd']],
];

/** The indicators that were asked for by name and are not on record. */
const lackingOf = (text: string, facts: readonly Fact[]): string[] =>
  NAMED.filter(([said, , names]) => said.test(text) && !facts.some(({ name }) => names.includes(name))).map(
    ([, label]) => label,
  );

const AGAINST_AVERAGE =
  /\b(?:over|above|below|under|beneath|against|versus|vs)\b.{0,40}\b(?:average|[se]?ma)\b/i;

/** The indicators of a price, and an average of its closes. */
export const technical: Kind = {
  id: 'technical',
  about: 'company',
  needs: [['technical']],
  allows: ['price', 'compare', 'up', 'down'],
  slots: ['threshold'],
  title: () => 'indicators',
  next: ['range', 'year', 'price'],
  async answer(composing) {
    const { asked, ask, draft } = composing;
    const found = await ask(companyQuote, { symbol: asked.company.symbol });
    const facts = ['rsi', 'ema', 'sma', 'macd', 'price'].flatMap((name) => one(found, name) ?? []);
    const [first] = facts;
    const [rsi, price, average] = ['rsi', 'price', 'sma'].map((name) => one(found, name));
    if (!first || facts.every((fact) => fact === price)) return false;
    const { text } = asked.reading;
    const lacking = lackingOf(text, facts);
    const ema = average || !AGAINST_AVERAGE.test(text) ? undefined : one(found, 'ema');
    if (lacking.length > 0) draft.lacks();
    const state = rsi
      ? Number(rsi.value) < 30
        ? 'Under 30 is called oversold.'
        : Number(rsi.value) >= 70
          ? '70 and more is called overbought.'
          : 'That is neither overbought (70) nor oversold (30).'
      : '';
    draft.text(
      await otherAverage(composing, price),
      `Indicators of ${asked.company.short}${asOf(first)}: ${facts.map((fact) => `${fact.label} ${draft.strong(fact)}`).join(', ')}.`,
      rsi ? `An RSI of ${draft.plain(rsi)}: ${state}` : undefined,
      average ? against(price, average, 50, draft) : undefined,
      ema ? against(price, ema, 20, draft) : undefined,
      lacking.length > 0
        ? `${listOf(lacking)} ${lacking.length > 1 ? 'are' : 'is'} not on record.`
        : undefined,
    );
    return true;
  },
};
