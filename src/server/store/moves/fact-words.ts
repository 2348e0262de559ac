import type { MoveFact } from '#contract/move.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { itemsInWords } from '#kit/filings/filing-items.ts';
import { describeForm, formName } from '#kit/filings/filing-types.ts';
import { surpriseOf } from '#kit/financials/earnings.ts';
import { formatMoney, formatPrice } from '#kit/format.ts';
import { safeLink } from '#kit/href/safe-link.ts';
import type { EarningsTable, FilingsTable, InsiderTradesTable } from '#server/db/record-tables.ts';
import type { SplitsTable } from '#server/db/identity-tables.ts';
import type { CatalystsTable, StakesTable } from '#server/db/ownership-tables.ts';

/** Forms by which a company takes in money or makes ready to. */
const OFFERINGS = /^(?:S-1|S-3|F-1|F-3|424B|FWP)/i;
/** Forms that tell of an event; statements of insiders, proxies, letters and exhibits would bury them. */
const EVENTS =
  /^(?:8-K|6-K|10-K|10-Q|20-F|40-F|NT |SC 13|SCHEDULE 13|SC TO|SC 14D9|SC14D9|DEFM14|PREM14|425$|25(?:-NSE)?$|15-|RW$)/i;

/** Whether a form says what may stand beside a move. */
export const tellsOfEvent = (form: string): boolean => EVENTS.test(form) || OFFERINGS.test(form);

/** `8-K, Item 5.02, officers or directors`; `424B5, Prospectus supplement`. */
export function filingFact(
  filing: Pick<FilingsTable, 'symbol' | 'filing_type' | 'filed_on' | 'items' | 'raw_text_link'>,
): MoveFact {
  const { symbol, filing_type: form, filed_on: day, items, raw_text_link } = filing;
  const said = itemsInWords(items) ?? describeForm(form);
  return {
    kind: OFFERINGS.test(form) ? 'offering' : 'filing',
    words: `${formName(form)}, ${said}`,
    day,
    url: safeLink(raw_text_link) ?? companyTabPath(symbol, 'secfilings'),
  };
}

/** A filing by its form alone: `8-K`. */
export const filingName = (filing: Parameters<typeof filingFact>[0]): MoveFact => ({
  ...filingFact(filing),
  words: /^(?:3|4|5|144)(?:\/A)?$/.test(filing.filing_type)
    ? `Form ${filing.filing_type}`
    : formName(filing.filing_type),
});

/** `EPS −$0.51, $0.11 below the estimate`: in dollars, since the percentages of the reports are of an estimate before it was rounded. */
export function earningsFact(
  report: Pick<EarningsTable, 'symbol' | 'date' | 'eps_actual' | 'eps_estimate'>,
): MoveFact {
  const { symbol, date, eps_actual: epsActual, eps_estimate: epsEstimate } = report;
  const difference = surpriseOf({ epsActual, epsEstimate });
  const isOff = difference !== null && Math.abs(difference) >= 0.005;
  const surprise =
    difference === null
      ? ''
      : isOff
        ? `, ${formatPrice(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'} the estimate`
        : ', as estimated';
  return {
    kind: 'earnings',
    words: `EPS ${formatPrice(epsActual)}${surprise}`,
    day: date,
    url: companyTabPath(symbol, 'earnings'),
  };
}

export const stakeFact = ({ form, holder, filed_on: day, raw_text_link, symbol }: StakesTable): MoveFact => ({
  kind: 'stake',
  words: `${form} by ${holder}`,
  day,
  url: safeLink(raw_text_link) ?? companyTabPath(symbol, 'ownership'),
});

type Trade = Pick<
  InsiderTradesTable,
  'symbol' | 'purchaser' | 'role' | 'amount_purchased' | 'price' | 'filed_on' | 'raw_text_link'
>;

/** `Purchase by Ann Ash, Director, $12,000`: told of on the day its form was filed. */
export function purchaseFact(trade: Trade): MoveFact {
  const { symbol, purchaser, role, amount_purchased: shares, price, filed_on: day, raw_text_link } = trade;
  const dollars = shares === null || price === null ? '' : `, ${formatMoney(shares * price)}`;
  const who = role ? `${purchaser}, ${role}` : purchaser;
  return {
    kind: 'purchase',
    words: `Purchase by ${who}${dollars}`,
    day,
    url: safeLink(raw_text_link) ?? companyTabPath(symbol, 'insiders'),
  };
}

/** `FDA decision date, CTX-009`. */
export const catalystFact = (
  event: Pick<CatalystsTable, 'symbol' | 'kind' | 'subject' | 'outcome' | 'raw_text_link'> & { day: string },
): MoveFact => ({
  kind: 'catalyst',
  words: [event.kind, event.subject, event.outcome].filter(Boolean).join(', '),
  day: event.day,
  url: safeLink(event.raw_text_link) ?? `${companyTabPath(event.symbol, 'bio')}#catalysts`,
});

/** `Reverse split, 1 for 21`. */
export const splitFact = ({ symbol, date, new_shares: fresh, old_shares: old }: SplitsTable): MoveFact => ({
  kind: 'split',
  words: `${fresh < old ? 'Reverse split' : 'Split'}, ${fresh} for ${old}`,
  day: date,
  url: companyTabPath(symbol, 'marketdata'),
});
