import { companyTabPath } from '#kit/href/addresses.ts';
import { formatDate } from '#kit/time/dates.ts';
import { daysBetween } from '#kit/time/days.ts';
import { keyFigures } from '../../look-ups/cash.ts';
import { statements } from '../../look-ups/statements.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import type { Draft } from '../../written/draft.ts';
import { dilution, sharesSince, sharesThenAndNow } from '../shares/dilution.ts';
import { type Asked, type Composing, type Kind, named, one } from '../../grammar/reading/kind.ts';
import { sayProvider } from '../published/provider.ts';
import { sayPublished } from '../published/published.ts';
import { sayLasting, sayLastingToo, sayQuarters } from './runway-said.ts';
import { answerRunwayThen, isOfPast } from './runway-then.ts';
import { answerLines, statementsInput } from '../statements/statements.ts';

const financialsPage = (symbol: string): string => companyTabPath(symbol, 'financials');

/** Bars that end so long before the day of the cash beside them are of another time (TPET: to January 2024, beside October 2025). */
const OLD_BARS_DAYS = 200;

/** Cash by quarter as bars, where there are enough, up to about the day of the cash that is told. */
async function cashBars({ asked, ask, draft }: Composing, told: Fact): Promise<void> {
  const found = await ask(statements, {
    symbol: asked.company.symbol,
    figures: ['cash_and_investments', 'cash'],
    by: 'quarter',
    limit: 8,
  });
  const whole = named(found, 'cash_and_investments');
  const cash = whole.length >= 3 ? whole : named(found, 'cash');
  const [newest] = cash;
  if (!newest?.date || !told.date || daysBetween(newest.date, told.date) > OLD_BARS_DAYS) return;
  draft.bars(
    cash[0]?.label ?? 'Cash',
    [...cash].reverse(),
    (fact) => formatDate(fact.date),
    financialsPage(asked.company.symbol),
  );
}

const runway: Kind = {
  id: 'runway',
  about: 'company',
  needs: [['runway']],
  slots: ['future', 'year', 'threshold', 'newest', 'quarter', 'day', 'month'],
  allows: [
    'compare',
    'previous',
    'upcoming',
    'cash',
    'burn',
    'by:quarter',
    'by:year',
    'm:operating_cash_flow',
    'm:cash_and_investments',
  ],
  title: () => 'cash and runway',
  next: ['dilution', 'debt', 'filings'],
  async answer(composing) {
    const { asked, ask, draft } = composing;
    const found = await ask(keyFigures, { symbol: asked.company.symbol });
    if (isOfPast(asked)) return answerRunwayThen(composing, found);
    const [cash, flow, used, left] = [
      one(found, 'runway_cash'),
      one(found, 'runway_flow'),
      one(found, 'runway_used'),
      one(found, 'runway'),
    ];
    const [inflow, more] = [one(found, 'runway_inflow'), one(found, 'runway_more_shares')];
    const name = asked.company.short;
    if (cash && used && left) {
      draft.text(
        `${name} had ${draft.strong(cash)} in ${lower(cash.label)} on ${formatDate(cash.date)}, and its operations used ${draft.strong(used)} in the twelve months to that date.`,
        sayLasting(asked, left, inflow, draft),
        more && draft.plain(more),
        newerCash(cash, one(found, 'cash'), draft),
      );
      await cashBars(composing, cash);
      return true;
    }
    if (cash && flow) {
      draft.text(
        `${name} needs no runway: its operations brought in ${draft.strong(flow)} in the twelve months to ${formatDate(flow.date)}.`,
        `It had ${draft.plain(cash)} in ${lower(cash.label)} on that day.`,
      );
      return true;
    }
    const known = one(found, 'cash');
    if (!known) return false;
    draft.lacks();
    draft.text(
      `How long the cash of ${name} lasts cannot be said. ${one(found, 'runway_none')?.value ?? ''}`.trim(),
      `Known is ${lower(known.label)} of ${draft.strong(known)} on ${formatDate(known.date)}.`,
      known.name !== 'operating_cash_flow' ? saidOfFlow(one(found, 'operating_cash_flow'), draft) : undefined,
    );
    return true;
  },
};

/** The cash of a later day than that of the runway, of which the year of operations is not known. */
const newerCash = (counted: Fact, newest: Fact | undefined, draft: Draft): string | undefined =>
  newest && newest.date !== null && newest.date > (counted.date ?? '')
    ? `Newer is ${lower(newest.label)} of ${draft.plain(newest)} on ${formatDate(newest.date)}; the runway is counted from the day of which both are known.`
    : undefined;

