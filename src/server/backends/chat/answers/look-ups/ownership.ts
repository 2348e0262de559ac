import type { ManagerPosition, Ownership, ShortInterest, Stake } from '#contract/ownership.ts';
import { namesOfSources } from '#contract/source.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { readCompanyColumns } from '#server/store/companies/company-columns.ts';
import { findOwnership, findShortInterest } from '#server/store/filings/ownership.ts';
import { CompanyInput } from './inputs.ts';
import { publishedApart } from '#kit/company/short-float.ts';
import { type AnswerStore, defineLookUp, type Fact, factOf, nothing, unknownCompany } from './look-up.ts';

const page = (symbol: string, part: string): string => `${companyTabPath(symbol, 'ownership')}#${part}`;

/** Schedules over 5% that an answer looks at, newest first. */
const MOST_STAKES = 12;

/** Who holds a company. */
export const ownership = defineLookUp({
  name: 'ownership',
  description:
    'Float, insiders’ and institutions’ share, managers (13F) with changes, and stakes over 5% (13D, 13G) of a company.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const found = await findOwnership(db, symbol);
    if (!found) return unknownCompany(symbol);
    return {
      symbol,
      total: found.managers.length,
      missing: [],
      facts: [
        ...sharesHeld(found),
        ...found.managers.flatMap((held, i) => positionFacts(symbol, held, i)),
        ...found.stakes.slice(0, MOST_STAKES).flatMap((stake, i) => stakeFacts(symbol, stake, i)),
      ],
    };
  },
});

/** The parts that insiders and institutions hold, and the float. */
function sharesHeld({ symbol, owners, float, sharesOutstanding, sharesAsOf }: Ownership): Fact[] {
  const of = (date: string, ids: string) => ({
    date,
    source: { label: `Ownership, ${namesOfSources(ids)}`, href: page(symbol, 'holders'), date },
  });
  const held = owners && of(owners.asOf, owners.source);
  return [
    ...(owners && held
      ? [
          ...factOf('insiders_percent', 'Held by insiders', owners.insidersPercent, 'percent', held),
          ...factOf(
            'institutions_percent',
            'Held by institutions',
            owners.institutionsPercent,
            'percent',
            held,
          ),
        ]
      : []),
    ...(sharesAsOf === null
      ? []
      : factOf(
          'shares_counted',
          'Shares outstanding',
          sharesOutstanding,
          'shares',
          of(sharesAsOf, owners?.source ?? float?.source ?? ''),
        )),
    ...(float ? factOf('float', 'Float', float.floatShares, 'shares', of(float.asOf, float.source)) : []),
  ];
}

/** What one manager holds, by its 13F. */
function positionFacts(symbol: string, held: ManagerPosition, i: number): Fact[] {
  const source = {
    label: `13F, ${held.manager}`,
    href: held.raw_text_link ?? page(symbol, 'managers'),
    date: held.filedOn,
  };
  const rest = { date: held.reportDate ?? held.filedOn, row: `13f-${i}`, source };
  const counted = held.sharesComputed ? { ...rest, computed: true as const } : rest;
  const change = held.isNew ? 'text' : 'change';
  return [
    ...factOf('manager', 'Manager', held.manager, 'text', rest),
    ...factOf('manager_shares', 'Shares', held.shares, 'shares', counted),
    ...factOf('manager_percent', 'Of the company', held.percentOfCompany, 'percent', rest),
    ...factOf('manager_value', 'Value', held.value, 'usd', rest),
    ...factOf('manager_change', 'Since the quarter before', changeOf(held), change, {
      ...rest,
      computed: true,
    }),
  ];
}

/** A stake over 5%, by the schedule that was filed of it. */
function stakeFacts(symbol: string, stake: Stake, i: number): Fact[] {
  const source = {
    label: `Schedule ${stake.form}, ${stake.holder}`,
    href: stake.raw_text_link ?? page(symbol, 'stakes'),
    date: stake.filedOn,
  };
  const rest = { date: stake.filedOn, row: `stake-${i}`, source };
  return [
    ...factOf('stake_holder', 'Holder', stake.holder, 'text', rest),
    ...factOf('stake_form', 'Form', `Schedule ${stake.form}`, 'text', rest),
    ...factOf('stake_filed', 'Filed', stake.filedOn, 'date', rest),
  ];
}

const changeOf = ({
  isNew,
  shares,
  priorShares,
}: {
  isNew: boolean;
  shares: number | null;
  priorShares: number | null;
}) => {
  if (isNew) return 'New';
  return shares === null || !priorShares ? null : (shares / priorShares - 1) * 100;
};

/** What part of all shares is sold short, where the float is not known; of receipts the two count different things. */
async function partOfShares(
  db: AnswerStore['db'],
  symbol: string,
  { sharesShort, settlement, source: ids }: NonNullable<ShortInterest['settlements'][number]>,
): Promise<Fact[]> {
  const [found, columns] = await Promise.all([
    findOwnership(db, symbol),
    readCompanyColumns(db, symbol, ['security_kind']),
  ]);
  const { sharesOutstanding: count = null, sharesAsOf: day = null } = found ?? {};
  if (columns?.security_kind === 'ads' || !count || day === null) return [];
  const href = page(symbol, 'short-interest');
  const source = { label: `Short interest, ${namesOfSources(ids)}`, href, date: settlement };
  const counted = { label: `Shares of ${symbol}`, href: companyTabPath(symbol, 'marketdata'), date: day };
  return [
    ...factOf('shares_counted', 'Shares outstanding', count, 'shares', { date: day, source: counted }),
    ...factOf('percent_of_shares', 'Of shares outstanding', (sharesShort / count) * 100, 'percent', {
      date: settlement,
      source,
      computed: true,
    }),
  ];
}

/** Shares sold short, by settlement. */
export const shortInterest = defineLookUp({
  name: 'short_interest',
  description:
    'Shares of a company sold short, by settlement day: shares, change, percent of float, days to cover.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const found = await findShortInterest(db, symbol);
    if (!found) return unknownCompany(symbol);
    if (found.settlements.length === 0) return nothing(symbol, 'No short interest is on record.');
    const href = page(symbol, 'short-interest');
    const facts = found.settlements.flatMap((at) => {
      const source = { label: `Short interest, ${namesOfSources(at.source)}`, href, date: at.settlement };
      const rest = { date: at.settlement, row: at.settlement, source };
      return [
        ...factOf('shares_short', 'Shares short', at.sharesShort, 'shares', rest),
        ...factOf('short_change', 'Change', at.changePercent, 'change', rest),
        ...factOf('percent_of_float', 'Of float', at.percentOfFloat, 'percent', {
          ...rest,
          ...(at.floatComputed && { computed: true as const }),
        }),
        ...factOf(
          'published_percent',
          'Of float, as its source says',
          publishedApart(at.percentOfFloat, at.percentPublished)?.percent ?? null,
          'percent',
          rest,
        ),
        ...factOf('days_to_cover', 'Days to cover', at.daysToCover, 'days', {
          ...rest,
          ...(at.daysComputed && { computed: true as const }),
        }),
      ];
    });
    const [newest] = found.settlements;
    const highest = factOf('short_highest', 'Most shares short since 2021', found.highest, 'shares', {
      date: found.highestAsOf,
      source: {
        label: `Short interest, ${namesOfSources(newest?.source ?? '')}`,
        href,
        date: found.highestAsOf,
      },
    });
    const ofShares = newest && newest.percentOfFloat === null ? await partOfShares(db, symbol, newest) : [];
    return { symbol, facts: [...facts, ...highest, ...ofShares], missing: [] };
  },
});
