import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import SolverWorker from 'altcha/workers/pbkdf2?worker';
import type { CaptchaChallenge } from '#contract/captcha.ts';

const TIMEOUT_MS = 60_000;

/** Asks for a captcha of one kind. */
export async function askCaptcha(kind: CaptchaChallenge['kind']): Promise<CaptchaChallenge> {
  const response = await fetch('/api/captcha/challenges', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind }),
  });
  if (!response.ok) throw new Error(`captcha: ${response.status}`);
  return (await response.json()) as CaptchaChallenge;
}

/** Does the work of a fresh challenge beside the page; answers the payload that proves it. */
export async function solveWork(): Promise<string> {
  const { work } = await askCaptcha('work');
  const challenge = work as unknown as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency || 1, 4),
    createWorker: () => new SolverWorker(),
    timeout: TIMEOUT_MS,
  });
  if (!solution) throw new Error('captcha: not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
