import { expect, it } from 'vitest';
import { countForm, formGroup, formsInWords } from './filing-groups.ts';

it.each([
  [['3', '4', '4/A', '5', '144'], 'insiders'],
  [['SCHEDULE 13G', 'SC 13D/A', 'SCHEDULE 13D/A'], 'stakes'],
  [['424B5', 'S-1/A', 'F-3', 'FWP'], 'offering'],
  [['DEF 14A', 'PRE 14A', 'DEFA14A'], 'proxy'],
  [['8-K', '8-K/A'], '8-K'],
])('%j are one group', (forms, slug) => {
  expect(new Set(forms.map((form) => formGroup(form).slug))).toEqual(new Set([slug]));
});

it('what others may have filed is never told as the company’s own', () => {
  for (const form of ['4', '144', 'SCHEDULE 13G', 'DFAN14A', '425', 'EFFECT', 'CORRESP'])
    expect([form, formGroup(form).ownForms]).toEqual([form, false]);
  for (const form of ['8-K', '10-Q', '6-K', '424B5', 'S-8'])
    expect([form, formGroup(form).ownForms]).toEqual([form, true]);
});

it.each([
  ['8-K', 1, 'an 8-K'],
  ['8-K', 2, 'two 8-Ks'],
  ['4', 1, 'a form 4'],
  ['4', 4, 'four forms 4'],
  ['SCHEDULE 13G', 2, 'two Schedule 13G filings'],
  ['S-3', 1, 'an S-3'],
])('%s, %i times, is “%s”', (form, count, words) => {
  expect(countForm(form, count)).toBe(words);
});

it('several forms are counted, most first', () => {
  expect(formsInWords(['144', '4', '4', '4'])).toBe('three forms 4 and a form 144');
});
