import { afterAll, beforeAll, expect, test } from 'vitest';
import { BioPhaseListSchema, bioPhaseGroups } from '#contract/bio-phase.ts';
import { CompanySchema } from '#contract/company.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { forEachEngine } from '#tests/support/store.ts';

const phase = (
  id: string,
  given: { symbol?: string; stage?: string; group?: string; date?: string | null; status?: string },
) => ({
  id,
  symbol: given.symbol ?? 'ABC',
  stage: given.stage ?? 'Phase 2',
  stage_group: given.group ?? 'Phase 2',
  drug_name: `drug ${id}`,
  condition: null,
  status: given.status ?? 'Recruiting',
  date: given.date === undefined ? '2026-01-01' : given.date,
  raw_text_link: `https://clinicaltrials.gov/study/${id}`,
});

const rows = [
  phase('N1', { date: null }),
  phase('N2', { date: '2025-05-01', stage: 'Phase 2b' }),
  phase('N3', { date: '2027-05-01', stage: 'Phase 3', group: 'Phase 3' }),
  phase('N4', { date: '2026-05-01', stage: 'NDA', group: 'Regulatory' }),
  phase('N5', { symbol: 'XYZ' }),
  phase('O1', { symbol: 'OLD', date: null, status: 'Completed', stage: 'Phase 3', group: 'Phase 3' }),
  phase('O2', { symbol: 'OLD', date: null }),
  phase('O3', { symbol: 'OLD', date: null }),
  phase('O4', { symbol: 'OLD', date: null, status: 'Terminated' }),
];

forEachEngine('GET /bio', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [company('ABC'), company('XYZ'), company('OLD'), company('NIL')]);
    await store.db.insertInto('bio_phases').values(rows).execute();
    app = openDataApp(store);
  });
  afterAll(() => store.close());

  const ask = async (path: string) => {
    const { status, body } = await app.get(path);
    expect(status).toBe(200);
    return BioPhaseListSchema.parse(body);
  };
  const ids = async (path: string) => (await ask(path)).data.map(({ id }) => id);

  test('a later phase comes first, then the latest date, and unknown dates last', async () => {
    expect(await ids('/bio/ABC')).toEqual(['N4', 'N3', 'N2', 'N1']);
  });

  test('what goes on comes before what is over, and the newest registered first where no day is known', async () => {
    expect(await ids('/bio/OLD')).toEqual(['O3', 'O2', 'O1', 'O4']);
  });

  test('a programme has its phase as filed, its group and the registry’s status', async () => {
    expect((await ask('/bio/abc')).data[2]).toEqual({
      id: 'N2',
      as_of: null,
      company_symbol: 'ABC',
      stage: 'Phase 2b',
      group: 'Phase 2',
      drug_name: 'drug N2',
      condition: null,
      status: 'Recruiting',
      date: '2025-05-01',
      raw_text_link: 'https://clinicaltrials.gov/study/N2',
    });
  });

  test('the groups part the programmes: each is in exactly one', async () => {
    const lists = await Promise.all(
      bioPhaseGroups.map((group) => ids(`/bio/ABC?group=${encodeURIComponent(group)}`)),
    );
    expect(lists.flat().sort()).toEqual(['N1', 'N2', 'N3', 'N4']);
    expect(await ids('/bio/ABC?group=Regulatory')).toEqual(['N4']);
  });

  test('pages neither overlap nor leave a gap', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ask(`/bio/ABC?pageSize=2&page=${page}`)));
    expect(pages.map(({ data }) => data.map(({ id }) => id))).toEqual([['N4', 'N3'], ['N2', 'N1'], []]);
    expect(pages.map(({ total, page, pageSize }) => [total, page, pageSize])).toEqual([
      [4, 1, 2],
      [4, 2, 2],
      [4, 3, 2],
    ]);
  });

  test('a company without programmes is an empty list, an unknown symbol is 404, a wrong group is 400', async () => {
    expect(await ids('/bio/NIL')).toEqual([]);
    expect((await app.get('/bio/NOPE')).status).toBe(404);
    expect((await app.get('/bio/ABC?group=Phase%209')).status).toBe(400);
  });

  test('a company says whether it has programmes', async () => {
    const has = async (symbol: string) =>
      CompanySchema.parse((await app.get(`/stock/details/${symbol}`)).body).hasBioPhases;
    expect([await has('ABC'), await has('NIL')]).toEqual([true, false]);
  });
});
