import { expect, test } from 'vitest';
import { share } from './share.ts';

const answered = (answer: Parameters<typeof share>[1]) => {
  const response = { headers: new Headers(), status: 0 };
  share({ response }, answer);
  return [response.status, response.headers.get('Cache-Control')];
};

test('a whole page may be shared for a minute, any other by nobody', () => {
  const [shared, secret] = ['public, max-age=0, s-maxage=60, must-revalidate', 'private, no-store'];
  expect(answered(true)).toEqual([200, shared]);
  expect(answered(false)).toEqual([503, secret]);
  expect(answered({ status: 200, isWhole: false })).toEqual([200, secret]);
  expect(answered({ status: 410, isWhole: false })).toEqual([410, secret]);
});
