import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { TEXT_CONSENT_VERSION, textConsent, type TextNotices } from '#contract/text-notice.ts';
import { textableNumber } from '#kit/form/e164.ts';
import { CODE_LIFETIME_MS, consumeCode } from '#server/store/accounts/codes.ts';
import { agreeToTexts, endTexts, findTexts, lastAgreement } from '#server/store/texts/subscriptions.ts';
import { changeUser, holdPhone, type UserRow } from '#server/store/accounts/users.ts';
import { checkCode } from './check-code.ts';
import { addressOf, type AuthContext, type AuthOn, clientOf, note, queue, take } from './context.ts';
import { numberLimits, sendLimitsOf } from './limits.ts';

const wrongCode = () => new ApiError('bad_request', messages.codeIncorrect, { code: messages.codeIncorrect });

/** The number that a person can be texted at. @throws ApiError bad_request where there is none */
function numberOf({ phone }: UserRow): { phone: string; number: string } {
  const number = textableNumber(phone);
  if (phone === null || number === null)
    throw new ApiError('bad_request', 'Your profile has no phone number that text messages can be sent to.');
  return { phone, number };
}

/** What a person's profile says of notices by text message. */
async function textNoticesOf({ db, texts }: AuthContext, { id, phone }: UserRow): Promise<TextNotices> {
  const held = await findTexts(db, id);
  const isOn = held !== undefined && held.ended_at === null && held.phone === phone;
  const agreed = isOn ? await lastAgreement(db, id) : undefined;
  return {
    phone,
    canText: textableNumber(phone) !== null,
    on: isOn,
    since: isOn ? held.agreed_at : null,
    refusedAt: isOn ? held.refused_at : null,
    consent: {
      version: agreed?.version ?? TEXT_CONSENT_VERSION,
      text: agreed?.wording ?? textConsent(texts.siteName),
    },
  };
}

/** Notices by text message, in the profile: agreed to with a code that was sent to the number, and ended. */
export function answerTexts(on: AuthOn, context: AuthContext): void {
  const { db, secret, now, limits, onQueued, texts } = context;
  const stateOf = (user: UserRow) => textNoticesOf(context, user);

  on('texts.get', (_, { user }) => stateOf(user));
  on('texts.code', async (_, { user }, c) => {
    const { phone, number } = numberOf(user);
    await take(context, numberLimits(number, user.email_key, clientOf(c).address));
    await queue(context, db, { kind: 'texts-code', email: user.email, phone }, CODE_LIFETIME_MS);
    onQueued();
    return { success: true, message: 'A confirmation code has been sent.' };
  });
  on('texts.agree', async ({ body: { code, version } }, { user }, c) => {
    const { phone, number } = numberOf(user);
    if (version !== TEXT_CONSENT_VERSION)
      throw new ApiError('conflict', 'The wording has changed. Please read it again.');
    const client = clientOf(c);
    const right = await checkCode(context, {
      contact: { email: user.email },
      purpose: 'texts',
      code,
      client,
    });
    if (!right) throw wrongCode();
    await db.transaction().execute(async (trx) => {
      if (!(await consumeCode(trx, right.check)) || !(await holdPhone(trx, user.id, phone)))
        throw wrongCode();
      const wording = textConsent(texts.siteName);
      const agreement = { userId: user.id, phone, number, version, wording, address: addressOf(c) };
      await agreeToTexts(trx, secret, agreement, now());
      await changeUser(trx, user.id, { phone_proved_at: now().toISOString() });
      await limits.clear(trx, sendLimitsOf('texts', user));
      await note(context, trx, 'texts agreed', user.id, client, `version ${version}`);
      await queue(context, trx, { kind: 'texts-begun', phone, detail: user.id }, CODE_LIFETIME_MS);
    });
    onQueued();
    return stateOf(user);
  });
  on('texts.end', async (_, { user }, c) => {
    if (await endTexts(db, user.id, { by: 'profile', address: addressOf(c) }, now()))
      await note(context, db, 'texts ended', user.id, clientOf(c));
    return stateOf(user);
  });
}
