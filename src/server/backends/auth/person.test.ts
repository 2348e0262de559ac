import { expect, test } from 'vitest';
import type { UserRow } from '#server/store/accounts/users.ts';
import { profileOf, sessionOf, userOf } from './person.ts';

const row: UserRow = {
  id: 'u1',
  email: 'Ann@Mail.example',
  email_key: 'ann@mail.example',
  name: 'Ann',
  phone: null,
  message_preference: 'email',
  password_hash: '$argon2id$secret',
  role: 'staff',
  google_sub: 'google-1',
  verified_at: null,
  email_proved_at: null,
  phone_proved_at: null,
  terms_accepted_at: null,
  created_at: '2026-11-21T12:00:00.000Z',
};

test('what leaves the server has no hash, no key and no id of Google', () => {
  for (const seen of [userOf(row), profileOf(row), sessionOf(row)])
    expect(JSON.stringify(seen)).not.toMatch(/argon2|google-1|email_key/);
});

test('verified and Google are said as yes or no, the username is the address', () => {
  expect(userOf(row)).toMatchObject({ username: 'Ann@Mail.example', verified: false, googleUser: true });
  const plain = { ...row, verified_at: row.created_at, google_sub: null };
  expect(sessionOf(plain)).toMatchObject({ verified: true, googleUser: false, role: 'staff' });
});
