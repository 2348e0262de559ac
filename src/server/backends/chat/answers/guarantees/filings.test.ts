import { expect, it } from 'vitest';
import { coverageOf } from '#server/store/filings/filings-coverage.ts';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

const SINGLE = 'of after that single ones alone, on Schedule 13D, Schedule 13G, S-1, 8-K and 424B4';

it.each([
  ['RLMD', 'Whats been filed since march', SINGLE],
  ['RLMD', 'recent filings', SINGLE],
  ['LTBR', 'lightbridge 424B5 filings', 'Filings on form 424B5, of whatever company, are on record of Oct 1, 2025 to Dec 31, 2025 alone.'],
  ['LTBR', 'latest 10-Q', 'Filings on form 10-Q, of whatever company, are on record of Oct 1, 2025 to Dec 31, 2025 alone.'],
  ['PHIO', '8-Ks in 2026', 'Filings on form 8-K, of whatever company, are on record of Oct 1, 2025 to Dec 31, 2025, and single ones since'],
])('says of which time filings are on record: %s "%s"', async (symbol, text, told) => {
  expect(wordsIn(await lastOf(symbol, text))).toContain(told);
}); // prettier-ignore

it('says nothing of that of a time of which all are', async () => {
  expect(wordsIn(await lastOf('RLMD', 'what did they file in november 2025'))).not.toContain('all forms');
});

it('offers the filing that comes nearest where none of a form or a time is on record', async () => {
  for (const text of ['lightbridge 424B5 filings', 'any offerings in 2026'])
    expect(wordsIn(await lastOf('LTBR', text))).toContain(
      'The nearest on record is S-3ASR[^1], filed Nov 28, 2025 (automatic shelf registration).',
    );
});

it('takes a month with few forms for one of which some alone are on record', () => {
  const month = (name: string, forms: readonly string[]) =>
    forms.map((form) => ({ month: name, form, count: 3, first: `${name}-02`, last: `${name}-27` }));
  const all = ['4', '8-K', '10-Q', '10-K', '424B5', 'S-3'];
  const found = coverageOf([
    ...month('2025-11', all),
    ...month('2025-12', all.slice(0, 5)),
    ...month('2026-06', ['8-K']),
  ]);
  expect(found.whole).toEqual({ from: '2025-11-02', to: '2025-12-27' });
  expect(found.since).toEqual(['8-K']);
  expect(found.byForm.get('8-K')).toEqual({ first: '2025-11-02', last: '2026-06-27' });
});

// Who may bid is not on record; what a bid leaves is looked for, in whatever words it is asked.
it.each([
  'any takeover rumours?',
  'was it ever taken over?',
  'Is anyone taking CNR over? rumours?',
  'any talk of being taken out',
  'is it a takeover target',
  'is CNR a buyout candidate',
])('looks for the filings of a bid: %s', async (question) => {
  expect((await lastOf('CNR', question)).kinds).toEqual(['filings-traces']);
});

it.each(['ipo price?', 'when did it IPO and at what price was it priced?'])(
  'tells the prospectus in which the price of an offering stands: %s',
  async (question) => {
    const { answer } = await lastOf('KEYY', question);
    expect(wordsIn({ answer })).toContain('The final prospectus of an offering is of **Jun 3, 2026**');
    expect(answer.sources.some(({ href }) => href.startsWith('https://www.sec.gov/'))).toBe(true);
  },
);

// Most that is asked of one day is its price; what was filed or written on it is not.
it.each(['what was filed on Nov 26, 2025', 'filings on Nov 26, 2025', 'any filings on Nov 26, 2025?'])(
  'tells what was filed on a day, and not its close: "%s"',
  async (question) => {
    const last = await lastOf('UPST', question);
    expect(last.kinds).toEqual(['filings']);
    expect(wordsIn(last)).toContain('One filing of Upstart Holdings is on record of that day');
  },
);
