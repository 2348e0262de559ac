import { expect, test } from 'vitest';
import { classifySecurity, filesAsFund } from './security.ts';

test.each([
  ['ABEO', 'Abeona Therapeutics Inc. Common Stock', 'common'],
  ['AACB', 'Artius II Acquisition Inc. Class A Ordinary Shares', 'common'],
  ['AMRN', 'Amarin Corporation plc', 'common'],
  ['PFBC', 'Preferred Bank Common Stock', 'common'],
  ['OBAI', 'Our Bond Inc. Common Stock', 'common'],
  ['CVI', 'CVR Energy Inc. Common Stock', 'common'],
  ['ADSE', 'ADS-TEC ENERGY PLC Ordinary Shares', 'common'],
  ['UE', 'Urban Edge Properties Common Shares of Beneficial Interest', 'common'],
  ['AACG', 'ATA Creativity Global American Depositary Shares', 'ads'],
  [
    'RLX',
    'RLX Technology Inc. American Depositary Shares each representing the right to receive one (1) Class A ordinary share',
    'ads',
  ],
  ['IRS', 'IRSA S.A. Global Depositary Shares (Each representing ten shares of Common Stock)', 'ads'],
  ['AB', 'AllianceBernstein Holding L.P. Units', 'unit'],
  ['DMLP', 'Dorchester Minerals L.P. Common Units Representing Limited Partnership Interests', 'unit'],
  ['VOC', 'VOC Energy Trust Units of Beneficial Interest', 'unit'],
])('%s (%s) is a share of the kind %s', (symbol, name, kind) => {
  expect(classifySecurity(symbol, name)).toEqual({ kind });
});

test.each([
  ['AACBR', 'Artius II Acquisition Inc. Rights', 'right'],
  ['GENVR', 'Gen Digital Inc. Contingent Value Rights', 'right'],
  ['AACIU', 'Armada Acquisition Corp. III Units', 'unit'],
  ['BLUWU', 'Blue Water Acquisition Corp. III Unit.', 'unit'],
  ['RAC-WS', 'Rithm Acquisition Corp.', 'warrant'],
  ['PSNYW', 'Polestar Automotive Holding UK PLC Class C-1 ADS (ADW)', 'warrant'],
  ['ABR^D', 'Arbor Realty Trust Inc.', 'preferred'],
  ['FCNCP', 'First Citizens BancShares Inc. Depositary Shares', 'preferred'],
  ['REGCP', 'Regency Centers Corporation 6.25% Series A Cumulative Redeemable Preferred Stock', 'preferred'],
  ['OXLCI', 'Oxford Lane Capital Corp. 8.75% Notes due 2030', 'debt'],
  [
    'ELC',
    'Entergy Louisiana Inc. Collateral Trust Mortgage Bonds 4.875 % Series due September 1 2066',
    'debt',
  ],
  ['TVC', 'Tennessee Valley Authority Common Stock', 'debt'],
  ['DDT', "Dillard's Capital Trust I", 'structured'],
  ['JBK', 'Lehman ABS 3.50 3.50% Adjustable Corp Backed Tr Certs GS Cap I', 'structured'],
  ['NIM', 'Nuveen Select Maturities Municipal Fund Common Stock', 'fund'],
])('%s (%s) is left out as %s', (symbol, name, excluded) => {
  expect(classifySecurity(symbol, name)).toEqual({ excluded });
});

test('a filer of fund reports is a fund, a business development company is not', () => {
  expect(filesAsFund(new Set(['NPORT-P', 'N-CEN']))).toBe(true);
  expect(filesAsFund(new Set(['N-2', '4']))).toBe(true);
  expect(filesAsFund(new Set(['N-2', '10-Q']))).toBe(false);
  expect(filesAsFund(new Set(['10-Q', 'N-PX']))).toBe(false);
});
