import { expect, test } from 'vitest';
import {
  EmailSchema,
  givenPassword,
  MessagePreferenceAnswerSchema,
  MessagePreferenceSchema,
  PasswordSchema,
  ProfileUpdateSchema,
} from './user.ts';

test.each(['abc1$x', 'a1@@@@', '12345a!', 'é1234%', 'pass word 1&', `a1!${'x'.repeat(125)}`, 'a1!\nbc'])(
  'the password %j is accepted',
  (password) => {
    expect(PasswordSchema.safeParse(password).success).toBe(true);
  },
);

test('a chosen password has 128 characters at most, and says so; one that is compared may be longer', () => {
  const long = `a1!${'x'.repeat(126)}`;
  expect(PasswordSchema.safeParse(long).error?.issues[0]?.message).toBe(
    'Password must be at most 128 characters',
  );
  expect(givenPassword().safeParse(long).success).toBe(true);
});

test.each(['a1$bc', 'abcdef$', '123456$', 'abc1234', 'abc123#', ''])(
  'the password "%s" is refused',
  (password) => {
    expect(PasswordSchema.safeParse(password).success).toBe(false);
  },
);

test.each(['a@b.c', 'ann+news@example.co.uk', ' ann@example.com ', "o'neil@example.com"])(
  'the address "%s" is accepted',
  (email) => {
    expect(EmailSchema.parse(email)).toBe(email.trim());
  },
);

test.each([
  'ann',
  'ann@',
  '@example.com',
  'ann@exa mple.com',
  'ann@-a.com',
  'jordan.dale@example',
  'root@localhost',
  'ann@example..com',
  `${'a'.repeat(250)}@b.co`,
])('the address "%s" is refused', (email) => {
  expect(EmailSchema.safeParse(email).error?.issues[0]?.message).toBe('Invalid email format');
});

test.each(
  Array.from({ length: 33 }, (_, i) => String.fromCharCode(i === 32 ? 127 : i)).flatMap((control) => [
    `ann@example.co${control}m`,
    `ann@${control}example.com`,
    // What stands at the ends and is blank is trimmed, as browsers do.
    ...(/\s/.test(control) ? [] : [`ann@example.com${control}`, `ann@münchen.example${control}`]),
    `ann@münchen${control}.example`,
  ]),
)('a control character in the domain of %j is refused, not swallowed', (email) => {
  expect(EmailSchema.safeParse(email).success).toBe(false);
});

test('SMS is read as phone, both in what a person sends and in what a server answers', () => {
  expect(['email', 'phone', 'SMS', 'sms'].map((text) => MessagePreferenceSchema.parse(text))).toEqual([
    'email',
    'phone',
    'phone',
    'phone',
  ]);
  expect(MessagePreferenceAnswerSchema.parse({ message_preference: 'SMS' })).toEqual({
    message_preference: 'phone',
  });
  expect(MessagePreferenceSchema.safeParse('pigeon').error?.issues[0]?.message).toBe(
    'must be email or phone',
  );
});

test('a profile update takes name and phone alone', () => {
  expect(ProfileUpdateSchema.parse({ name: ' Ann ', phone_number: '' })).toEqual({
    name: 'Ann',
    phone_number: '',
  });
  expect(ProfileUpdateSchema.safeParse({ phone_number: '12' }).success).toBe(false);
  for (const key of ['email', 'role', 'verified', 'userId'])
    expect(ProfileUpdateSchema.safeParse({ name: 'Ann', [key]: 'x' }).success).toBe(false);
});

test.each([
  ['2125550123', '2125550123'],
  ['(212) 555-0123', '2125550123'],
  ['(212) 555 - 0123', '2125550123'],
  ['442071838750', '442071838750'],
])('a profile takes the phone number %s, in digits or in its mask, and keeps digits', (given, kept) => {
  expect(ProfileUpdateSchema.parse({ phone_number: given }).phone_number).toBe(kept);
});

test.each(['(212) 555-01', '(212)-555-0123 4', 'call (212) 555-0123', '212 555 0123 ext 4'])(
  'a profile refuses the phone number %j',
  (given) => {
    expect(ProfileUpdateSchema.safeParse({ phone_number: given }).error?.issues[0]?.message).toBe(
      'Invalid phone number format. Format should be (XXX) XXX-XXXX',
    );
  },
);
