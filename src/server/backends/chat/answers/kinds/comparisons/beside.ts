import { formatDate } from '#kit/time/dates.ts';
import { createDraft } from '../../written/draft.ts';
import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import { factsBeside } from '../../look-ups/beside.ts';
import { providerFigures } from '../../look-ups/provider.ts';
import { keyFigures } from '../../look-ups/cash.ts';
import { statements } from '../../look-ups/statements.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { onDay } from '../told/simple.ts';
import { isLastTwelveMonths, periodSlots } from '../told/spans.ts';
import { answerLines } from '../statements/statements.ts';

const inTwelveMonths = ({ date }: Fact): string => `in the twelve months to ${formatDate(date)}`;
const inYear = ({ date }: Fact): string => `in the fiscal year to ${formatDate(date)}`;

/** Of these the record has the newest twelve months or fiscal year alone: said where another time was asked for. */
function sayNewestAlone(
  { asked, draft }: Composing,
  known: Fact,
  span: 'twelve months' | 'fiscal year',
): void {
  const { period } = asked;
  const end = known.date ?? '';
  const isThat =
    period === null ||
    isLastTwelveMonths(asked) ||
    (period.kind === 'newest' && period.of === 'year' && period.back === 0) ||
    (period.kind === 'year' && period.from <= end && end <= period.to);
  if (isThat && !asked.has('by:quarter', 'history')) return;
  draft.lacks();
  draft.text(`Of it the record has the newest ${span} alone.`);
}

interface Beside {
  id: string;
  concept: Concept;
  name: string;
  title: string;
  span: 'twelve months' | 'fiscal year';
  allows: readonly Concept[];
  refuses?: readonly Concept[];
  next: Kind['next'];
  /** Says it; `known` is its fact. */
  say: (composing: Composing, found: LookedUp, known: Fact) => Promise<void> | void;
  /** What is said where it is not on record; undefined for the usual sentence. */
  lacking?: (composing: Composing, found: LookedUp) => Promise<boolean>;
}

const beside = ({ id, concept, name, title, span, allows, refuses, next, say, lacking }: Beside): Kind => ({
  id,
  about: 'company',
  needs: [[concept]],
  allows: ['by:year', 'by:quarter', 'by:ttm', 'history', 'financials', 'income', 'total', ...allows],
  ...(refuses && { refuses }),
  slots: [...periodSlots, 'threshold'],
  isOfStatements: true,
  title: () => title,
  next,
  async answer(composing) {
    const found = await composing.ask(factsBeside, { symbol: composing.asked.company.symbol });
    const known = one(found, name);
    if (!known) return lacking ? lacking(composing, found) : false;
    await say(composing, found, known);
    sayNewestAlone(composing, known, span);
    return true;
  },
});

/** Whose EBITDA it is. */
const MADE = 'EBITDA is no line of the statements: it is as Yahoo Finance publishes it.';

/** EBITDA over the revenue of the same months, where a margin is asked for. */
async function sayMargin({ asked, ask, draft }: Composing, ebitda: Fact): Promise<void> {
  const { symbol } = asked.company;
  const { date: end } = ebitda;
  const newest = one(await ask(keyFigures, { symbol }), 'revenue');
  // The headline may be of later months than those of the EBITDA.
  const revenue =
    newest?.date === end || end === null
      ? newest
      : one(
          await ask(statements, {
            symbol,
            figures: ['revenue'],
            by: 'twelve_months',
            from: end,
            to: end,
            limit: 1,
          }),
          'revenue',
        );
  const isSame = revenue !== undefined && revenue.date === ebitda.date && revenue.currency === undefined;
  if (!isSame || Number(revenue.value) <= 0) {
    draft.lacks();
    draft.text('Revenue of the same months is not on record, and so no margin.');
    return;
  }
  const value = (Number(ebitda.value) / Number(revenue.value)) * 100;
  const { source, date } = ebitda;
  const margin: Fact = {
    name: 'ebitda_margin',
    label: 'EBITDA margin',
    value,
    unit: 'percent',
    date,
    source,
    computed: true,
  };
  draft.text(`That is ${draft.strong(margin)} of the revenue of the same months, ${draft.plain(revenue)}.`);
}

