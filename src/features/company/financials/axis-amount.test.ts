import { expect, test } from 'vitest';
import { axisAmount } from './axis-amount.ts';

test('an axis leaves out zeros at the end of decimals, and no other digit', () => {
  expect(['$1.00B', '−$1.50B', '$10.0M', '$200M', '3.0', '$10.05B'].map(axisAmount)).toEqual([
    '$1B',
    '−$1.5B',
    '$10M',
    '$200M',
    '3',
    '$10.05B',
  ]);
});