/** What operations took or brought, where it does not say how long the cash lasts. */
const saidOfFlow = (flow: Fact | undefined, draft: Draft): string | undefined =>
  flow && `Cash from operations was ${draft.strong(flow)} in the twelve months to ${formatDate(flow.date)}.`;

const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

const cash: Kind = {
  id: 'cash',
  about: 'company',
  needs: [['cash', 'm:cash_and_investments']],
  allows: ['filings', 'balance', 'quarterly', 'financials', 'large'],
  slots: ['newest', 'threshold'],
  // What is known is of the newest balance sheet, not of one before.
  fits: ({ periods }) => periods.every(({ back, of }) => back === 0 && of === 'quarter'),
  title: () => 'cash',
  next: ['runway', 'debt', 'dilution'],
  async answer(composing) {
    const { asked, ask, draft } = composing;
    const found = await ask(keyFigures, { symbol: asked.company.symbol });
    const known = one(found, 'cash');
    const doubt = one(found, 'cash_doubt');
    if (!known && doubt) {
      draft.lacks();
      draft.text(
        `The cash of ${asked.company.short} on ${formatDate(doubt.date)} is in doubt: ${draft.plain(doubt)}. None is told.`,
      );
      return true;
    }
    if (!known)
      return (
        (await sayPublished(composing, ['cash'])) ||
        (await sayProvider(composing, ['cash'])) ||
        // An older one says its day, and that nothing later is on record.
        answerLines(composing, ['cash'], [])
      );
    draft.text(
      `${asked.company.short} had ${draft.strong(known)} in ${lower(known.label)} on ${formatDate(known.date)}.`,
    );
    await cashBars(composing, known);
    return true;
  },
};

/** Cash of a day, a year or a span of them is a line of the statements. */
const cashThen: Kind = {
  ...cash,
  needsSlots: ['year', 'quarter', 'span', 'newest', 'day', 'month'],
  allows: [
    'filings',
    'balance',
    'quarterly',
    'financials',
    'earnings',
    'history',
    'by:quarter',
    'by:year',
    'compare',
    'up',
    'down',
    'move',
    'previous',
  ],
  slots: ['periods'],
  isOfStatements: true,
  fits: ({ periods }) => !periods.every(({ back, of }) => back === 0 && of === 'quarter'),
  async answer(composing) {
    const { asked, ask } = composing;
    const { symbol } = asked.company;
    // Of a time of which only the equivalents are on record those are told.
    const [then, whole] = await Promise.all([
      ask(statements, {
        symbol,
        figures: ['cash', 'cash_and_investments'],
        ...statementsInput(asked),
      }),
      ask(statements, { symbol, figures: ['cash_and_investments'], limit: 1 }),
    ]);
    const [equivalents, all] = [one(then, 'cash'), one(then, 'cash_and_investments')];
    const isWhole =
      all !== undefined || (equivalents === undefined && one(whole, 'cash_and_investments') !== undefined);
    return answerLines(composing, [isWhole ? 'cash_and_investments' : 'cash'], []);
  },
};

/** Cash that is asked for beside the burn: "phase, cash, burn". */
const CASH_TOO =
  /\bcash(?: position| balance| pile| on hand)?\s*(?:[,;&+/]|and\b|plus\b)|(?:[,;&+/]|\band\b|\bplus\b)\s*cash\b(?! (?:burn|used|out|flow))/i;

const burn: Kind = {
  id: 'burn',
  about: 'company',
  needs: [['burn']],
  allows: ['pace', 'cash', 'by:quarter', 'by:year', 'by:ttm', 'm:operating_cash_flow', 'up', 'down'],
  title: () => 'cash used in operations',
  next: ['runway', 'dilution', 'debt'],
  async answer(composing) {
    const { asked, ask, draft } = composing;
    const found = await ask(keyFigures, { symbol: asked.company.symbol });
    const [flow, used, pace] = [
      one(found, 'runway_flow') ?? one(found, 'operating_cash_flow'),
      one(found, 'runway_used'),
      one(found, 'runway_pace'),
    ];
    if (!flow) return false;
    const name = asked.company.short;
    if (Number(flow.value) >= 0)
      draft.text(
        `${name} burns no cash: its operations brought in ${draft.strong(flow)} in the twelve months to ${formatDate(flow.date)}.`,
      );
    else if (used && pace)
      draft.text(
        `The operations of ${name} used ${draft.strong(used)} in the twelve months to ${formatDate(used.date)}, ${draft.strong(pace)} a quarter${perMonth(asked, pace, draft)}.`,
      );
    else
      draft.text(
        `Cash from operations of ${name} was ${draft.strong(flow)} in the twelve months to ${formatDate(flow.date)}.`,
      );
    await sayMoreOrLess(composing);
    const held = asked.has('cash') && CASH_TOO.test(asked.reading.text) ? one(found, 'cash') : undefined;
    if (held) draft.text(`It had ${draft.strong(held)} in ${lower(held.label)} on ${formatDate(held.date)}.`);
    const byQuarter = await ask(statements, {
      symbol: asked.company.symbol,
      figures: ['operating_cash_flow'],
      by: 'quarter',
      limit: 8,
    });
    const quarters = named(byQuarter, 'operating_cash_flow').reverse();
    draft.text(sayLastingToo(composing, found));
    sayQuarters(composing, quarters);
    draft.bars(
      'Cash from operations by quarter',
      quarters,
      (fact) => formatDate(fact.date),
      financialsPage(asked.company.symbol),
    );
    return true;
  },
};

