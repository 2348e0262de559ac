import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { CompanyFigures } from '#contract/company-figures.ts';
import type { Decision, Doubt, Sponsor } from '#contract/data-decision.ts';
import type { ErrorEnvelope } from '#contract/errors.ts';
import { migrate } from '#server/db/migrate.ts';
import { openSqlite, type OpenStore } from '#server/db/open.ts';
import { fillStore } from '#server/fill/seed.ts';
import { refillCompany } from '#server/fill/refill-company.ts';
import { openDesk } from '#tests/support/desk-app.ts';
import { isLong } from '#tests/support/long.ts';
import { openEmptyServerStore } from '#tests/support/postgres.ts';
import { writeSmallSeed } from '#tests/support/small-seed.ts';

const dir = mkdtempSync(join(tmpdir(), 'decisions-'));
const seedDir = mkdtempSync(join(tmpdir(), 'decisions-seed-'));
// It is filled ten times: no larger than what is decided here needs.
beforeAll(() => writeSmallSeed(seedDir, { companies: 150, rows: 100 }));
afterAll(() => {
  for (const each of [dir, seedDir]) rmSync(each, { recursive: true });
});

const serverDatabases = inject('serverDatabases');
const engines: [name: string, open: () => Promise<OpenStore>][] = [
  ['SQLite', () => Promise.resolve(openSqlite(join(dir, 'store.sqlite')))],
  ...(serverDatabases
    ? [['PostgreSQL', () => openEmptyServerStore(serverDatabases)] as [string, () => Promise<OpenStore>]]
    : []),
];

