import { expect, test } from 'vitest';
import { filingSpan, monthSpan, spanOfForm } from './words.ts';

test('a span of months names each year once', () => {
  expect(monthSpan('2025-10-01', '2025-12-31')).toBe('Oct to Dec 2025');
  expect(monthSpan('2025-12-01', '2026-01-31')).toBe('Dec 2025 to Jan 2026');
  expect(monthSpan('2026-06-18', '2026-06-30')).toBe('Jun 2026');
});

test('the filings on record are named by their months, and by their forms where not all are there', () => {
  const filings = { id: 'filings', label: '', rows: 1, companies: 1, from: null, to: null, source: '' };
  const spans = [
    { from: '2025-10-01', to: '2025-12-31' },
    { from: '2026-06-18', to: '2026-07-01', forms: ['8-K', '13D', '13G'] },
  ];
  expect(filingSpan([{ ...filings, spans }])).toBe(
    'filings of Oct to Dec 2025; 8-K, 13D and 13G of Jun to Jul 2026',
  );
  expect(filingSpan([filings])).toBeUndefined();
  expect(spanOfForm([{ ...filings, spans }], '13D')).toBe('filings of Oct to Dec 2025 and Jun to Jul 2026');
  expect(spanOfForm([{ ...filings, spans }], '10-K')).toBe('filings of Oct to Dec 2025');
  expect(spanOfForm([filings], '13D')).toBeUndefined();
  expect(filingSpan(undefined)).toBeUndefined();
});
