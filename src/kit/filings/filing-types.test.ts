import { expect, test } from 'vitest';
import { filingGroups } from '#contract/filing.ts';
import { describeForm, filingGroup, formInSentence, formName } from './filing-types.ts';

test.each([
  ['8-K', 'Current report'],
  ['8-K12B', 'Current report of a successor company'],
  ['SCHEDULE 13G/A', 'Passive stake over 5%, amended'],
  ['SC 13D', 'Active stake over 5%'],
  ['4', 'Insider transaction'],
  ['424B5', 'Prospectus'],
  ['NT 10-Q/A', 'Notice of a late quarterly report, amended'],
  ['def 14a', 'Proxy statement'],
  ['S-8 POS', 'Amendment to an employee plan registration'],
])('%s is described as "%s"', (form, words) => {
  expect(describeForm(form)).toBe(words);
});

test('a form that no one has described is a filing, and says so', () => {
  expect(describeForm('ZZ-99')).toBe('Filing');
  expect(describeForm('ZZ-99/A')).toBe('Filing, amended');
});

test('every form that a group names exactly has a description of its own', () => {
  const undescribed = filingGroups
    .flatMap((group) => group.forms)
    .filter((form) => describeForm(form).startsWith('Filing'));
  expect(undescribed).toEqual([]);
});

test('schedules are written as a name, other forms as the regulator writes them', () => {
  expect(formName('SCHEDULE 13D/A')).toBe('Schedule 13D/A');
  expect(formName('8-K')).toBe('8-K');
});

test('a form that is a bare number is called a form in a sentence', () => {
  expect(['4', '4/A', '144', 'D', '8-K', 'SCHEDULE 13G'].map(formInSentence)).toEqual([
    'form 4',
    'form 4/A',
    'form 144',
    'form D',
    '8-K',
    'Schedule 13G',
  ]);
});

test('groups are found by name in any case, and nothing else is a group', () => {
  expect(filingGroup('annual reports')?.forms).toContain('10-k');
  expect(filingGroup('10-K')).toBeUndefined();
});
