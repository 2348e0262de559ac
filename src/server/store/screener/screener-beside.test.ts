import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { countCompanies, findCompanies } from './screener.ts';
import { type Beside, isForOne } from './screener-beside.ts';

const trial = { drug_name: null, status: null, date: null, completion: null, results_posted: null, last_update: null, raw_text_link: null, as_of: '2026-07-02' }; // prettier-ignore
const fact = { registered_on: null, registered_name: null, city: null, state_of_incorporation: null, fiscal_year_end: null, filer_categories: null, profile_on: null, website: null, employees: null, first_trade: null, index_on: null, indices: null }; // prettier-ignore
const event = { kind: 'Readout', subject: null, phase: null, outcome: null, outcome_date: null, raw_text_link: null, as_of: '2026-07-02', source: 'x' }; // prettier-ignore

forEachEngine('what narrows beside the filters of the screener', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    const { db } = store;
    await insertCompanies(db, [
      company('GUT', { market_cap: 100, operating_cash_flow: 30 }),
      company('LUNG', { market_cap: 100, operating_cash_flow: 10 }),
      company('LOSS', { market_cap: 100, operating_cash_flow: -10 }),
    ]);
    await db
      .insertInto('bio_phases')
      .values([
        { ...trial, id: 'a', symbol: 'GUT', stage: 'Phase 2', stage_group: 'Phase 2', condition: 'Crohn’s Disease' },
        { ...trial, id: 'b', symbol: 'LUNG', stage: 'Phase 3', stage_group: 'Phase 3', condition: "Colitis, Ulcerative; Crohn's" },
      ])
      .execute();
    await db.insertInto('company_facts').values([{ ...fact, symbol: 'GUT', place: 'Texas' }, { ...fact, symbol: 'LOSS', place: 'Ohio' }]).execute();
    await db.insertInto('catalysts').values([{ ...event, id: 'e', symbol: 'GUT', date: '2026-09-01', indication: "Crohn's Disease" }]).execute();
  }); // prettier-ignore
  afterAll(() => store.close());

  const found = async (beside: Beside): Promise<unknown[]> => {
    const sort = { field: 'symbol', direction: 'asc' } as const;
    const rows = await findCompanies(store.db, store.engine, ['symbol'], { filters: {}, beside, sort, page: 1, pageSize: 9 }); // prettier-ignore
    expect(await countCompanies(store.db, {}, beside)).toBe(rows.length);
    return rows.map(({ symbol }) => symbol);
  };

  it('is a trial for a disease, whatever its name’s order and marks, and its phase', async () => {
    expect(await found({ trialsFor: ['crohns'] })).toEqual(['GUT', 'LUNG']);
    expect(await found({ trialsFor: ['ulcerative colitis', 'gout'] })).toEqual(['LUNG']);
    expect(await found({ trialsFor: ['crohns'], trialPhases: ['Phase 2'] })).toEqual(['GUT']);
    expect(await found({ trialsFor: ['gout'] })).toEqual([]);
  });

  it('is a dated event for it, within days', async () => {
    const of = (from: string, to: string) => found({ trialsFor: ['crohns'], eventsWithin: { from, to } });
    expect(await of('2026-07-02', '2026-12-31')).toEqual(['GUT']);
    expect(await of('2026-09-02', '2026-12-31')).toEqual([]);
  });

  it('is the state of the headquarters, and the market value in cash flows; a loss has none', async () => {
    expect(await found({ states: ['Texas', 'Utah'] })).toEqual(['GUT']);
    expect(await found({ cashFlowsUnder: 5 })).toEqual(['GUT']);
    expect(await found({})).toEqual(['GUT', 'LOSS', 'LUNG']);
  });
});

it('finds a name by all words of one condition', () => {
  expect(isForOne('Metastatic Non-Small Cell Lung Cancer', ['gout', 'lung cancers'])).toBe(true);
  expect(isForOne('Lung Fibrosis', ['lung cancer'])).toBe(false);
  expect(isForOne(null, ['lung cancer'])).toBe(false);
});