/** What was used in a quarter or a year that is named is a line of the statements. */
const burnThen: Kind = {
  ...burn,
  needsSlots: ['newest', 'quarter', 'year', 'span'],
  slots: ['periods'],
  allows: [...(burn.allows ?? []), 'financials', 'history', 'compare', 'previous'],
  isOfStatements: true,
  async answer(composing) {
    await sayMoreOrLess(composing);
    return answerLines(composing, ['operating_cash_flow'], []);
  },
};

/** What holds the burn against the one before. */
const THAN_BEFORE =
  /\b(?:more|less|faster|slower|higher|lower|bigger|smaller|quicker)\b[^.?!]* than\b|\b(?:going|gone|trending|heading|getting|been) (?:up|down|higher|lower|faster|slower|worse|better)\b|\b(?:accelerat|increas|decreas|slow|improv|worsen|ris|fall|shrink|declin)\w*\b/i;

/** Whether more is burned than before: twelve months against those of a year before, else two fiscal years. */
async function sayMoreOrLess({ asked, ask, draft }: Composing): Promise<void> {
  if (!THAN_BEFORE.test(asked.reading.text)) return;
  const { symbol, short } = asked.company;
  const found = await ask(statements, { symbol, figures: ['operating_cash_flow'], by: 'year', limit: 2 });
  const [flow, before] = named(found, 'operating_cash_flow');
  if (!flow || !before) return;
  const used = (fact: Fact): string =>
    `${Number(fact.value) < 0 ? 'used' : 'brought in'} ${draft.strong({ ...fact, name: 'used', value: Math.abs(Number(fact.value)), computed: true })}`;
  draft.text(
    `${Number(flow.value) < Number(before.value) ? 'More' : 'Less'} than the year before: the operations of ${short} ${used(flow)} in the fiscal year to ${formatDate(flow.date)}, and ${used(before)} in the year to ${formatDate(before.date)}.`,
  );
}

/** What that is a month, where a month was asked for. */
const perMonth = ({ reading }: Asked, pace: Fact, { strong }: Draft): string =>
  /\bmonth/i.test(reading.text)
    ? `, or ${strong({ ...pace, name: 'runway_month', label: 'Used a month', value: Number(pace.value) / 3, computed: true })} a month`
    : '';

/** In which money a company reports. */
const currency: Kind = {
  id: 'currency',
  about: 'company',
  needs: [['currency']],
  allows: ['earnings', 'financials', 'filings', 'annual', 'quarterly'],
  title: () => 'currency of the statements',
  next: ['revenue', 'income', 'price'],
  async answer({ asked, ask, draft }) {
    const found = await ask(keyFigures, { symbol: asked.company.symbol });
    const stated = found.facts.find(({ unit }) => unit === 'usd');
    if (!stated) return false;
    draft.text(
      `The statements of ${asked.company.short} on record are in **${stated.currency ?? 'USD'}**${draft.cite(stated.source)}, as of ${formatDate(stated.date)}.`,
    );
    return true;
  },
};

/** How fast cash goes is the burn. */
const paceOfCash: readonly Kind[] = [
  { ...burn, needs: [['cash'], ['pace']] },
  { ...burn, needs: [['cash'], ['down'], ['by:quarter', 'by:year']] },
];

/** Kinds about the money that lasts, and the shares that pay for it. */
export const cashKinds: readonly Kind[] = [
  runway,
  cash,
  cashThen,
  burn,
  burnThen,
  ...paceOfCash,
  dilution,
  sharesThenAndNow,
  sharesSince,
  currency,
];
