import { expect, it } from 'vitest';
import { bioPhaseOptions } from '#contract/bio-phase.ts';
import { listOptionsOf } from './filter-lists.ts';

it('offers what occurs, each once, the named markets and the home country first, the rest by name', () => {
  expect(listOptionsOf('market', ['OTC', 'NYSE American', 'NASDAQ', 'NYSE', 'NASDAQ'])).toEqual([
    'NASDAQ',
    'NYSE',
    'NYSE American',
    'OTC',
  ]);
  expect(listOptionsOf('country', ['Israel', 'Côte d’Ivoire', 'US', 'Cyprus'])).toEqual([
    'US',
    'Côte d’Ivoire',
    'Cyprus',
    'Israel',
  ]);
});

it('offers every specified phase, whichever occur', () => {
  expect(listOptionsOf('bioPhasePipelines', ['Phase 2'])).toEqual([...bioPhaseOptions]);
});
