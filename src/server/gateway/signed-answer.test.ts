import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { createCookies } from './cookies.ts';
import { createProofs } from './proofs.ts';
import { signAnswer } from './signed-answer.ts';

const cookies = createCookies(true, createProofs('s'.repeat(32)));
const person = sessionOf('u1');
const answer = (body: object, status = 200) => ({ status, text: JSON.stringify(body) });
const token = 't'.repeat(43);

describe('signAnswer', () => {
  it('moves the token of a sign-in from the body into an HttpOnly cookie of 90 days', () => {
    const signed = signAnswer(
      calls['auth.login'],
      answer({ success: true, token, user: { verified: false } }),
      null,
      cookies,
    );
    expect(signed.text).not.toContain(token);
    expect(signed.setCookies).toEqual([
      `Authorization=${token}; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly; Secure`,
      'isVerified=false; Path=/; Max-Age=604800; SameSite=Lax; Secure',
      'verifiedProof=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
    ]);
  });

  it('marks who confirmed a code as verified', () => {
    expect(
      signAnswer(calls['auth.verify'], answer({ success: true, token }), null, cookies).setCookies[1],
    ).toMatch(/^isVerified=true/);
  });

  it('clears every cookie after a log-out, a deletion, and a 401 of any data call', () => {
    const cleared = [
      expect.stringMatching(/^Authorization=; .*Max-Age=0/),
      expect.stringMatching(/^isVerified=; .*Max-Age=0/),
      expect.stringMatching(/^verifiedProof=; .*Max-Age=0/),
    ];
    expect(signAnswer(calls['auth.logout'], answer({}), person, cookies).setCookies).toEqual(cleared);
    expect(signAnswer(calls['auth.delete'], answer({}), person, cookies).setCookies).toEqual(cleared);
    expect(signAnswer(calls['stock.filters'], answer({}, 401), person, cookies).setCookies).toEqual(cleared);
  });

  it('leaves a wrong password, and everything else, alone', () => {
    expect(signAnswer(calls['auth.login'], answer({ error: {} }, 401), null, cookies).setCookies).toEqual([]);
    const data = answer({ data: [], token: 'not ours to take' });
    expect(signAnswer(calls['stock.filters'], data, person, cookies)).toEqual({
      text: data.text,
      setCookies: [],
    });
  });

  it('keeps the flow of a sign-in at Google in a short-lived HttpOnly cookie', () => {
    const signed = signAnswer(
      calls['auth.googleStart'],
      answer({ url: 'https://g.example/', flow: 'f'.repeat(22) }),
      null,
      cookies,
    );
    expect(signed).toEqual({
      text: '{"url":"https://g.example/"}',
      setCookies: [expect.stringMatching(/^googleFlow=f{22}; .*Max-Age=600; .*HttpOnly/)],
    });
  });

  it('marks cookies Secure on https only', () => {
    expect(createCookies(false, createProofs('s'.repeat(32))).signedIn(token, true)[0]).not.toContain(
      'Secure',
    );
  });
});
