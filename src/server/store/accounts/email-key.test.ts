import { expect, it } from 'vitest';
import { emailKey } from './email-key.ts';

it.each([
  ['Ann@Example.COM', 'ann@example.com'],
  [' ann@example.com ', 'ann@example.com'],
  ['ＡＮＮ@example.com', 'ann@example.com'],
  ['ann@MÜNCHEN.example', 'ann@xn--mnchen-3ya.example'],
  ['ann@mu\u0308nchen.example', 'ann@xn--mnchen-3ya.example'],
  ['a.n.n+tag@example.com', 'a.n.n+tag@example.com'],
])('%j has the key %s', (email, key) => {
  expect(emailKey(email)).toBe(key);
});
