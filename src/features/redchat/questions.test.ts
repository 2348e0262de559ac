import { expect, test } from 'vitest';
import { companyOf } from '#tests/fixtures/company.ts';
import { questionIds, questionOf, questions, questionsFor, readAsked, redchatHref } from './questions.ts';

test.each([
  ['Who bought shares in June?', 'insiders'],
  ['insider sales', 'insiders'],
  ['Did the CEO sell?', 'insiders'],
  ['how was revenue last quarter', 'results'],
  ['How long does the cash last?', 'results'],
  ['show me the 10-K', 'filings'],
  ['What was filed in December?', 'filings'],
  ['which funds own it', 'holders'],
  ['Is the drug in phase 3?', 'programmes'],
  ['Where is the 52-week high?', 'price'],
  ['what happened today', 'news'],
  ['What does the company do?', 'overview'],
])('%s asks about %s', (typed, id) => {
  expect(questionOf(typed)).toBe(id);
});

test.each(['xyzzy', '???', 'Wie geht es dir'])('%s is no question that the record answers', (typed) => {
  expect(questionOf(typed)).toBeNull();
});

test('every offered question, typed as it is written, means itself', () => {
  for (const id of questionIds) expect(questionOf(questions[id].text('ABEO'))).toBe(id);
});

test('programmes are offered only where a company has some', () => {
  expect(questionsFor(companyOf({ symbol: 'ABC', hasBioPhases: false }))).not.toContain('programmes');
  expect(questionsFor(companyOf({ symbol: 'ABC', hasBioPhases: true }))).toEqual(questionIds);
});

test('words go before a named question, and what is unknown is not asked', () => {
  const read = (query: string) => readAsked(new URLSearchParams(query));
  expect(read('ask=filings')).toEqual({ id: 'filings', typed: '' });
  expect(read('ask=filings&q=+who+sold%3F+')).toEqual({ id: 'insiders', typed: 'who sold?' });
  expect(read('q=xyzzy')).toEqual({ id: null, typed: 'xyzzy' });
  expect(read('ask=constructor')).toEqual({ id: 'overview', typed: '' });
  expect(read(`q=${'a'.repeat(999)}`).typed).toHaveLength(300);
});

test('an address keeps a symbol with its dot', () => {
  expect(redchatHref('BRK.B')).toBe('/redchat?symbol=BRK.B');
  expect(redchatHref('A&B', 'news')).toBe('/redchat?symbol=A%26B&ask=news');
});
