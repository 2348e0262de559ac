import type { BlankCheck, FormOnRecord } from '#contract/blank-check.ts';
import { keptQuery } from '#server/db/kept-query.ts';
import type { Db } from '#server/db/open.ts';

const FORMS = {
  prospectus: ['424B4'],
  merger: ['425', 'S-4', 'S-4/A', 'F-4', 'F-4/A', 'DEFM14A', 'PREM14A', 'DEFM14C', 'PREM14C'],
  report: ['10-Q', '10-Q/A', '10-K', '10-K/A', '20-F', '20-F/A'],
} as const;

const balancesOf = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('financial_periods')
    .select(['period_end', 'assets', 'cash', 'liabilities'])
    .where('symbol', '=', symbol)
    .where('kind', '=', 'quarter')
    .where('currency', '=', 'USD')
    .where('assets', 'is not', null)
    .orderBy('period_end', 'desc'),
);
const formsOf = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('filings')
    .select(['filing_type as form', 'filed_on', 'raw_text_link'])
    .where('symbol', '=', symbol)
    .where('filing_type', 'in', Object.values(FORMS).flat())
    .orderBy('filed_on', 'desc')
    .orderBy('accession_key', 'desc'),
);
const agreementsOf = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('filings')
    .select(['filing_type as form', 'filed_on', 'raw_text_link', 'items'])
    .where('symbol', '=', symbol)
    .where('filing_type', '=', '8-K')
    .where('items', 'is not', null)
    .orderBy('filed_on', 'desc')
    .orderBy('accession_key', 'desc'),
);
const stakesOf = keptQuery((db: Db, { symbol }: { symbol: string }) =>
  db
    .selectFrom('stakes')
    .select(['holder', 'form', 'filed_on', 'raw_text_link'])
    .where('symbol', '=', symbol)
    .orderBy('filed_on', 'desc')
    .orderBy('accession_key'),
);

const withoutItems = ({ form, filed_on, raw_text_link }: FormOnRecord): FormOnRecord => ({
  form,
  filed_on,
  raw_text_link,
});

/** What is on record of a blank check. Who sponsors it is told only where the holder of a stake has the word in its name. */
export async function readBlankCheck(db: Db, symbol: string): Promise<BlankCheck> {
  const [balances, forms, agreements, stakes] = await Promise.all([
    balancesOf(db, { symbol }),
    formsOf(db, { symbol }),
    agreementsOf(db, { symbol }),
    stakesOf(db, { symbol }),
  ]);
  const ofKind = (kind: keyof typeof FORMS): FormOnRecord[] =>
    forms.filter(({ form }) => (FORMS[kind] as readonly string[]).includes(form));
  const mergers = ofKind('merger');
  const agreement = agreements.find(({ items }) => items?.includes('1.01'));
  return {
    balances: balances.flatMap(({ assets, ...balance }) => (assets === null ? [] : { ...balance, assets })),
    prospectus: ofKind('prospectus')[0] ?? null,
    sponsor: stakes.find(({ holder }) => /\bsponsors?\b/i.test(holder)) ?? null,
    merger: mergers[0] ?? null,
    merger_forms: mergers.length,
    agreement: agreement ? withoutItems(agreement) : null,
    report: ofKind('report')[0] ?? null,
  };
}
