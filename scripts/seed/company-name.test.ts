import { expect, test } from 'vitest';
import { companyName } from './company-name.ts';

test.each([
  ['Abeona Therapeutics Inc. Common Stock', 'Abeona Therapeutics Inc.'],
  ['Akso Health Group ADS', 'Akso Health Group'],
  [
    'AMTD Digital Inc. American Depositary Shares (every five of which represent two Class A Ordinary Shares)',
    'AMTD Digital Inc.',
  ],
  ['Churchill Capital Corp XII Class A Ordinary Shares', 'Churchill Capital Corp. XII'],
  ['Central Garden & Pet Company Class A Common Stock Nonvoting', 'Central Garden & Pet Company'],
  ['EZCORP Inc. Class A Non Voting Common Stock', 'EZCORP Inc.'],
  ['Geo Group Inc (The) REIT', 'Geo Group Inc.'],
  ['MarineMax Inc.  (FL) Common Stock', 'MarineMax Inc.'],
  ['First BanCorp. New Common Stock', 'First BanCorp.'],
  [
    'Brasilagro Brazilian Agric Real Estate Co Sponsored ADR (Brazil)',
    'Brasilagro Brazilian Agric Real Estate Co.',
  ],
  ['Hess Midstream LP Class A Representing Limited Partner Interests', 'Hess Midstream LP'],
  ['VOC Energy Trust Units of Beneficial Interest', 'VOC Energy Trust'],
  ['RLJ Lodging Trust Common Shares of Beneficial Interest $0.01 par value', 'RLJ Lodging Trust'],
  ['ADS-TEC ENERGY PLC Ordinary Shares', 'ADS-TEC ENERGY PLC'],
  ['HUTCHMED (China) Limited American Depositary Shares', 'HUTCHMED (China) Limited'],
  ['Amarin Corporation plc', 'Amarin Corporation plc'],
  ['RH Common Stock', 'RH'],
  ['Cinemark Holdings Inc Cinemark Holdings Inc. Common Stock', 'Cinemark Holdings Inc.'],
  ['Commerce.com Inc. Series 1 Common Stock', 'Commerce.com Inc.'],
  ['D/B/A Centerspace Common Stock', 'Centerspace'],
  ['D/B/A Compass Diversified Holdings Shares of Beneficial Interest', 'Compass Diversified Holdings'],
])('%s is %s', (listed, name) => {
  expect(companyName(listed)).toBe(name);
});

test('a name is never empty', () => {
  expect(companyName('Common Stock')).toBe('Common Stock');
});