/** Where no EBITDA is published: the operating income, which is nearest to it of what statements have. */
async function sayOperatingIncome(composing: Composing): Promise<boolean> {
  const { asked, draft } = composing;
  const aside = { ...composing, draft: createDraft() };
  if (!(await answerLines(aside, ['operating_income'], []))) return false;
  draft.lacks();
  draft.text(
    `EBITDA of ${asked.company.short} is not on record. Nearest to it is operating income, from which depreciation and amortization are taken off:`,
  );
  await answerLines(composing, ['operating_income'], []);
  return false;
}

/** Debt and cash that EBITDA is held against, each with its day. */
async function sayDebt({ asked, ask, draft }: Composing, found: LookedUp): Promise<void> {
  const [whole, net] = [one(found, 'debt_to_ebitda'), one(found, 'net_debt_to_ebitda')];
  const figures = await ask(keyFigures, { symbol: asked.company.symbol });
  const [debt, cash, ebitda] = [one(found, 'ebitda_debt'), one(figures, 'cash'), one(found, 'ebitda')];
  draft.text(
    whole && debt && ebitda
      ? `Debt of ${asked.company.short} was ${draft.plain(debt)}${onDay(debt)}, ${draft.strong(whole)} the EBITDA of ${draft.plain(ebitda)} ${inTwelveMonths(ebitda)}.`
      : undefined,
    net && cash ? `Less cash of ${draft.plain(cash)}${onDay(cash)} it is ${draft.strong(net)}.` : undefined,
    MADE,
  );
}

/** Debt that is left when all cash is paid on it. */
const netOf = (debt: Fact, cash: Fact): Fact => ({
  ...debt,
  name: 'net_debt',
  label: 'Net debt',
  value: Number(debt.value) - Number(cash.value),
  computed: true,
});

/** Where no multiple of EBITDA can be made: what of its parts is known. */
async function sayPartsOfDebt({ asked, ask, draft }: Composing, found: LookedUp): Promise<boolean> {
  const ebitda = one(found, 'ebitda');
  const debt =
    one(found, 'ebitda_debt') ?? one(await ask(keyFigures, { symbol: asked.company.symbol }), 'debt');
  if (!debt && !ebitda) return false;
  const stated = one(await ask(keyFigures, { symbol: asked.company.symbol }), 'cash');
  const cash = stated ?? one(await ask(providerFigures, { symbol: asked.company.symbol }), 'cash');
  draft.lacks();
  draft.text(
    `Debt to EBITDA of ${asked.company.short} is not on record:`,
    ebitda
      ? `its EBITDA was ${draft.plain(ebitda)} ${inTwelveMonths(ebitda)}${debt ? ', of which no multiple is made' : ', and its debt is not known'}.`
      : 'its EBITDA is not known.',
    debt ? `Known is debt of ${draft.strong(debt)}${onDay(debt)}.` : undefined,
    debt && cash && debt.currency === cash.currency
      ? `Less cash of ${draft.plain(cash)}${stated ? onDay(cash) : `, as a data provider states it${onDay(cash)},`} that is net debt of ${draft.strong(netOf(debt, cash))}.`
      : undefined,
  );
  return true;
}

/** How often operating income covers what interest cost; a loss covers nothing. */
const timesCovered = (draft: Composing['draft'], times: Fact): string =>
  Number(times.value) <= 0
    ? 'a loss covers nothing of it'
    : `operating income is ${draft.strong(times)} the interest${Number(times.value) < 1 ? ', and does not cover it' : ''}`;

/** Where no coverage can be computed: interest expense or operating income alone. */
async function sayPartsOfCoverage({ asked, ask, draft }: Composing, found: LookedUp): Promise<boolean> {
  const [interest, screened, about] = ['interest_expense', 'screened_operating_income', 'coverage_about'].map(
    (name) => one(found, name),
  );
  const income = one(await ask(keyFigures, { symbol: asked.company.symbol }), 'operating_income');
  if (!interest && !income) return false;
  draft.lacks();
  draft.text(
    `Interest coverage of ${asked.company.short} is not on record, which would be operating income over interest expense.`,
    interest ? `Known is interest expense of ${draft.strong(interest)} ${inYear(interest)}.` : undefined,
    income && !screened
      ? `Operating income was ${draft.plain(income)} ${inTwelveMonths(income)}.`
      : undefined,
    screened
      ? `Operating income of its newest twelve months, as the screener has it, was ${draft.plain(screened)}${about && interest ? `: of months that are not the same, ${timesCovered(draft, about)}` : ''}.`
      : undefined,
  );
  return true;
}

