import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// What points at one, at others or at two of before is of what these were; whom it competes with and how these stand is one table.
it.each([
  ['BY', ['earnings last quarter', 'next date?'], 'next earnings report of Byline', 'Jul 23, 2026'],
  ['COLD', ['is the dividend safe', 'What was the last one paid?'], 'dividend', 'No dividend of Americold'],
  ['PHVS', ['what trials are in phase 3', 'and the status of the others?'], 'trials of Pharvaris', 'Seven trials'],
  ['UUUU', ['cash and debt', 'same for Denison', 'which has more revenue'], 'comparison of', '$65.9M'],
  ['LEDS', ['who are its peers, and which of them are profitable?'], 'comparison with peers', 'Net margin'],
  ['COLD', ['who are its peers and do they yield more?'], 'comparison with peers', 'dividend yield'],
])('of %s the last of %j is %s and says %s', async (symbol, questions, understood, said) => {
  const composed = await lastOf(symbol, ...questions);
  expect(composed.answer.understood).toContain(understood);
  expect(wordsIn(composed)).toContain(said);
}); // prettier-ignore

// A line after figures by quarter is told by quarter too; a move of two has the base of that of one; what was told is not held against what no table has.
it.each([
  ['IPGP', ['revenue by quarter last year', 'and gross profit?', 'and the gross margin, same periods'], 'gross margin', 'in the quarter to Sep 30, 2025'],
  ['WS', ['How has revenue gone quarter by quarter over the past year?', 'and net income?'], 'by quarter', 'in the quarter to Feb 28, 2026'],
  ['UPST', ['net income last quarter', 'is that better than last year?'], 'net income', 'in the quarter to Sep 30, 2025'],
  ['XOS', ['how is the stock doing this year', 'and versus FIGS?'], 'change of the prices', 'From Dec 31, 2025 to Jul 2, 2026: Xos **+49.7%'],
  ['AAP', ['how did the stock do in 2025', 'versus UPST?'], 'change of the prices', 'since Apr 23, 2025, before which none of its closes'],
  ['UPST', ['most recent filing', 'and the filing before that?', 'and the one before?'], 'filings of', 'of Nov 26, 2025: insider transaction'],
  ['DPRO', ['how far did it fall in the past month, and on what volume?'], 'volume', 'from Jun 2, 2026 to Jul 2, 2026.'],
  ['DPRO', ['how far did it fall in the past month, and on what volume?', 'was there news behind it?'], 'Jun 2, 2026 to Jul 2, 2026', 'on Jun 2, 2026 to'],
  ['IPGP', ['how did the price do in the last 3 months', 'was there news behind the move?'], 'Apr 2, 2026 to Jul 2, 2026', 'on Apr 2, 2026 to'],
  ['EYPT', ['newest 8-K', 'and the one before?'], 'current reports', 'of Nov 19, 2025'],
  ['EYPT', ['newest 8-K', 'and the one before?', 'and the one before that?'], 'current reports', 'of Nov 6, 2025'],
  ['HUMA', ['latest 10-Q', 'and the one before that?'], 'quarterly reports', 'No quarterly report of Humacyte is on record'],
  ['EP', ['insider trades', 'and the trade before that?'], 'Benjamin J. Marchive', 'One insider of Empire Petroleum'],
  ['CALM', ['how much is the dividend', 'is that more than last year?'], 'dividend', 'How the dividend changed over the years, or will, is not on record'],
  ['UPST', ['market cap', 'is that lower than a year ago?'], 'market value', '“lower” is not answered by what is on record of it'],
  ['ALMS', ['what trials does it have', 'and when did that trial start?'], 'trials', 'started is not on record'],
])('of %s the last of %j is %s and says %s', async (symbol, questions, understood, said) => {
  const composed = await lastOf(symbol, ...questions);
  expect(composed.answer.understood ?? wordsIn(composed)).toContain(understood);
  expect(wordsIn(composed)).toContain(said);
}); // prettier-ignore
