import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { SharesSeen } from '../traded-shares.ts';
import { quoteDoubt } from './doubt.ts';
import { isFloatOfBefore, isFloatTraded, type Quote, type soundQuote, WHOLE_FLOAT } from './quote.ts';

/** Why a float is not shown. */
function floatDecision(quote: Quote, shares: number | null, seen: SharesSeen): string {
  if ((quote.free_float ?? 0) >= WHOLE_FLOAT)
    return 'not shown: it is all the shares, so its source knows of no insider';
  if (isFloatTraded(quote, seen))
    return 'not shown: on half of the sessions one and a half times as many change hands';
  return isFloatOfBefore(quote, shares, seen)
    ? 'not shown: of the shares of before half as many again were issued'
    : 'not shown: more than the shares there are without insiders’';
}

/** What was withheld of a quote, for staff. */
export function doubtsOf(
  quote: Quote,
  sound: ReturnType<typeof soundQuote>,
  seen: SharesSeen,
): FigureDoubtsTable[] {
  const { symbol, quote_date, market_cap, shares_outstanding, float_shares, free_float, float_as_of } = quote;
  const { counted, reported } = seen;
  const day = quote_date ?? '';
  const insiders = quote.insider_ownership_percent;
  const shares = { counted: counted?.shares ?? null, reported: reported?.shares ?? null };
  const found: readonly (FigureDoubtsTable | false)[] = [
    market_cap !== null &&
      market_cap !== sound.market_cap &&
      quoteDoubt(
        'market_cap',
        symbol,
        day,
        { market_cap, shares_outstanding, ...shares },
        sound.market_cap === null
          ? 'not shown: the count is not of the shares that trade each day, or another is a quarter larger, or none bears out that of a low price'
          : 'of the larger count: shares were issued since the one of the market value',
      ),
    quote.week52high !== null &&
      sound.week52high === null &&
      quoteDoubt(
        'week52',
        symbol,
        day,
        { week52low: quote.week52low, week52high: quote.week52high, last_sale: quote.last_sale },
        'not shown: far from the closes on record, as before splits that are not all on record',
      ),
    market_cap === null &&
      shares_outstanding !== null &&
      quoteDoubt(
        'shares_outstanding',
        symbol,
        day,
        { shares_outstanding, ...shares },
        'not shown: without a market value, in whole millions',
      ),
    float_shares !== null &&
      sound.float_shares === null &&
      quoteDoubt(
        'float',
        symbol,
        float_as_of ?? day,
        { float_shares, shares_outstanding, free_float, insiders },
        floatDecision(quote, sound.shares_outstanding, seen),
      ),
  ];
  return found.filter((doubt) => doubt !== false);
}
