import { expect, test } from 'vitest';
import { industryTitle, sicCodeRows } from './sic-codes.ts';

test.each([
  ['2834', 'PHARMACEUTICAL PREPARATIONS', 'Pharmaceutical preparations'],
  [
    '2836',
    'BIOLOGICAL PRODUCTS, (NO DISGNOSTIC SUBSTANCES)',
    'Biological products (no diagnostic substances)',
  ],
  [
    '3812',
    'SEARCH, DETECTION, NAVAGATION, GUIDANCE, AERONAUTICAL SYS',
    'Search, detection, navigation, guidance and aeronautical systems',
  ],
  ['1389', 'OIL & GAS FIELD SERVICES, NEC', 'Oil and gas field services, other'],
  [
    '5731',
    'RETAIL-RADIO, TV & CONSUMER ELECTRONICS STORES',
    'Retail: radio, TV and consumer electronics stores',
  ],
  ['7372', 'SERVICES-PREPACKAGED SOFTWARE', 'Prepackaged software'],
  [
    '3844',
    'X-RAY APPARATUS & TUBES & RELATED IRRADIATION APPARATUS',
    'X-ray apparatus and tubes and related irradiation apparatus',
  ],
])('%s %s is shown as %s', (sic, title, shown) => {
  expect(industryTitle(sic, title)).toBe(shown);
});

test('a row has its sector by the office and its major group', () => {
  const list = [
    { sic: '2834', office: 'Office of Life Sciences', industry_title: 'PHARMACEUTICAL PREPARATIONS' },
  ];
  expect(sicCodeRows(list)).toEqual([
    {
      sic: '2834',
      office: 'Life Sciences',
      title: 'Pharmaceutical preparations',
      sector_name: 'Life Sciences',
      subdivision: 'Chemicals and allied products',
    },
  ]);
});

test('the offices of the filers are newer than the list, and their codes are added to it', () => {
  const list = [{ sic: '3533', office: 'Office of Technology', industry_title: 'OIL & GAS FIELD MACHINERY' }];
  const offices = new Map([
    ['3533', 'Energy & Transportation'],
    ['0100', 'Industrial Applications and Services'],
  ]);
  expect(sicCodeRows(list, offices)).toMatchObject([
    { sic: '0100', title: 'Agricultural production: crops', sector_name: 'Industrial Applications' },
    { sic: '3533', office: 'Energy & Transportation', sector_name: 'Energy & Transportation' },
  ]);
});
