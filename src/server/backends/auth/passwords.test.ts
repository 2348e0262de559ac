import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const passwords = createPasswords(cost, { running: 1, waiting: 10 });

it('a hash fits its password and no other, and differs each time', async () => {
  const hash = await passwords.hash('abc123!');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(await passwords.hash('abc123!')).not.toBe(hash);
  expect([await passwords.verify(hash, 'abc123!'), await passwords.verify(hash, 'abc123!!')]).toEqual([
    true,
    false,
  ]);
});

it('a password is the same however the keyboard composes it', async () => {
  expect(await passwords.verify(await passwords.hash('caf\u00e9 1!'), 'cafe\u0301 1!')).toBe(true);
});

it('the standard parameters are those of OWASP', async () => {
  expect(await createPasswords().hash('abc123!')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('without a hash the answer is no, after the work of a hash', async () => {
  const busy = createPasswords(cost, { running: 1, waiting: 0 });
  await busy.verify(null, 'abc123!');
  const first = busy.verify(null, 'abc123!');
  await Promise.resolve();
  await expect(busy.verify(null, 'abc123!')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await first).toBe(false);
});

it('a hash is renewed when its parameters are not those of today', async () => {
  const old = await createPasswords({ ...cost, timeCost: 2 }).hash('abc123!');
  const renewed = await passwords.upgrade(old, 'abc123!');
  expect(renewed).toMatch(/m=64,t=1,p=1/);
  expect(await passwords.verify(renewed, 'abc123!')).toBe(true);
  expect(await passwords.upgrade(renewed, 'abc123!')).toBe(renewed);
});
