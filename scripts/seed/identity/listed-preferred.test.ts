import { expect, test } from 'vitest';
import { listedPreferred } from './listed-preferred.ts';

const members = [
  { symbol: 'CHMI', cik: 1571776 },
  { symbol: 'LBRDA', cik: 1611983 },
  { symbol: 'LBRDK', cik: 1611983 },
  { symbol: 'PBI', cik: 78814 },
  { symbol: 'AIRT', cik: 353184 },
];
const ciks = new Map([
  ['LBRDP', 1611983],
  ['AIRTP', 353184],
  ['PBI-PB', 78814],
]);
const preferredOf = (...rows: [symbol: string, listedName: string][]) =>
  Object.fromEntries(
    listedPreferred(
      rows.map(([symbol, listedName]) => ({ symbol, listedName })),
      members,
      ciks,
    ),
  );

test('preferred shares of a list are of the company with their CIK, or with the ticker before the sign of a series', () => {
  expect(
    preferredOf(
      ['CHMI^B', 'Cherry Hill Mortgage Investment Corporation 8.250% Series B Preferred Stock'],
      ['CHMI^A', 'Cherry Hill Mortgage Investment Corporation 8.20% Series A Preferred Stock'],
      ['LBRDP', 'Liberty Broadband Corporation Series A Cumulative Redeemable Preferred Stock'],
      ['ZION^Z', 'Zed Inc. 5% Series Z Preferred Stock'],
    ),
  ).toEqual({ CHMI: ['CHMI-PA', 'CHMI-PB'], LBRDA: ['LBRDP'], LBRDK: ['LBRDP'] });
});

test('notes and securities of a trust, which are owed, are none', () => {
  expect(
    preferredOf(
      ['PBI^B', 'Pitney Bowes Inc 6.70% Notes Due 2043'],
      ['AIRTP', 'Air T Inc. Air T Funding Alpha Income Trust Preferred Securities'],
      ['CHMI', 'Cherry Hill Mortgage Investment Corporation Common Stock'],
    ),
  ).toEqual({});
});
