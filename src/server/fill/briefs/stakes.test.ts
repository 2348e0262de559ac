import { expect, test } from 'vitest';
import { stakeBrief, type StakeFact } from './stakes.ts';

const company = { symbol: 'ACME', name: 'Acme Robotics Inc.' };
const stake = (given: Partial<StakeFact> = {}): StakeFact => ({
  symbol: 'ACME',
  form: '13D',
  holder: 'Tang Capital Management',
  day: '2026-06-30',
  url: 'https://www.sec.gov/13d.txt',
  ...given,
});

test.each([
  [[{}], 'Tang Capital Management reports an active stake in Acme Robotics (13D)'],
  [[{}, { holder: 'RA Capital' }], 'Tang Capital Management and RA Capital report a 13D stake in Acme Robotics'],
  [[{}, { holder: 'B' }, { holder: 'C' }], 'Three holders report an active stake in Acme Robotics (13D)'],
  // What an amendment changed is not on record.
  [[{ form: '13D/A' }], undefined],
  [[{ form: '13D/A' }, { holder: 'RA Capital' }], 'RA Capital reports an active stake in Acme Robotics (13D)'],
])('%j is “%s”', (given, title) => {
  expect(stakeBrief(company, given.map(stake))?.title).toBe(title);
}); // prettier-ignore

test('amendments that follow are part of the story, which stays that of its day', () => {
  const brief = stakeBrief(company, [stake(), stake({ form: '13D/A', day: '2026-07-01' })]);
  expect(brief).toMatchObject({ publishedAt: '2026-06-30', category: '13D' });
  expect(brief?.summary).toMatch(/Jun 30, 2026.*Tang Capital Management holds over five percent/);
  expect(brief?.paragraphs.at(-1)).toBe('Further amendments came by Jul 1, 2026.');
  expect(brief?.covers).toContain('b-ACME-20260701-stakes');
});
