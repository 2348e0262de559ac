import { expect, test } from 'vitest';
import { companyOf } from '#tests/fixtures/company.ts';
import { companyFacts, siteFacts } from './facts.ts';

const quoted = companyOf({
  symbol: 'ABEO',
  name: 'Abeona Therapeutics Inc.',
  market: 'NASDAQ',
  last_sale: 6.4,
  change_pre: -5.785,
  quote_date: '2026-07-02',
});

test('a picture says name, listing, price with its day, and the size of the change', () => {
  expect(companyFacts(quoted, [5, 6], 'RedStreet')).toEqual({
    siteName: 'RedStreet',
    kicker: 'NASDAQ · ABEO',
    title: 'Abeona Therapeutics Inc.',
    figure: '$6.40',
    change: { text: '5.79%', direction: 'down' },
    note: 'Close of Jul 2, 2026, with the six months before',
    closes: [5, 6],
    isSample: false,
  });
});

test('what is not known is not invented', () => {
  expect(companyFacts(companyOf({ symbol: 'ZZSMA', sample: true }), [], 'RedStreet')).toMatchObject({
    kicker: 'ZZSMA',
    figure: 'Price N/A',
    change: null,
    note: 'No quote yet',
    isSample: true,
  });
  expect(companyFacts(quoted, [], 'RedStreet').note).toBe('Close of Jul 2, 2026');
  expect(siteFacts(null, null, 'RedStreet')).toMatchObject({ figure: '', note: '' });
});
