import { expect, test } from 'vitest';
import { newPasswordFault } from './new-password.ts';

test.each([
  ['Secret1!', 'Secret1?', { confirmation: 'New password and confirmation do not match' }],
  ['abc', 'abd', { confirmation: 'New password and confirmation do not match' }],
  ['a1!xy', 'a1!xy', { newPassword: 'Password should be at least 6 characters long' }],
  ['😀a1!', '😀a1!', { newPassword: 'Password should be at least 6 characters long' }],
  ['', '', null],
  ['Secret1!', 'Secret1!', null],
])('%j with %j', (password, confirmation, fault) => {
  expect(newPasswordFault(password, confirmation)).toEqual(fault);
});
