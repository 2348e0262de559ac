import { expect, it } from 'vitest';
import { openChat } from '#tests/support/chat.ts';
import { textOf } from '../../../../../../scripts/chat/verdict.ts';

const { lastOf } = openChat();
const saidOf = async (symbol: string, question: string): Promise<string> =>
  textOf((await lastOf(symbol, question)).answer).replaceAll(/\[\^\d+\]|\*\*/g, '');

// What no year has on record its quarters may have; what a later headline lacks an older row has.
it.each([
  ['FNKO', 'has revenue fallen every year since 2022?', 'Of revenue no whole fiscal year with the quarter to Sep 2024, Sep 2023 or Sep 2022 is on record, but three quarters of each are. What the quarters to Mar, Jun and Sep of each year came to:'],
  ['FNKO', 'has revenue fallen every year since 2022?', 'Revenue | $635.1M | $756.1M | $804.9M | $989.7M\nOver a year | −16.0% | −6.1% | −18.7%'],
  ['PARR', 'revenue and net income by year', 'Net income | $369.5M | −$33.3M | $728.6M'],
  ['PARR', 'revenue over the last 5 years', 'Of revenue no whole fiscal year with the quarter to Sep 2022 or Sep 2021 is on record, but three quarters of each are.'],
  // Its fiscal years end around the new year: they are told by the quarters that are on record.
  ['JBI', 'gross profit each year since 2022', 'What the quarters to Mar, Jun and Sep of each year came to:'],
  ['PAHC', 'ebitda margin', 'That is 15.6% of the revenue of the same months, $1.46B.'],
])('of %s finds for "%s" what another row has', async (symbol, question, said) => {
  expect(await saidOf(symbol, question)).toContain(said);
}); // prettier-ignore

// The days before a move are told with it, and that no reason of it is on record.
it.each([
  ['SURG', 'why did it rip 38% on the last day', 'Jul 1, 2026 | $0.4149 | +14.9% | 70.68M | SurgePays rises 14.93% to $0.4149, with $29.33M traded'],
  ['JZ', 'why is it down', 'other sessions of Jianzhi Education Technology Group moved the price by about a tenth or more, the largest +326% on Jun 1, 2026.'],
  ['RFL', 'why did it tank', 'Jun 29, 2026 | $3.16 | +14.5% | 328,095 | Rafael Holdings rises 14.49%'],
  ['RFL', 'why did it tank', 'Beside the price nothing of Jun 29, 2026 to Jul 2, 2026 is on record: no filing, report, insider’s trade or other news. Why it moved the record does not say.'],
])('of %s tells for "%s" what the days before it brought', async (symbol, question, said) => {
  const text = await saidOf(symbol, question);
  expect(text).toContain(said);
  expect(text).not.toContain('The last thing on record before: ');
}); // prettier-ignore

// The last step of an answer, and how far the record reaches.
it.each([
  ['ZIM', 'did it pay a dividend this year', 'by a record of Jan 24, 2026. After it an ex-date of Dec 1, 2025 is on record. None of Jan 1, 2026 to Jul 2, 2026 is on record; whether one was paid after Jan 24, 2026 this record does not know.'],
  ['EVMN', 'when is the next data readout', 'The newest on record: Readout of EVO756 (CSU, Phase 2), which was expected by Jun 30, 2026, as known on Jun 28, 2026; its outcome is not on record.'],
  ['NAVI', 'how many shares has it bought back over the last five years', 'when it had 167.84M: 72.75M fewer. That is net: how many were bought back and how many issued is not on record.'],
  ['SSTK', 'What about dilution?', 'a year, compounded. That is net: how many were bought back and how many issued is not on record.'],
  ['PNRG', 'how many shares did they buy back', '−4.8% over a year. That is net: how many were bought back and how many issued is not on record.'],
  ['SCYX', 'what is the latest 8-K about', 'What it is about is not on record, nor are its items'],
  ['BBSI', 'what do analysts expect for the current quarter', 'is not on record. Of the whole fiscal year to Dec 31, 2026 they expect adjusted EPS of $1.88'],
  ['BBSI', 'were the estimates raised or cut lately', 'Of the next fiscal year it was $2.15, $2.22 90 days before, so it went down: −3.3%.'],
  ['EDIT', 'short interest as % of float', 'It is not on record what part of the float that is. Of all shares outstanding, 153.46M on Jun 27, 2026, that is 12.0%.'],
])('of %s says to "%s" the last step and the limits', async (symbol, question, said) => {
  expect(await saidOf(symbol, question)).toContain(said);
}); // prettier-ignore

it('says a figure that two questions share once', async () => {
  const text = await saidOf('EDIT', 'short interest of the float and days to cover');
  expect(text.split('shares of Editas Medicine were sold short')).toHaveLength(2);
});

// What lies beside what is asked, where that itself is on no record.
it.each([
  ['PBYI', 'fcf last yr and fcf yield', 'Nearest to it is cash from operations, from which capital spending is still to be taken: $41.8M in the fiscal year to Dec 31, 2025.'],
  ['IDN', '200 day ma', 'The average of the last 200 closes of Intellicheck was $5.73, as of Jul 2, 2026. The last price is under its average of 200 sessions'],
  ['SSEA', 'how much is in SSEA\u2019s trust and have they found a target', 'Starry Sea Acquisition had total assets of $58.4M on Sep 30, 2025, most of which is its trust, as a rule'],
  ['PACH', 'whats in trust and when is the deadline of the spac', 'Pioneer Acquisition I had $256.0M other than cash on Sep 30, 2025, which is its trust, as a rule'],
  ['PACH', 'whats in trust and when is the deadline of the spac', 'By when it has to merge, or give the money back, is in no table of this record.'],
  ['ABOS', 'what\u2019s sabirnetug', 'What it is made of and how it works is in no table of this record, only its trials and dated events.\nOf one other trial of Acumen Pharmaceuticals no drug is on record, so it may be of this one too: Phase 2, Alzheimer Disease, active, not recruiting.'],
  ['CBNK', 'NIM and efficiency ratio', '“NIM” and “efficiency ratio” are not in this record.'],
  ['CBNK', 'efficiency ratio', 'The nearest on record, which is not what was asked: Return on assets'],
  ['ACHC', 'total return over the past 12 months vs the Russell 2000', 'dividends are not counted in it, and no total return is on record. The line of all small caps is of sixty sessions: from the close of Apr 7, 2026 to that of Jul 2, 2026'],
  ['ZIM', 'any headlines on hapag lloyd', 'headlines on record of ZIM Integrated Shipping Services names “hapag” or “lloyd”'],
])('of %s tells for "%s" what is nearest, and what is not on record', async (symbol, question, said) => {
  expect(await saidOf(symbol, question)).toContain(said);
}); // prettier-ignore

it('says of a list that nobody is on whose figure is not known, and who comes nearest', async () => {
  const text = textOf(
    (await lastOf(null, 'screen for profitable biotechs under $500m mkt cap with no debt')).answer,
  );
  expect(text).toContain('Debt is on record of 19 of the 22 companies that pass the rest');
  expect(text).toContain('Of those that pass all else, these have the lowest Debt:');
  expect(text).toContain('SIGA Technologies Inc. | SIGA');
});
