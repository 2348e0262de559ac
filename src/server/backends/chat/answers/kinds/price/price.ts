import { formatDate } from '#kit/time/dates.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { priceTable } from './price-neighbours.ts';

/** `up 4.13%`, `unchanged`. */
export const changeInWords = (draft: Composing['draft'], change: Fact): string => {
  const value = Number(change.value);
  if (Number(value.toFixed(2)) === 0) return 'unchanged';
  return `${value > 0 ? 'up' : 'down'} ${draft.plain({ ...change, unit: 'percent', value: Math.abs(value) })}`;
};

const onDay = (fact: Fact): string => (fact.date === null ? '' : ` on ${formatDate(fact.date)}`);

/** Says that what was asked of today is of an older day. */
export function saidOld({ asked, draft }: Composing, day: string | null | undefined): void {
  if (!asked.has('now') || !day) return;
  const today = asked.now.toISOString().slice(0, 10);
  if (day >= today) return;
  draft.text(`That is the last session on record; nothing newer is known here.`);
}

const title = (what: string) => (): string => what;

/** Kinds of question that one look at the quote answers. */
export const priceKinds: readonly Kind[] = [
  {
    id: 'price',
    about: 'company',
    needs: [['price']],
    allows: ['previous'],
    slots: ['threshold'],
    title: title('last price'),
    next: ['year', 'range', 'why'],
    async answer(composing) {
      const { asked, ask, draft } = composing;
      const found = await ask(companyQuote, { symbol: asked.company.symbol });
      const price = one(found, 'price');
      if (!price) return false;
      const change = one(found, 'change_percent');
      const moved = change ? `, ${changeInWords(draft, change)} from the session before` : '';
      draft.text(`${asked.company.short} closed at ${draft.strong(price)}${onDay(price)}${moved}.`);
      saidOld(composing, price.date);
      await priceTable(composing);
      return true;
    },
  },
];
