import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// A yes or no that is asked for gets its no, and "not on record" is said of nothing that another wording of the question gives.
it.each([
  ['IMNM', ["Any FDA decision date set for Immunome's lead drug?"], ['No decision date of the FDA is on record for the drugs of Immunome.'], []],
  ['VRM', ['Did Vroom go bankrupt, and when did it come back to the market?'], ['No filing of Vroom that a bankruptcy leaves is on record', 'first day of trading'], ['lasts']],
  ['RRGB', ["How has Red Robin's debt changed over the last two years?"], ['$170.2M', '$189.1M'], ['No other']],
  ['IEP', ['What does IEP yield and has the payout been cut?'], ['$2.00', 'over 25% of the price'], ['What a year pays']],
  ['SUPV', ['How many ordinary shares is one ADS of Supervielle?'], ['stands for **5**'], ['in no table']],
  ['DXF', ['whats an ADS and how many shares is one here'], ['An **ADS** stands for', 'stands for **60,000**'], ['outstanding']],
  ['HKD', ['ads ratio'], ['depositary receipts of AMTD Digital stand for **2**'], []],
  ['TCRX', ['how many shares does one ADS represent'], ['in no table of this record'], []],
])('of %s the last of %j says %j and nothing of %j', async (symbol, questions, said, unsaid) => {
  const words = wordsIn(await lastOf(symbol, ...questions));
  for (const each of said) expect(words).toContain(each);
  for (const each of unsaid) expect(words).not.toContain(each);
}); // prettier-ignore