/** Kinds about what is on record of a year and is no line of the statements. */
export const besideKinds: readonly Kind[] = [
  beside({
    id: 'tax-rate',
    concept: 'taxrate',
    name: 'tax_rate',
    title: 'effective tax rate',
    span: 'fiscal year',
    allows: ['m:net_income', 'large'],
    next: ['income', 'revenue', 'valuation'],
    say({ asked, draft }, _, known) {
      draft.text(
        `The effective tax rate of ${asked.company.short} was ${draft.strong(known)} ${inYear(known)}.`,
      );
    },
  }),
  beside({
    id: 'shares-authorized',
    concept: 'authorized',
    name: 'shares_authorized',
    title: 'shares authorized',
    span: 'fiscal year',
    allows: ['sharesout', 'dilution'],
    next: ['dilution', 'ownership', 'filings'],
    say({ asked, draft }, _, known) {
      draft.text(
        `${asked.company.short} is authorized to issue ${draft.strong(known)} shares${onDay(known)}.`,
      );
    },
  }),
  beside({
    id: 'ebitda',
    concept: 'ebitda',
    name: 'ebitda',
    title: 'EBITDA',
    span: 'twelve months',
    allows: ['margin', 'm:revenue', 'large'],
    next: ['debt', 'valuation', 'income'],
    async say(composing, _, known) {
      const { asked, draft } = composing;
      draft.text(
        `EBITDA of ${asked.company.short} was ${draft.strong(known)} ${inTwelveMonths(known)}. ${MADE}`,
      );
      if (asked.has('margin')) await sayMargin(composing, known);
    },
    lacking: sayOperatingIncome,
  }),
  beside({
    id: 'debt-to-ebitda',
    concept: 'debtebitda',
    name: 'debt_to_ebitda',
    title: 'debt to EBITDA',
    span: 'twelve months',
    allows: ['m:debt', 'netcash', 'ebitda', 'debtequity', 'balance'],
    next: ['debt', 'runway', 'valuation'],
    say: (composing, found) => sayDebt(composing, found),
    lacking: sayPartsOfDebt,
  }),
  beside({
    id: 'interest-coverage',
    concept: 'icover',
    name: 'interest_coverage',
    title: 'interest coverage',
    span: 'fiscal year',
    allows: ['m:operating_income', 'interestexpense'],
    refuses: ['ebitda'],
    next: ['debt', 'income', 'runway'],
    say({ asked, draft }, found, known) {
      const [income, interest] = [one(found, 'interest_income_before'), one(found, 'interest_expense')];
      draft.text(
        `Operating income of ${asked.company.short} was ${income ? draft.plain(income) : 'not on record'} ${inYear(known)}, interest expense ${interest ? draft.plain(interest) : 'not on record'}: ${timesCovered(draft, known)}.`,
      );
    },
    lacking: sayPartsOfCoverage,
  }),
  beside({
    id: 'interest-expense',
    concept: 'interestexpense',
    name: 'interest_expense',
    title: 'interest expense',
    span: 'fiscal year',
    allows: ['m:operating_income', 'compare'],
    next: ['debt', 'income', 'runway'],
    async lacking(composing) {
      const { asked, draft } = composing;
      if (!asked.has('m:operating_income')) return false;
      draft.lacks();
      draft.text(`Interest expense of ${asked.company.short} is not on record.`);
      return answerLines(composing, ['operating_income'], []);
    },
    say({ asked, draft }, found, known) {
      const [income, times] = [one(found, 'interest_income_before'), one(found, 'interest_coverage')];
      draft.text(
        `Interest expense of ${asked.company.short} was ${draft.strong(known)} ${inYear(known)}, known to hundreds of thousands.`,
        asked.has('m:operating_income') && income
          ? `Operating income of that year was ${draft.plain(income)}${times ? `, ${draft.strong(times)} as much` : ''}.`
          : undefined,
      );
    },
  }),
  beside({
    id: 'stock-compensation',
    concept: 'stockcomp',
    name: 'stock_compensation',
    title: 'stock compensation',
    span: 'fiscal year',
    allows: ['m:revenue', 'compare'],
    next: ['dilution', 'income', 'revenue'],
    say({ asked, draft }, found, known) {
      const share = one(found, 'stock_compensation_share');
      draft.text(
        `Stock compensation of ${asked.company.short} was ${draft.strong(known)} ${inYear(known)}, known to hundreds of thousands${share ? `, ${draft.plain(share)} of its revenue` : ''}.`,
      );
      if (asked.has('m:revenue') && !share) draft.lacks();
    },
  }),
];
