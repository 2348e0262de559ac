import { expect, test } from 'vitest';
import { receiptRatio, receiptRatioWords } from './receipt-ratio.ts';

test.each([
  ['Grupo Supervielle S.A. American Depositary Shares each Representing five Class B shares', '1 for 5 Class B shares'],
  ['Eason Technology Limited American Depositary Shares (each representing sixty-thousand (60000) Ordinary Shares)', '1 for 60,000 Ordinary Shares'],
  ['CNFinance Holdings Limited American Depositary Shares each representing two hundred (200) Ordinary Shares', '1 for 200 Ordinary Shares'],
  ['AMTD Digital Inc. American Depositary Shares (every five of which represent two Class A Ordinary Shares)', '5 for 2 Class A Ordinary Shares'],
  ['Dingdong (Cayman) Limited American Depositary Shares (each two representing three Ordinary Shares)', '2 for 3 Ordinary Shares'],
  ['IRSA S.A. Global Depositary Shares (Each representing ten shares of Common Stock)', '1 for 10 shares of Common Stock'],
  ['UP Fintech Holding Ltd American Depositary Share representing fifteen Class A Ordinary Shares', '1 for 15 Class A Ordinary Shares'],
  ['Pharming Group N.V. ADS each representing 10 ordinary shares', '1 for 10 ordinary shares'],
  ['Sunlands Technology Group American Depositary Shares representing Class A ordinary shares', undefined],
  ['Black Stone Minerals L.P. Common units representing limited partner interests', undefined],
  ['Some Bank Depositary Shares each representing a 1/40th interest in a share of Preferred Stock', undefined],
])('of %j the receipts stand %s', (name, words) => {
  const ratio = receiptRatio(name);
  expect(ratio && receiptRatioWords(ratio)).toBe(words);
}); // prettier-ignore
