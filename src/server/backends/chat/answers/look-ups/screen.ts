import * as z from 'zod/mini';
import { type Filters, FiltersSchema, SortFieldSchema, SortDirectionSchema } from '#contract/screener.ts';
import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import { DaySchema } from '#contract/text.ts';
import { daysAfter } from '#kit/time/days.ts';
import { valueName } from '#kit/screener/filters.ts';
import { companyPath, companyTabPath } from '#kit/href/addresses.ts';
import { readCompanyNames } from '#server/store/companies/company-names.ts';
import { findCatalysts, findTrials } from '#server/store/trials/catalysts.ts';
import { countCompanies, findCompanies, type StoredRow } from '#server/store/screener/screener.ts';
import { isForOne } from '#server/store/screener/screener-beside.ts';
import { besideReasons } from './beside-reasons.ts';
import { CompanyInput, limitUpTo } from './inputs.ts';
import {
  type AnswerStore,
  defineLookUp,
  type Fact,
  factOf,
  type FactUnit,
  unknownCompany,
} from './look-up.ts';

const unitOfKind: Readonly<Record<string, FactUnit>> = {
  money: 'usd', price: 'price', count: 'count', percent: 'percent', signedPercent: 'change', signedPrice: 'price', number: 'ratio', year: 'year',
}; // prettier-ignore

const words = z.array(z.string().check(z.minLength(3), z.maxLength(100))).check(z.maxLength(5));

const BesideSchema = z.object({
  trialsFor: z.optional(words).check(z.describe('Conditions that a registered trial is for.')),
  trialPhases: z.optional(words).check(z.describe('Phases that such a trial is in, as “Phase 2”.')),
  eventsWithin: z
    .optional(z.object({ from: DaySchema, to: DaySchema }))
    .check(z.describe('Days within which a dated event for one of these conditions lies.')),
  events: z
    .optional(z.object({ kinds: words, from: DaySchema, to: DaySchema }))
    .check(z.describe('Days within which a dated event of one of these kinds lies, as “FDA decision date”.')),
  states: z.optional(words).check(z.describe('States of the headquarters, by name.')),
  cashFlowsUnder: z
    .optional(z.number())
    .check(z.describe('Market value under so many times cash from operations of twelve months.')),
  symbols: z.optional(z.array(z.string()).check(z.maxLength(20))).check(z.describe('Only these tickers.')),
  anyOf: z
    .optional(z.object({ words: z.array(z.string()), filters: z.array(FiltersSchema).check(z.maxLength(8)) }))
    .check(z.describe('Filters of which one is enough, named by `words`.')),
  without: z
    .optional(
      z
        .array(z.object({ words: z.string(), filters: FiltersSchema, states: z.optional(words) }))
        .check(z.maxLength(8)),
    )
    .check(z.describe('What is taken out: those that pass all filters of one of these, named by `words`.')),
});

/** What a trial for one of some conditions is, of each of some companies: the one that runs and is furthest. */
async function trialFacts(
  db: AnswerStore['db'],
  symbols: readonly string[],
  [conditions, phases]: readonly [readonly string[], readonly string[] | undefined],
): Promise<Fact[]> {
  const found = await Promise.all(symbols.map((symbol) => findTrials(db, symbol)));
  return found.flatMap((each) => {
    const trial = each?.data.find(
      ({ condition, group }) =>
        isForOne(condition, conditions) && (phases === undefined || phases.includes(group)),
    );
    if (!each || !trial) return [];
    const date = trial.lastUpdate ?? trial.asOf;
    const source = {
      label: `ClinicalTrials.gov, ${trial.nctId}`,
      href: trial.raw_text_link ?? companyTabPath(each.symbol, 'bio'),
      date,
    };
    const rest = { date, row: each.symbol, source };
    return [
      ...factOf(
        'trial',
        'Trial',
        [trial.drug, trial.stage, trial.status].filter(Boolean).join(', '),
        'text',
        rest,
      ),
      ...factOf('condition', 'Condition', trial.condition, 'text', rest),
    ];
  });
}

