import { describe, expect, it, vi } from 'vitest';
import { sessionOf } from '#tests/support/sessions.ts';
import { createBreaker } from './breaker.ts';
import { createProofs } from './proofs.ts';
import { createWhoAmI, sessionBehind, tokenOf } from './session.ts';

const proofs = createProofs('s'.repeat(32));

const token = 'a'.repeat(43);
const person = sessionOf('u1');

/** An auth backend that answers what it is told and counts. */
function authAnswering(answer: (path: string) => Response) {
  const auth = { asked: 0, bearer: '' };
  const backend = (request: Request) => {
    auth.asked += 1;
    auth.bearer = request.headers.get('authorization') ?? '';
    return Promise.resolve(answer(new URL(request.url).pathname));
  };
  return { auth, whoAmI: createWhoAmI(backend, proofs, createBreaker()) };
}

describe('tokenOf', () => {
  it('finds the token among other cookies', () => {
    expect(tokenOf(`theme=x; Authorization=${token}; y=z`)).toBe(token);
  });

  it.each([
    null,
    '',
    'Authorization=',
    'Authorization=short',
    `Authorization=${token}; Authorization=${token}`,
    'Authorization=a b<script>xxxxxxxxxxxx',
    `x=${'y'.repeat(9_000)}; Authorization=${token}`,
  ])('takes %j for a guest', (cookie) => {
    expect(tokenOf(cookie)).toBeNull();
  });
});

describe('whoAmI', () => {
  it('asks with a bearer token and remembers the answer for a moment', async () => {
    const { auth, whoAmI } = authAnswering(() => Response.json(person));
    expect(await whoAmI(token)).toMatchObject({ kind: 'known', session: { userId: 'u1' } });
    await whoAmI(token);
    expect(auth).toEqual({ asked: 1, bearer: `Bearer ${token}` });
  });

  it('asks nobody for a guest', async () => {
    const { auth, whoAmI } = authAnswering(() => Response.json(person));
    expect(await whoAmI(null)).toEqual({ kind: 'guest' });
    expect(auth.asked).toBe(0);
  });

  it('tells a session that ended from a backend that makes no sense', async () => {
    const unknown = authAnswering(() =>
      Response.json({ error: { code: 'unauthenticated', message: 'no' } }, { status: 401 }),
    );
    expect(await unknown.whoAmI(token)).toEqual({ kind: 'ended' });
    const nonsense = authAnswering(() => Response.json({ role: 'staff' }));
    expect(await nonsense.whoAmI(token)).toEqual({ kind: 'unsure' });
  });

  it('tells a backend who stands behind a token, and that it cannot be known while the auth backend fails', async () => {
    const known = authAnswering(() => Response.json(person));
    expect(await sessionBehind(known.whoAmI)(token)).toMatchObject({ userId: 'u1' });
    const ended = authAnswering(() =>
      Response.json({ error: { code: 'unauthenticated', message: 'no' } }, { status: 401 }),
    );
    expect(await sessionBehind(ended.whoAmI)(token)).toBeNull();
    const failing = authAnswering(() => new Response('oops', { status: 500 }));
    await expect(sessionBehind(failing.whoAmI)(token)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('proves a token by the profile where the server has no session call; verified only with our own proof', async () => {
    const profile = { name: 'A', phone_number: null, email: 'a@example.com', profile_picture_url: null };
    const { whoAmI } = authAnswering((path) =>
      path === '/profile/profile' ? Response.json({ profile }) : new Response('Cannot GET', { status: 404 }),
    );
    expect(await whoAmI(token)).toMatchObject({
      session: { email: 'a@example.com', verified: false, role: 'user' },
    });
    expect(await whoAmI(token, 'forged')).toMatchObject({ session: { verified: false } });
    expect(await whoAmI(token, proofs.sign(token))).toMatchObject({ session: { verified: true } });
    const ended = authAnswering(
      (path) => new Response('', { status: path === '/profile/profile' ? 401 : 404 }),
    );
    expect(await ended.whoAmI(token)).toEqual({ kind: 'ended' });
  });

  it('is spared the wait for a backend that hangs, once it is known to', async () => {
    vi.useFakeTimers();
    let isAsked = 0;
    const hang = () => ((isAsked += 1), new Promise<never>(() => undefined));
    const whoAmI = createWhoAmI(hang, proofs, createBreaker({ failures: 3 }));
    const people = ['b', 'c', 'd'].map((letter) => whoAmI(letter.repeat(43)));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await Promise.all(people)).toEqual(people.map(() => ({ kind: 'unsure' })));
    expect(await whoAmI(token)).toEqual({ kind: 'unsure' });
    expect(isAsked).toBe(3);
    vi.useRealTimers();
  });

  it('remembers no failure', async () => {
    const { auth, whoAmI } = authAnswering(() => new Response('oops', { status: 500 }));
    expect(await whoAmI(token)).toEqual({ kind: 'unsure' });
    expect(await whoAmI(token)).toEqual({ kind: 'unsure' });
    expect(auth.asked).toBe(2);
  });
});
