import { expect, it } from 'vitest';
import { addressGroup, contactKey } from './limits.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['nonsense', 'unknown'],
  [undefined, 'unknown'],
])('the address %s is counted as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

it('an account has one name however its address is written', () => {
  expect(contactKey({ email: ' Ann@EXAMPLE.com', phone: '5550001111' })).toBe('ann@example.com');
  expect(contactKey({ email: '', phone: '5550001111' })).toBe('5550001111');
});
