import { formatDate } from '#kit/time/dates.ts';
import { countOf } from '#kit/text/sentence.ts';
import { type Kind, one } from '../../grammar/reading/kind.ts';
import { lastCloseAbove } from '../../look-ups/prices.ts';
import { onDay } from '../told/simple.ts';

/** "Has it ever traded above $10", "when did it last close above 4". */
const EVER =
  /\b(?:ever (?:been|traded?|closed?|gone|go|got(?:ten)?|hit|sold|priced)(?: (?:at|up|for))*|(?:when|(?:what|which) day)\b[^?.!;,]{0,30}? last(?: time)?[^?.!;,]{0,15}? (?:trad(?:ed?|ing)|clos(?:ed?|ing)|was)) (?:above|over|north of|more than|higher than) \$?(\d[\d,]*(?:\.\d+)?)(?![\d.]|[- ]?(?:%|percent|million|billion|thousand|times|days?|weeks?|ma\b|sma\b|[mbkx]\b))/i;

const priceIn = (text: string): number => Number((EVER.exec(text)?.[1] ?? '').replaceAll(',', ''));

const everAbove: Kind = {
  id: 'price-extreme',
  about: 'company',
  needs: [],
  needsSlots: ['threshold'],
  fits: ({ text }) => EVER.test(text) && priceIn(text) > 0,
  allows: ['price', 'peak', 'session', 'previous', 'history'],
  isOfDays: true,
  title: () => 'closes above a price',
  next: ['range', 'year', 'price'],
  async answer({ asked, ask, draft }) {
    const { symbol, short } = asked.company;
    const found = await ask(lastCloseAbove, { symbol, price: priceIn(asked.reading.text) });
    const [last, count, high, first] = ['last_above', 'closes_above', 'highest_close', 'first_close'].map(
      (name) => one(found, name),
    );
    if (!high || !first) return false;
    draft.text(
      last && count
        ? `Yes: the last session of ${short} that closed above that was at ${draft.strong(last)}${onDay(last)}, one of ${countOf(Number(count.value), 'session')} on record that did.`
        : `Not within the record: no close of ${short} on it is above that.`,
      `The highest close was ${draft.strong(high)}${onDay(high)}. The record begins on ${formatDate(first.date)} here; closes are split-adjusted.`,
    );
    return true;
  },
};

/** Whether the price was ever above an amount, and when last, by the closes on record. */
export const everAboveKinds: readonly Kind[] = [everAbove, { ...everAbove, needs: [['price']] }];