/** The first dated event of some kinds of each of some companies: its day, and of which drug. */
async function eventFacts(
  db: AnswerStore['db'],
  symbols: readonly string[],
  { kinds, from, to }: { kinds: readonly string[]; from: string; to: string },
): Promise<Fact[]> {
  const found = await Promise.all(symbols.map((symbol) => findCatalysts(db, symbol)));
  return found.flatMap((each) => {
    const event = each?.data.findLast(({ kind, date }) => kinds.includes(kind) && date >= from && date <= to);
    if (!each || !event) return [];
    const source = {
      label: `Dated events of ${each.symbol}`,
      href: event.raw_text_link ?? companyTabPath(each.symbol, 'bio'),
      date: event.asOf,
    };
    const rest = { date: event.asOf, row: each.symbol, source };
    return [
      ...factOf('event_day', event.kind, event.date, 'date', rest),
      ...factOf('event_subject', 'Drug', event.subject, 'text', rest),
      ...factOf('indication', 'For', event.indication, 'text', rest),
    ];
  });
}

/** Days that a list is narrowed by, as the day that they lead to. */
const DAYS_TO: Readonly<Record<string, string>> = {
  report_days: 'Next report',
  catalyst_days: 'Next dated event',
};

/** A field of a row as a fact; days to something as the day that they lead to. */
function fieldFacts(
  field: ScreenerFieldName,
  value: StoredRow[ScreenerFieldName],
  { newest, rest }: { newest: string | undefined; rest: Parameters<typeof factOf>[4] },
): Fact[] {
  const to = DAYS_TO[field];
  if (to !== undefined && newest !== undefined && typeof value === 'number')
    return factOf(field, to, daysAfter(newest, value), 'date', rest);
  const { label = field, kind = '' } = screenerField(field) ?? {};
  const shown = typeof value === 'string' ? valueName(field, value) : value;
  return factOf(field, label, shown, unitOfKind[kind] ?? 'text', rest);
}

/** Companies that pass filters, as the screener has them. */
export const screen = defineLookUp({
  name: 'screen',
  description:
    'Companies that pass the screener’s filters (its fields, Sectors, Industries) and what stands beside them, how many there are and the first of them.',
  input: z.object({
    filters: FiltersSchema,
    beside: z._default(BesideSchema, {}).check(z.describe('What narrows and is no filter of the screener.')),
    sortField: z._default(SortFieldSchema, 'market_cap'),
    sortDirection: z._default(SortDirectionSchema, 'desc'),
    limit: limitUpTo(20, 5),
    columns: z
      ._default(z.array(SortFieldSchema).check(z.maxLength(5)), [])
      .check(z.describe('Fields that are shown beside those of the filters.')),
  }),
  async find({ db, engine, cached }, { filters, beside, sortField, sortDirection, limit, columns }) {
    const shown = [
      ...columnsOf(filters, sortField, columns),
      ...(beside.cashFlowsUnder === undefined ? [] : (['operating_cash_flow'] as const)),
    ];
    const [total, rows] = await Promise.all([
      countCompanies(db, filters, beside),
      findCompanies(db, engine, [...new Set<ScreenerFieldName>(['symbol', 'name', ...shown])], {
        filters,
        beside,
        sort: { field: sortField, direction: sortDirection },
        page: 1,
        pageSize: limit,
      }),
    ]);
    const names = await cached('chat-names', () => readCompanyNames(db), []);
    const days = new Map(names.map((company) => [company.symbol, company.quoteDate]));
    const { trialsFor, trialPhases } = beside;
    const ofTrials = trialsFor
      ? await trialFacts(
          db,
          rows.map((row) => String(row.symbol)),
          [trialsFor, trialPhases],
        )
      : [];
    const ofEvents = beside.events
      ? await eventFacts(
          db,
          rows.map((row) => String(row.symbol)),
          beside.events,
        )
      : [];
    // The screener counts days from the newest quotes of all.
    const newest = [...days.values()]
      .flatMap((day) => day ?? [])
      .toSorted()
      .at(-1);
    const facts = rows.flatMap((row): Fact[] => {
      const symbol = String(row.symbol);
      const date = days.get(symbol) ?? null;
      const rest = {
        date,
        row: symbol,
        source: { label: `RedStreet screener, ${symbol}`, href: companyPath(symbol), date },
      };
      return [
        ...factOf('symbol', 'Ticker', symbol, 'text', rest),
        ...factOf('name', 'Company', row.name, 'text', rest),
        ...shown.flatMap((field) => fieldFacts(field, row[field], { newest, rest })),
      ];
    });
    return {
      symbol: null,
      facts: [...facts, ...ofTrials, ...ofEvents],
      total,
      missing: total === 0 ? ['No company passes those filters.'] : [],
    };
  },
});

