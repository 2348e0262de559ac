import { expect, test } from 'vitest';
import { sponsorMatcher } from './sponsors.ts';
import { pipelines } from '#kit/trials/trial-phases.ts';
import { bioPhaseRows, sponsorTrialRows, type Trial } from './trials.ts';

const members = [
  { symbol: 'VRDN', name: 'Viridian Therapeutics Inc.', cik: 1 },
  { symbol: 'VYGR', name: 'Voyager Therapeutics Inc.', cik: 2 },
  { symbol: 'AAPG', name: 'Ascentage Pharma Group International', cik: 3 },
];
const match = sponsorMatcher(members, { 'Ascentage Pharma Group Inc.': 'AAPG' });

test.each([
  ['Viridian Therapeutics, Inc.', 'VRDN'],
  ['VIRIDIAN THERAPEUTICS', 'VRDN'],
  ['Ascentage Pharma Group Inc.', 'AAPG'],
  ['Viridian Therapies', undefined],
  ['University of Viridian Therapeutics', undefined],
  ['', undefined],
])('the sponsor %j is %s', (sponsor, symbol) => {
  expect(match(sponsor)).toBe(symbol);
});

test('a name that two companies share matches neither', () => {
  const twins = sponsorMatcher(
    [...members, { symbol: 'VRDX', name: 'Viridian Therapeutics Ltd.', cik: 4 }],
    {},
  );
  expect(twins('Viridian Therapeutics')).toBeUndefined();
});

const trial = (over: Partial<Trial>): Trial => ({
  nct: 'NCT01',
  ticker: null,
  sponsor: 'Viridian Therapeutics',
  phase: 'PHASE2,PHASE3',
  status: 'ACTIVE_NOT_RECRUITING',
  date: '2026-04-01',
  condition: 'Thyroid Eye Disease',
  drugs: [],
  ...over,
});
const symbols = new Set(['VRDN', 'VYGR']);

test('a trial of a known sponsor is a row with its phase, status and link', () => {
  expect(bioPhaseRows([trial({ drugs: ['A', 'B'] })], symbols, match)).toEqual([
    {
      id: 'NCT01-VRDN',
      symbol: 'VRDN',
      stage: 'Phase 2/3',
      stage_group: 'Phase 3',
      drug_name: 'A, B',
      condition: 'Thyroid Eye Disease',
      status: 'Active, not recruiting',
      date: '2026-04-01',
      completion: null,
      results_posted: null,
      last_update: null,
      as_of: '2026-01-31',
      raw_text_link: 'https://clinicaltrials.gov/study/NCT01',
    },
  ]);
});

test('unknown sponsors, companies outside the universe and labels that are no phase are left out', () => {
  const others = [trial({ sponsor: 'PATH' }), trial({ ticker: 'MRK' }), trial({ phase: 'NA' })];
  expect(bioPhaseRows(others, symbols, match)).toEqual([]);
});

test('a placeholder date is unknown', () => {
  expect(bioPhaseRows([trial({ date: '2099-12-31' })], symbols, match)[0]?.date).toBeNull();
});

test('a withdrawn trial is listed but is no pipeline', () => {
  const rows = bioPhaseRows(
    [trial({}), trial({ nct: 'NCT02', phase: 'PHASE1', status: 'WITHDRAWN' })],
    symbols,
    match,
  );
  expect(rows).toHaveLength(2);
  expect(pipelines(rows)).toEqual(new Map([['VRDN', ['Phase 2/3']]]));
});

test('a trial that its sponsor alone tells of is kept with whom the name means, or with nobody', () => {
  const byTicker = bioPhaseRows([trial({ nct: 'NCT04', ticker: 'VYGR' })], symbols, match);
  const rows = sponsorTrialRows(
    [
      trial({}),
      trial({ nct: 'NCT02', sponsor: 'PATH' }),
      trial({ nct: 'NCT03', ticker: 'VYGR' }),
      trial({ nct: 'NCT04' }),
      trial({ nct: 'NCT05', phase: 'NA' }),
      trial({ nct: 'NCT06', sponsor: 'Ascentage Pharma Group Inc.' }),
    ],
    symbols,
    match,
    byTicker,
  );
  expect(rows.map(({ nct, sponsor, matched }) => [nct, sponsor, matched])).toEqual([
    ['NCT01', 'Viridian Therapeutics', 'VRDN'],
    ['NCT02', 'PATH', null],
    // The company is none of ours.
    ['NCT06', 'Ascentage Pharma Group Inc.', null],
  ]);
  expect(rows[0]).toMatchObject({ stage: 'Phase 2/3', stage_group: 'Phase 3', date: '2026-04-01' });
});
