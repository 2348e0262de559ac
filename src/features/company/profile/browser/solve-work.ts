import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import SolverWorker from 'altcha/workers/pbkdf2?worker';
import type { CaptchaChallenge } from '#contract/captcha.ts';
import { ask } from '#ui/browser/ask.ts';

const SOLVE_TIMEOUT_MS = 60_000;

/** Asks for a captcha of one kind. */
export const askCaptcha = (kind: CaptchaChallenge['kind']): Promise<CaptchaChallenge> =>
  ask('POST /captcha/challenges', { body: { kind } });

/** Does the work of a fresh challenge beside the page; answers the payload that proves it. */
export async function solveWork(): Promise<string> {
  const { work } = await askCaptcha('work');
  const challenge = work as unknown as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency || 1, 4),
    createWorker: () => new SolverWorker(),
    timeout: SOLVE_TIMEOUT_MS,
  });
  if (!solution) throw new Error('captcha: not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
