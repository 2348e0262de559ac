import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaChallenge, CaptchaProof } from '#contract/captcha.ts';
import { CAPTCHA_INCOMPLETE } from '#contract/messages.ts';
import { ApiError } from '#contract/errors.ts';
import { numberIn, sumQuestion } from './captcha-question.ts';
import { newId } from '#server/store/tokens.ts';
import { isRecaptchaRight, type RecaptchaSettings } from './recaptcha.ts';

/** How long a captcha may be completed: as long as a slow reader needs for the form around it. */
export const CAPTCHA_LIFETIME_MS = 30 * 60_000;
/** Nobody reads a question and answers it sooner. */
const READING_MS = 2_000;

/** About a second of work for a phone; our own part is one derivation for a challenge and none for a proof. */
const COST = 5_000;
const [ROUNDS_MIN, ROUNDS_MAX] = [150, 300];

export interface Captcha {
  issue(kind: CaptchaChallenge['kind']): Promise<CaptchaChallenge>;
  /**
   * Answers a name of the captcha, under which its use can be counted.
   * @throws ApiError bad_request for what is wrong, expired or forged
   */
  check(proof: CaptchaProof): Promise<string>;
}

export interface CaptchaSettings {
  secret: string;
  recaptcha?: RecaptchaSettings | undefined;
}

const refuse = (): never => {
  throw new ApiError('bad_request', CAPTCHA_INCOMPLETE, { captcha: CAPTCHA_INCOMPLETE });
};

/** Captchas without a store: what was issued is known again by its signature. */
export function createCaptcha({ secret, recaptcha }: CaptchaSettings, now: () => Date): Captcha {
  const keyOf = (use: string): string =>
    createHmac('sha256', secret).update(`captcha ${use}`).digest('base64url');
  const secrets = { hmacSignatureSecret: keyOf('work'), hmacKeySignatureSecret: keyOf('solution') };
  const questionKey = keyOf('question');
  const sign = (id: string, issuedAt: number, answer: number): string =>
    createHmac('sha256', questionKey).update(`${id} ${issuedAt} ${answer}`).digest('base64url');

  const issueWork = async (): Promise<CaptchaChallenge> => {
    const { parameters, signature } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(ROUNDS_MIN, ROUNDS_MAX),
      deriveKey,
      expiresAt: new Date(now().getTime() + CAPTCHA_LIFETIME_MS),
      ...secrets,
    });
    return { kind: 'work', work: { parameters: { ...parameters }, signature } };
  };

  const issueQuestion = (): CaptchaChallenge => {
    const [a, b] = [randomInt(1, 10), randomInt(1, 10)];
    const [id, issuedAt] = [newId(), now().getTime()];
    return {
      kind: 'question',
      question: sumQuestion(a, b),
      token: `${id}.${issuedAt}.${sign(id, issuedAt, a + b)}`,
    };
  };

  const checkWork = async (proof: string): Promise<string> => {
    const { challenge, solution } = readPayload(proof) ?? refuse();
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets }).catch(refuse);
    const { expiresAt } = challenge.parameters;
    const isInTime = typeof expiresAt === 'number' && expiresAt * 1000 > now().getTime();
    return verified && isInTime && challenge.signature ? challenge.signature : refuse();
  };

  const checkQuestion = (token: string, answer = ''): string => {
    const [id = '', issuedAt = '', signature = ''] = token.split('.');
    const number = numberIn(answer);
    if (number === null) return refuse();
    const age = now().getTime() - Number(issuedAt);
    const right = Buffer.from(sign(id, Number(issuedAt), number));
    const given = Buffer.from(signature);
    const isRight = right.length === given.length && timingSafeEqual(right, given);
    return isRight && age >= READING_MS && age < CAPTCHA_LIFETIME_MS ? id : refuse();
  };

  return {
    issue: (kind) => (kind === 'work' ? issueWork() : Promise.resolve(issueQuestion())),
    async check({ kind, proof, answer }) {
      if (kind === 'question') return checkQuestion(proof, answer);
      // With reCAPTCHA set up, the work is not offered, and its cheaper proof not taken.
      if (kind === 'recaptcha')
        return recaptcha && (await isRecaptchaRight(recaptcha, proof)) ? proof : refuse();
      return recaptcha ? refuse() : checkWork(proof);
    },
  };
}

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;

/** The payload of an ALTCHA client: challenge and solution as JSON in base64. Null for nonsense. */
function readPayload(proof: string): Payload | null {
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as Partial<Payload> | null;
    return typeof payload?.challenge?.parameters === 'object' && typeof payload.solution === 'object'
      ? (payload as Payload)
      : null;
  } catch {
    return null;
  }
}
