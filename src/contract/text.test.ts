import { expect, test } from 'vitest';
import { MomentSchema, optionalPicture, optionalUrl, personName, requiredText } from './text.ts';

const messageOf = (schema: typeof optionalUrl | ReturnType<typeof requiredText>, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? 'fine';

test('a name is one line that shows as it was typed', () => {
  const Name = personName('Full name', 20);
  expect(Name.parse(' Ann\r\nBcc:\u202ex ')).toBe('Ann Bcc: x');
  expect(messageOf(Name, '\n\u2066')).toBe('Full name is required');
  expect(messageOf(Name, undefined)).toBe('Full name is required');
  expect(messageOf(Name, 'x'.repeat(21))).toBe('Full name must be at most 20 characters');
});

test('required text is trimmed before it is found empty', () => {
  const Title = requiredText('Title', 5);
  expect(Title.parse(' abc ')).toBe('abc');
  expect(messageOf(Title, '   ')).toBe('Title is required');
  expect(messageOf(Title, undefined)).toBe('Title is required');
  expect(messageOf(Title, 'abcdef')).toBe('Title must be at most 5 characters');
});

test.each([
  ['https://a.example/x', 'fine'],
  ['', 'fine'],
  [null, 'fine'],
  ['http://a.example/', 'must be an address that begins with https://'],
  ['javascript:alert(1)', 'must be an address that begins with https://'],
  ['https://me:pw@a.example/', 'must be an address that begins with https://'],
  ['//a.example/', 'must be an address that begins with https://'],
])('the address %s: %s', (value, message) => {
  expect(messageOf(optionalUrl, value)).toBe(message);
});

test.each([
  [`/uploads/${'0'.repeat(32)}-480.webp`, 'fine'],
  ['https://a.example/x.png', 'fine'],
  ['/logout', 'must be an address that begins with https://'],
  [`/uploads/../${'0'.repeat(32)}.pdf`, 'must be an address that begins with https://'],
])('the picture %s: %s', (value, message) => {
  expect(messageOf(optionalPicture, value)).toBe(message);
});

test.each([
  ['2026-11-21', true],
  ['2026-02-30', false],
  ['2026-11-21T16:00:00-05:00', true],
  ['2026-11-21T16:00:00', false],
])('%s is a moment: %s', (value, isMoment) => {
  expect(MomentSchema.safeParse(value).success).toBe(isMoment);
});
