import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  ContactSchema,
  DeleteAccountSchema,
  LoginSchema,
  ResetPasswordSchema,
  SessionSchema,
  SignupSchema,
  VerifySchema,
} from './session.ts';

const signup = {
  username: 'ann@example.com',
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone_number: '2125550123',
  password: 'abc1$x',
  message_preference: 'email',
  terms_accepted: true,
};

/** The first message at each path. */
function faults(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  const first: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) first[issue.path.join('.')] ??= issue.message;
  return first;
}

test('a whole sign-up passes and is trimmed', () => {
  expect(SignupSchema.parse({ ...signup, name: '  Ann Lee ' })).toEqual(signup);
});

test.each([
  [{ name: ' ' }, { name: 'Full name is required' }],
  [{ name: undefined }, { name: 'Full name is required' }],
  [
    { message_preference: 'phone', phone_number: '', terms_accepted: false },
    {
      phone_number: 'Phone number is required',
      terms_accepted: 'You must accept the terms and conditions',
    },
  ],
  [{ email: '', username: '' }, { email: 'Email is required' }],
  [{ email: 'ann@', username: 'ann@' }, { email: 'Invalid email format' }],
  [{ password: '' }, { password: 'Password is required' }],
  [
    { password: 'abcdef' },
    {
      password:
        'Password must be at least 6 characters and include a number, a letter, and a special character',
    },
  ],
  [
    { phone_number: '(212) 555-0123' },
    { phone_number: 'Invalid phone number format. Format should be (XXX) XXX-XXXX' },
  ],
  [{ message_preference: 'phone', phone_number: '' }, { phone_number: 'Phone number is required' }],
  [{ message_preference: 'SMS', phone_number: undefined }, { phone_number: 'Phone number is required' }],
  [{ terms_accepted: false }, { terms_accepted: 'You must accept the terms and conditions' }],
  [{ username: 'bob' }, { username: 'must equal the email' }],
])('a sign-up with %j says what is wrong', (change, expected) => {
  expect(faults(SignupSchema, { ...signup, ...change })).toEqual(expected);
});

test('a sign-up by email needs no phone, and SMS is read as phone', () => {
  expect(SignupSchema.parse({ ...signup, phone_number: '' }).phone_number).toBe('');
  expect(SignupSchema.parse({ ...signup, message_preference: 'SMS' }).message_preference).toBe('phone');
});

test.each(['role', 'verified', 'id', 'googleUser'])('a sign-up cannot set %s', (key) => {
  expect(SignupSchema.safeParse({ ...signup, [key]: true }).success).toBe(false);
});

test('parsing what was parsed changes nothing, since gateway and backend both parse', () => {
  const once = SignupSchema.parse({ ...signup, message_preference: 'sms' });
  expect(SignupSchema.parse(once)).toEqual(once);
});

test.each([
  [{ email: '', password: '' }, 'Both email and password are required'],
  [{ email: 'ann@example.com' }, 'Both email and password are required'],
  [{ email: 'ann', password: 'x' }, 'Invalid email format'],
])('a login of %j is refused', (body, message) => {
  expect(Object.values(faults(LoginSchema, body))).toContain(message);
});

test('a login holds the password against no rule', () => {
  expect(LoginSchema.parse({ email: 'ann@example.com', password: 'x' }).password).toBe('x');
});

test('who has an account of a domain without a dot still logs in and recovers it', () => {
  expect(LoginSchema.safeParse({ email: 'root@localhost', password: 'x' }).success).toBe(true);
  expect(
    SignupSchema.safeParse({ ...signup, email: 'root@localhost' }).error?.issues.map(({ path }) => path[0]),
  ).toContain('email');
});

test.each([
  [{}, 'Email or phone number is required.'],
  [{ email: '', phone_number: null }, 'Email or phone number is required.'],
  [{ email: 'ann' }, 'Invalid email format.'],
  [{ phone_number: '123' }, 'Invalid phone number. Enter 10-15 digits only.'],
  [{ phone_number: '1234567890123456' }, 'Invalid phone number. Enter 10-15 digits only.'],
])('a request for a code with %j is refused', (body, message) => {
  expect(Object.values(faults(ContactSchema, body))).toEqual([message]);
});

test.each([
  { email: 'ann@example.com', phone_number: '' },
  { phone_number: '1234567890' },
  { phone_number: '123456789012345', email: null },
])('a request for a code with %j passes', (body) => {
  expect(ContactSchema.parse(body)).toEqual(body);
});

test.each([
  ['', 'Confirmation code is required'],
  ['12345', 'Confirmation code is incorrect'],
  ['1234567', 'Confirmation code is incorrect'],
  ['12a456', 'Confirmation code is incorrect'],
])('the code "%s" is refused', (code, message) => {
  expect(faults(VerifySchema, { email: 'ann@example.com', code })).toEqual({ code: message });
});

test('a reset wants both fields and the rule of the sign-up', () => {
  const contact = { email: 'ann@example.com' };
  expect(faults(ResetPasswordSchema, { ...contact, code: '', newPassword: '' })).toEqual({
    code: 'Please fill out all fields.',
    newPassword: 'Please fill out all fields.',
  });
  expect(faults(ResetPasswordSchema, { ...contact, code: '123456', newPassword: 'abcdef' })).toEqual({
    newPassword:
      'Password must be at least 6 characters and include a number, a letter, and a special character',
  });
  expect(ResetPasswordSchema.safeParse({ ...contact, code: '123456', newPassword: 'abc1$x' }).success).toBe(
    true,
  );
});

test('an account is deleted with a password or a code, not with both or neither', () => {
  expect(DeleteAccountSchema.safeParse({ password: 'x' }).success).toBe(true);
  expect(DeleteAccountSchema.safeParse({ code: '123456' }).success).toBe(true);
  expect(Object.values(faults(DeleteAccountSchema, {}))).toEqual([
    'Confirm with your password or a confirmation code',
  ]);
  expect(DeleteAccountSchema.safeParse({ password: 'x', code: '123456' }).success).toBe(false);
});

test('a session of another server may number its people', () => {
  const session = {
    userId: 7,
    email: 'ann@example.com',
    name: null,
    verified: true,
    role: 'user',
    googleUser: false,
  };
  expect(SessionSchema.parse(session).userId).toBe('7');
  expect(SessionSchema.safeParse({ ...session, userId: undefined }).success).toBe(false);
  expect(SessionSchema.safeParse({ ...session, role: 'owner' }).success).toBe(false);
});
