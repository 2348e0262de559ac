import { expect, test } from 'vitest';
import { formerNameWords } from './former-name.ts';

test.each([
  ['PLASMATECH BIOPHARMACEUTICALS INC', 'Plasmatech Biopharmaceuticals Inc.'],
  ['NEW YORK MORTGAGE TRUST, INC.', 'New York Mortgage Trust, Inc.'],
  ['BANK OF THE JAMES FINANCIAL GROUP INC', 'Bank of the James Financial Group Inc.'],
  ['CROFF OIL CO', 'Croff Oil Co.'],
  ['AFH ACQUISITION X, INC.', 'AFH Acquisition X, Inc.'],
  ['JENA ACQUISITION CORP II', 'Jena Acquisition Corp. II'],
  ['ORIGINAL BEVERAGE CORP /', 'Original Beverage Corp.'],
  ['ROBERT HALF INTERNATIONAL INC /DE/', 'Robert Half International Inc.'],
  ["DENNY'S CORP", "Denny's Corp."],
  ['1ST COMMUNITY BANCORP INC', '1st Community Bancorp Inc.'],
  ['IHOP CORP', 'IHOP Corp.'],
])('%s, which the records keep in capitals, is read as %s', (kept, read) => {
  expect(formerNameWords(kept)).toBe(read);
});

test.each(['WORK Medical Technology LTD', 'Access Pharmaceuticals Inc', 'iSTAR Inc.'])(
  '%s, which is not all in capitals, stays as it is',
  (name) => {
    expect(formerNameWords(name)).toBe(name);
  },
);
