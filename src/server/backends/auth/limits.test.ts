import { expect, it } from 'vitest';
import { contactKey } from './limits.ts';

it('an account has one name however its address is written', () => {
  expect(contactKey({ email: ' Ann@EXAMPLE.com', phone: '5550001111' })).toBe('ann@example.com');
  expect(contactKey({ email: '', phone: '5550001111' })).toBe('5550001111');
});
