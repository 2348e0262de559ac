import { expect, test } from 'vitest';
import { bioPhaseGroups, bioPhaseOptions } from '#contract/bio-phase.ts';
import { orderedOptions, parsePhase } from './trial-phases.ts';

test.each([
  ['PHASE1', 'Phase 1', 'Phase 1', 'Phase 1'],
  ['EARLY_PHASE1', 'Early Phase 1', 'Phase 1', 'Phase 1'],
  ['phase-1b', 'Phase 1b', 'Phase 1b', 'Phase 1'],
  ['PHASE1/PHASE2', 'Phase 1/2', 'Phase 1/2', 'Phase 1'],
  ['phase 1/phase 2', 'Phase 1/2', 'Phase 1/2', 'Phase 1'],
  ['Phase 1/2', 'Phase 1/2', 'Phase 1/2', 'Phase 1'],
  ['phase-2a', 'Phase 2a', 'Phase 2a', 'Phase 2'],
  ['PHASE2,PHASE3', 'Phase 2/3', 'Phase 2/3', 'Phase 3'],
  ['phase 3', 'Phase 3', 'Phase 3', 'Phase 3'],
  ['phase-3b', 'Phase 3b', 'Phase 3', 'Phase 3'],
  ['PHASE4', 'Phase 4', 'Phase 4', 'Completed'],
  ['Approved', 'Approved', 'Approved', 'Completed'],
  ['failed', 'Failed', 'Failed', 'Failed'],
  ['SNDA', 'sNDA', 'sNDA', 'Regulatory'],
])('%s is read as %s, option %s, group %s', (raw, label, option, group) => {
  expect(parsePhase(raw)).toEqual({ label, option, group });
});

test.each(['', 'NA', 'N/A', 'Phase 5', 'phase', 'Phase 2 trial of X'])('%j is no phase', (raw) => {
  expect(parsePhase(raw)).toBeNull();
});

test('every option of the filter is a phase of a known group', () => {
  for (const option of bioPhaseOptions) {
    expect(parsePhase(option)?.option).toBe(option);
    expect(bioPhaseGroups).toContain(parsePhase(option)?.group);
  }
});

test('options are listed once, in order of development', () => {
  expect(orderedOptions(['Approved', 'Phase 3', 'Phase 1', 'Phase 3'])).toEqual([
    'Phase 1',
    'Phase 3',
    'Approved',
  ]);
});
