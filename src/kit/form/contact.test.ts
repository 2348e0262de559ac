import { expect, test } from 'vitest';
import { contactOf, plainPhone } from './contact.ts';

test.each([
  ['', {}],
  ['   ', {}],
  [undefined, {}],
  [' ann@site.example ', { email: 'ann@site.example' }],
  ['not-an-email', { email: 'not-an-email' }],
  ['élise', { email: 'élise' }],
  ['5550104477', { phone_number: '5550104477' }],
  ['+1 (555) 010-4477', { phone_number: '5550104477' }],
  ['+44 20 7946 0018', { phone_number: '442079460018' }],
  ['138 1234 5678', { phone_number: '13812345678' }],
  ['12#45', { phone_number: '12#45' }],
])('%j names %j', (text, contact) => {
  expect(contactOf(text)).toEqual(contact);
});

test('a phone number loses its punctuation and nothing else', () => {
  expect(plainPhone('(555) 010-4477 x9')).toBe('5550104477x9');
});
