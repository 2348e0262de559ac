import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test.each(['Ann Lee', "Seán O'Neill-Díaz", 'J.R. Smith, Jr.', '山田 太郎'])(
  '%s is greeted by name',
  (name) => {
    expect(greeting(name)).toBe(`Hello ${name},`);
  },
);

test.each([
  null,
  '',
  'Your account is closed. Go to evil.example',
  'see https://evil.example/x',
  'Ann\r\n\r\nCall +1 555 010 4477',
  'Call 555 0104477',
  'ann@evil.example',
  '<b>Ann</b>',
  'A'.repeat(61),
])('what may be more than a name is not said: %j', (name) => {
  expect(greeting(name)).toBe('Hello,');
});