/** What of a screen’s filters one company does not pass, with its own value. */
export const screenOfOne = defineLookUp({
  name: 'screen_of_one',
  description: 'Whether one company passes the screener’s filters, and its own values of those fields.',
  input: z.extend(CompanyInput, { filters: FiltersSchema, beside: z._default(BesideSchema, {}) }),
  async find({ db, engine }, { symbol, filters, beside }) {
    const { cashFlowsUnder } = beside;
    const named = [
      ...Object.keys(filters).flatMap((name) => screenerField(name)?.name ?? []),
      ...(cashFlowsUnder === undefined ? [] : (['market_cap', 'operating_cash_flow'] as const)),
    ];
    const request = { sort: { field: 'symbol', direction: 'asc' } as const, page: 1, pageSize: 100 };
    const fields = [...new Set<ScreenerFieldName>(['symbol', 'name', 'industry', ...named])];
    const [all, own] = await Promise.all([
      findCompanies(db, engine, fields, { filters: { ...filters, symbol }, beside, ...request }),
      findCompanies(db, engine, fields, { filters: { symbol }, ...request }),
    ]);
    const { Industries, Sectors } = filters;
    const isOther =
      (Industries ?? Sectors) !== undefined &&
      !(
        await findCompanies(db, engine, ['symbol'], {
          filters: { symbol, ...(Industries && { Industries }), ...(Sectors && { Sectors }) },
          ...request,
        })
      ).some((each) => each.symbol === symbol);
    const row = own.find((each) => each.symbol === symbol);
    if (!row) return unknownCompany(symbol);
    const rest = {
      date: null,
      source: { label: `RedStreet screener, ${symbol}`, href: companyPath(symbol), date: null },
    };
    return {
      symbol,
      missing: [],
      facts: [
        ...factOf(
          'passes',
          'Passes',
          all.some((each) => each.symbol === symbol) ? 'yes' : 'no',
          'text',
          rest,
        ),
        ...(await besideReasons(db, { symbol, industry: row.industry, beside }, rest)),
        ...(isOther
          ? [
              ...factOf('field', 'Field', 'industry', 'text', { ...rest, row: 'industry' }),
              ...factOf('own', 'Industry', row.industry, 'text', { ...rest, row: 'industry' }),
            ]
          : []),
        ...fieldReasons(row, { named, filters, cashFlowsUnder }, rest),
      ],
    };
  },
});

/** The filters that a company does not pass, each with its own value. */
function fieldReasons(
  row: StoredRow,
  {
    named,
    filters,
    cashFlowsUnder,
  }: { named: readonly ScreenerFieldName[]; filters: Filters; cashFlowsUnder: number | undefined },
  rest: Pick<Fact, 'date' | 'source'>,
): Fact[] {
  return named
    .filter(
      (field) =>
        (field === 'operating_cash_flow' && isDear(row, cashFlowsUnder)) ||
        (field in filters && !passes(row[field], filters[field as keyof typeof filters])),
    )
    .flatMap((field) => {
      const { label, kind } = screenerField(field) ?? { label: field, kind: 'text' };
      return [
        ...factOf('field', 'Field', label, 'text', { ...rest, row: field }),
        ...factOf('own', label, row[field], unitOfKind[kind] ?? 'text', { ...rest, row: field }),
      ];
    });
}

/** Whether the market value is more than so many times the cash from operations, or nobody knows. */
const isDear = (
  { market_cap: worth, operating_cash_flow: flow }: StoredRow,
  under: number | undefined,
): boolean =>
  under !== undefined &&
  !(typeof worth === 'number' && typeof flow === 'number' && flow > 0 && worth < under * flow);

/** Whether a value is one of a filter’s, or within one of its ranges. */
const passes = (value: string | number | null | undefined, wanted: unknown): boolean =>
  Array.isArray(wanted) &&
  wanted.some((each) => {
    if (typeof each !== 'object' || each === null)
      return String(value ?? '')
        .split(', ')
        .includes(String(each));
    const { min = -Infinity, max = Infinity } = each as { min?: number; max?: number };
    return typeof value === 'number' && value >= min && value < max;
  });

/** The columns that a list of matches needs: what it was asked with and narrowed by, as many as a phone shows. */
function columnsOf(
  filters: Filters,
  sortField: ScreenerFieldName,
  asked: readonly ScreenerFieldName[],
): ScreenerFieldName[] {
  const narrowed = Object.keys(filters).flatMap((name) => screenerField(name)?.name ?? []);
  const names = new Set<ScreenerFieldName>(['market_cap', sortField, ...asked, ...narrowed]);
  return [...names]
    .filter((name) => !['market', 'country', 'symbol', 'name', 'size'].includes(name))
    .slice(0, 5);
}
