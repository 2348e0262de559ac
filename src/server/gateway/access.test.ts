import { expect, test } from 'vitest';
import type { Access } from '#contract/call.ts';
import { isApiError } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { assertMayCall } from './access.ts';

const verdict = (access: Access, session: Session | null, tools: 'staff' | 'verified' = 'staff'): string => {
  try {
    assertMayCall(access, session, tools);
    return 'may';
  } catch (error) {
    return isApiError(error) ? error.code : 'unexpected';
  }
};

const people = {
  guest: null,
  unverified: sessionOf('u1', { verified: false, role: 'staff' }),
  user: sessionOf('u1'),
  staff: sessionOf('u1', { role: 'staff' }),
};

test.each<[Access, Record<keyof typeof people, string>]>([
  ['public', { guest: 'may', unverified: 'may', user: 'may', staff: 'may' }],
  ['auth', { guest: 'may', unverified: 'may', user: 'may', staff: 'may' }],
  ['private', { guest: 'unauthenticated', unverified: 'unverified', user: 'may', staff: 'may' }],
  ['staff', { guest: 'unauthenticated', unverified: 'unverified', user: 'forbidden', staff: 'may' }],
])('%s calls', (access, expected) => {
  for (const [who, session] of Object.entries(people))
    expect([who, verdict(access, session)]).toEqual([who, expected[who as keyof typeof people]]);
});

test('TOOLS_ACCESS=verified opens the tools to every verified person, and to nobody else', () => {
  expect(verdict('staff', people.user, 'verified')).toBe('may');
  expect(verdict('staff', people.unverified, 'verified')).toBe('unverified');
  expect(verdict('staff', people.guest, 'verified')).toBe('unauthenticated');
});