describe.each(engines)('what staff decide about the record, on %s', (_, open) => {
  let store: OpenStore;
  let symbol: string;
  let real: number;
  beforeAll(async () => {
    store = await open();
    await migrate(store.db);
    await fillStore(store, { seedDir, mode: 'real' });
    // A company whose published assets are said to be ten times those of its statements; a blank check’s would be of after its offering.
    const rows = await store.db
      .selectFrom('company_figures')
      .innerJoin('companies', 'companies.symbol', 'company_figures.symbol')
      .select(['company_figures.symbol', 'figures'])
      .where('company_type', '=', 'operating')
      .orderBy('company_figures.symbol')
      .execute();
    const found = rows.find(({ figures }) => {
      const { assets } = JSON.parse(figures) as CompanyFigures;
      return assets && assets.currency === 'USD' && assets.value > 1e7;
    });
    symbol = found?.symbol ?? '';
    real = (await figuresOf()).assets?.value ?? 0;
    const fundamentals = { assets: real * 10 };
    const { numUpdatedRows } = await store.db
      .updateTable('fundamentals')
      .set(fundamentals)
      .where('symbol', '=', symbol)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Error(`${symbol} has no published figures`);
    await refillCompany(store.db, store.engine, symbol);
  }, 120_000);
  afterAll(() => store.close());

  const call = <Body>(method: string, path: string, body?: unknown) =>
    openDesk(store, { refillFigures: (tx, of) => refillCompany(tx, store.engine, of) })<Body>(
      method,
      path,
      body,
    );
  const figuresOf = async () => {
    const row = await store.db
      .selectFrom('company_figures')
      .select('figures')
      .where('symbol', '=', symbol)
      .executeTakeFirstOrThrow();
    return JSON.parse(row.figures) as CompanyFigures;
  };
  const sectorOf = async () =>
    (
      await store.db
        .selectFrom('companies')
        .select('sector_name')
        .where('symbol', '=', symbol)
        .executeTakeFirstOrThrow()
    ).sector_name;
  /** Fills the store in place as after an update: what the program makes of the statements, or of the whole seed. */
  const refill = async (note: 'part_statements' | 'seed_version') => {
    // How an engine is filled again is known of both (refill.test.ts); what stands after it is the same rows.
    if (!isLong && store.engine === 'postgres') return;
    await store.db.updateTable('meta').set({ value: 'before' }).where('key', '=', note).execute();
    expect(await fillStore(store, { seedDir, mode: 'real' })).toBe(true);
  };
  const decideFigure = async (choice: string) => {
    const body = { symbol, figure: 'assets', choice, reason: 'Read in the report' };
    const answer = await call<Decision & ErrorEnvelope>('POST', '/tools/data/figures', body);
    expect(answer.body.error).toBeUndefined();
    return answer.body.id;
  };

  it('shows the figure of the source that was chosen, or none, until it is undone, whatever is filled', async () => {
    const { body } = await call<{ data: Doubt[] }>('GET', `/tools/data/doubts?symbol=${symbol}`);
    const doubt = body.data.find(({ figure, kind }) => figure === 'assets' && kind === 'headline');
    expect(doubt).toMatchObject({ decidable: true });
    const before = await figuresOf();
    const source = doubt?.found[0]?.source ?? '';
    await decideFigure(source);
    expect((await figuresOf()).assets).toMatchObject({ value: real, source });
    await refill('part_statements');
    expect((await figuresOf()).assets).toMatchObject({ value: real, source });
    const id = await decideFigure('hide');
    expect((await figuresOf()).assets).toBeNull();
    await refill('part_statements');
    expect((await figuresOf()).assets).toBeNull();
    const doubts = await store.db
      .selectFrom('figure_doubts')
      .select('decision')
      .where('symbol', '=', symbol)
      .execute();
    expect(doubts.map(({ decision }) => decision)).toContain('staff hid it: Read in the report');
    expect((await call('POST', `/tools/data/decisions/${id}/undo`)).status).toBe(200);
    expect(await figuresOf()).toEqual(before);
    expect((await call('POST', `/tools/data/decisions/${id}/undo`)).status).toBe(404);
  }, 120_000);

  it('gives a company another sector, and its stories; Crypto Assets is the list of who has that', async () => {
    const before = await sectorOf();
    const crypto = async () =>
      (await call<{ data: { symbol: string }[] }>('GET', '/tools/data/crypto')).body.data.map(
        (row) => row.symbol,
      );
    const body = { symbol, sector: 'Crypto Assets', reason: 'It mines coins' };
    const { body: decision } = await call<Decision>('POST', '/tools/data/sectors', body);
    expect([await sectorOf(), (await crypto()).includes(symbol)]).toEqual(['Crypto Assets', true]);
    await refill('seed_version');
    expect(await sectorOf()).toBe('Crypto Assets');
    const stories = await store.db
      .selectFrom('news')
      .select('sector_name')
      .distinct()
      .where('company_symbol', '=', symbol)
      .execute();
    expect(stories.every(({ sector_name }) => sector_name === 'Crypto Assets')).toBe(true);
    await call('POST', `/tools/data/decisions/${decision.id}/undo`);
    expect([await sectorOf(), (await crypto()).includes(symbol)]).toEqual([before, false]);
  }, 120_000);

  it('gives the trials of a sponsor to a company, or to none, until it is undone, whatever is filled', async () => {
    const trials = (of: string) =>
      store.db.selectFrom('bio_phases').select('id').where('symbol', '=', of).orderBy('id').execute();
    const phasesOf = async (of: string) => {
      const rows = store.db.selectFrom('company_phases').select('phase').where('symbol', '=', of);
      const { bio_phase_pipelines: text } = await store.db
        .selectFrom('companies')
        .select('bio_phase_pipelines')
        .where('symbol', '=', of)
        .executeTakeFirstOrThrow();
      const phases = (await rows.execute()).map(({ phase }) => phase);
      // The screener counts what the company's page says.
      expect(phases.toSorted()).toEqual(text === null ? [] : text.split(', ').toSorted());
      return phases;
    };
    const list = async () => (await call<{ data: Sponsor[] }>('GET', '/tools/data/sponsors')).body.data;
    const unknown = (await list()).find((each) => each.symbol === null && each.trials > 1);
    if (!unknown) throw new Error('every sponsor is a company');
    const { sponsor, trials: many } = unknown;
    const [before, phasesBefore] = [await trials(symbol), await phasesOf(symbol)];
    const decide = (body: object) =>
      call<Decision & ErrorEnvelope>('POST', '/tools/data/sponsors', { reason: 'Its subsidiary', ...body });

    // However it is written: as the record compares names.
    const given = await decide({ sponsor: `${sponsor.toUpperCase()}, Inc.`, symbol });
    expect(given.body).toMatchObject({ symbol, subject: 'sponsor', choice: sponsor, by: 'ann' });
    expect((await trials(symbol)).length).toBe(before.length + many);
    expect((await phasesOf(symbol)).length).toBeGreaterThan(0);
    // One that the record knows is taken from its company.
    const inSeed = await store.db.selectFrom('bio_phases').select('symbol').distinct().execute();
    const own = (await list()).find(({ record }) => inSeed.some((row) => row.symbol === record));
    if (!own) throw new Error('no sponsor is a company');
    const ofOwn = () => trials(own.record ?? '');
    const had = await ofOwn();
    expect((await decide({ sponsor: own.sponsor, symbol: null })).body).toMatchObject({ symbol: '' });
    await refill('seed_version');
    expect((await trials(symbol)).length).toBe(before.length + many);
    expect((await ofOwn()).length).toBe(had.length - own.trials);
    expect((await list()).find((each) => each.sponsor === sponsor)).toEqual({
      ...unknown,
      symbol,
      decided: true,
    });

    await decide({ sponsor, symbol: null });
    expect(await trials(symbol)).toEqual(before);
    expect(await phasesOf(symbol)).toEqual(phasesBefore);
    const standing = (await call<{ data: Decision[] }>('GET', '/tools/data/decisions')).body.data;
    for (const { id, undone_at, subject } of standing)
      if (undone_at === null && subject === 'sponsor')
        expect((await call('POST', `/tools/data/decisions/${id}/undo`)).status).toBe(200);
    expect(await ofOwn()).toEqual(had);
    expect((await list()).some(({ decided }) => decided)).toBe(false);

    expect((await decide({ sponsor: 'Nobody on record', symbol })).status).toBe(404);
    expect((await decide({ sponsor, symbol: 'NOPE' })).status).toBe(404);
    expect((await decide({ sponsor, symbol, reason: '' })).body.error.fields).toEqual({
      reason: 'Reason is required',
    });
  }, 180_000);

  it('needs a reason, a company and a source there are, and stands in the log with who', async () => {
    const post = (path: string, body: object) => call<ErrorEnvelope>('POST', path, body);
    const none = await post('/tools/data/sectors', { symbol, sector: 'Finance', reason: ' ' });
    expect([none.status, none.body.error.fields]).toEqual([400, { reason: 'Reason is required' }]);
    expect(
      (await post('/tools/data/sectors', { symbol: 'NOPE', sector: 'Finance', reason: 'x' })).status,
    ).toBe(404);
    const unknown = { symbol, figure: 'assets', choice: 'a rumour', reason: 'x' };
    expect((await post('/tools/data/figures', unknown)).status).toBe(404);
    const log = await call<{ data: { by: string; action: string }[] }>('GET', '/tools/log?kind=data');
    expect(log.body.data.map(({ by, action }) => `${by} ${action}`)).toContain('ann undone');
    const { data } = (await call<{ data: Decision[] }>('GET', '/tools/data/decisions')).body;
    expect(data.every(({ reason, undone_at }) => reason !== '' && undone_at !== null)).toBe(true);
  });
});
