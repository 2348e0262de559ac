import { describe, expect, it } from 'vitest';
import { changeOf, trialBrief, type TrialFact } from './trials.ts';

const company = { symbol: 'ACME', name: 'Acme Therapeutics Inc.' };
const trial = (given: Partial<TrialFact> = {}): TrialFact => ({
  id: 'NCT00000001',
  stage: 'Phase 2',
  drug: null,
  condition: 'Glanzmann Thrombasthenia',
  status: 'Active, not recruiting',
  completion: '2026-06-01',
  url: 'https://clinicaltrials.gov/study/NCT00000001',
  ...given,
});
const brief = (given?: Partial<TrialFact>) => trialBrief(company, trial(given), '2026-07-02');

describe('a brief of a study', () => {
  it.each([
    [{}, 'Acme Therapeutics: Phase 2 study in Glanzmann Thrombasthenia is active, not recruiting'],
    [
      { condition: null, drug: '9-ING-41' },
      'Acme Therapeutics: Phase 2 study of 9-ING-41 is active, not recruiting',
    ],
    [
      { drug: 'ADCT-602', status: 'Terminated' },
      'Acme Therapeutics: Phase 2 study of ADCT-602 is ended early',
    ],
    [
      { status: 'Withdrawn' },
      'Acme Therapeutics: Phase 2 study in Glanzmann Thrombasthenia is withdrawn before it began',
    ],
    [
      {
        drug: 'VOR33',
        condition: 'Blasts 5 Percent or More of Bone Marrow Nucleated Cells',
        status: 'Completed',
      },
      'Acme Therapeutics: Phase 2 study of VOR33 is completed',
    ],
    [{ condition: null, status: null }, 'Acme Therapeutics: Phase 2 study on record'],
    [{ hasResults: true }, 'Acme Therapeutics posts results of a Phase 2 study in Glanzmann Thrombasthenia'],
  ])('of %o is “%s”', (given, title) => {
    expect(brief(given).title).toBe(title);
  });

  it('cuts a long list of conditions in its headline, and gives it whole below', () => {
    const condition = 'Diabetes Mellitus, Type 2, Hypertriglyceridemia, Non-Alcoholic Fatty Liver Disease';
    const { title, paragraphs } = brief({ condition });
    expect(title).toMatch(/Hypertriglyceridemia… is active/);
    expect(paragraphs).toEqual([
      `Conditions on record: ${condition}.`,
      'The completion date on record is Jun 1, 2026.',
    ]);
  });

  it('says nothing of what the registry leaves open, and leads to the registry', () => {
    const { paragraphs, summary, url } = brief({ condition: null, completion: null, status: null });
    expect(paragraphs).toEqual([]);
    expect(summary).not.toMatch(/null|undefined|status/);
    expect(summary).toContain('Jul 2, 2026');
    expect(url).toBe('https://clinicaltrials.gov/study/NCT00000001');
  });
});

it.each([
  [{ status: 'Terminated' }, 'state'],
  [{ status: 'Withdrawn', ended: null }, 'state'],
  [{ status: 'Recruiting' }, undefined],
  [{ status: 'Not yet recruiting', ended: null }, undefined],
  // It had ended long before: what changed is something else.
  [{ status: 'Terminated', ended: '2020-05-21' }, undefined],
  [{ status: 'Completed', ended: '2024-10-15', resultsPosted: '2026-06-28' }, 'results'],
  [{ status: 'Completed', ended: '2024-10-15', resultsPosted: '2026-01-28' }, undefined],
])('a change of the registry to %o is told as %s', (given, told) => {
  expect(changeOf({ ended: '2026-05-07', changed: '2026-06-30', resultsPosted: null, ...given })).toBe(told);
}); // prettier-ignore
