import { keyFigures } from '../../look-ups/cash.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { providerFigures } from '../../look-ups/provider.ts';
import { valuation } from '../../look-ups/valuation.ts';
import { type Composing, one } from '../../grammar/reading/kind.ts';

/** Cash less debt, of the day of the balance sheet and not of the quote; else as both were published with the quotes. */
export async function netCashOf({ ask }: Pick<Composing, 'ask'>, symbol: string): Promise<Fact | undefined> {
  const known = one(await ask(valuation, { symbol }), 'net_cash');
  if (!known) return one(await ask(providerFigures, { symbol }), 'net_cash');
  const cash = one(await ask(keyFigures, { symbol }), 'cash');
  return { ...known, date: cash?.date ?? known.date };
}

/** Of a net cash that is not made of statements: of what it is. */
export const saidOfPublished = ({ source }: Fact): string | undefined =>
  source.label.includes('as published')
    ? 'No statement on record has both its cash and its debt: they are as published with the quotes, of which months is not said.'
    : undefined;
