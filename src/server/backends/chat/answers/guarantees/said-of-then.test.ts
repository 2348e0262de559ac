import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// A part is of the day, the matter or the figure that stands before it, and no part is left out in silence.
it.each([
  ['CDXS', ['codexis price the day after the august report and how many shares traded'], ['$3.10', 'Aug 14, 2025', '**1.61M**[^3] shares were traded on Aug 13, 2025']],
  ['FEED', ['envue medical cash runway. and what was it at year end'], ['On Dec 31, 2025', '**1.8 quarters**']],
  ['GHRS', ['gh research: phase of lead drug, cash, burn per quarter'], ['**$10.9M**', 'It had **$280.7M**']],
  ['TCRX', ['net cash vs market value for tscan, bicycle and context'], ['“context” I cannot place']],
  ['LUCD', ['lucid diagnostics short % of float, and up or down from 3 months ago?'], ['what part of the float', 'Settlements before May 15, 2026 are not on record']],
  ['NPT', ['when did texxon ipo and at what price vs today'], ['IPO year on record is **2025**', 'At what price it was offered', '**$2.34**']],
  ['NINE', ['total debt & when does it mature'], ['**$347.9M**', '“when does it mature”']],
  ['HNI', ['whats hni trading at on forward earnings vs trailing'], ['Forward P/E of HNI was **10.3**', 'P/E of HNI is not on record']],
  ['ODD', ['why’d oddity tank', 'has it recovered any since'], ['**+21.4%**']],
  ['MDXG', ['is mimedx net cash positive', 'what share of market cap is that'], ['**23.3%**']],
  ['OMCL', ['omnicell free cash flow last 4 qtrs', 'best one?'], ['The highest free cash flow', '**$52.3M**']],
  ['BCYC', ['cash at year end'], ['**$628.1M**[^1] on Dec 31, 2025']],
])('of %s says all of the last of %j', async (symbol, questions, said) => {
  const words = wordsIn(await lastOf(symbol, ...questions));
  for (const each of said) expect(words).toContain(each);
}); // prettier-ignore

it.each([
  ['BIXI', ['has the bitcoin infrastructure spac found a target'], ['filings-traces']],
  ['ETOR', ['etoro pe ratio & revenue ttm', 'how does that compare to other brokers'], ['peers']],
  ['ATEN', ['a10 eps estimate next quarter and how many quarters in a row have they beaten'], ['estimates', 'earnings-beat']],
  ['BCYC', ['when is fiscal year end'], ['fiscal-year']],
])('of %s reads the last of %j as %j', async (symbol, questions, wanted) => {
  expect((await lastOf(symbol, ...questions)).kinds).toEqual(wanted);
}); // prettier-ignore
