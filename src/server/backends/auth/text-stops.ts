import { ApiError } from '#contract/errors.ts';
import { stopTextsByLink, stopTextsOfNumber } from '#server/store/texts/subscriptions.ts';
import { addressOf, type AuthContext, type AuthOn, type TextsSetting } from './context.ts';
import { hasRightSignature, readReply, type ReplyKeyword } from './text-reply.ts';

/** What is answered to a word. To begin again one reads what one agrees to: a word is not enough. */
const replyTo = (
  keyword: ReplyKeyword | undefined,
  { siteName, settingsUrl }: TextsSetting,
): string | null => {
  if (keyword === 'start')
    return `${siteName}: no notices are sent to this number by a word alone. Agree to them at ${settingsUrl}`;
  if (keyword === 'help')
    return `${siteName}: notices by text message. Reply STOP to end them. Your choice is at ${settingsUrl}`;
  return null;
};

/** Ends notices by text message without an account: by the link of one, or by an answer to one. */
export function answerTextStops(on: AuthOn, { db, now, texts }: AuthContext): void {
  on('texts.stop', async ({ body: { token } }, c) => {
    if (!(await stopTextsByLink(db, token, addressOf(c), now())))
      throw new ApiError('not_found', 'This link does not work.');
    return { success: true };
  });
  on('texts.reply', async ({ body: { fields, signature } }) => {
    if (texts.replyToken === undefined) throw new ApiError('not_found', 'There is no SMS provider.');
    if (!hasRightSignature(texts.replyToken, texts.replyUrl, fields, signature))
      throw new ApiError('forbidden', 'The signature is not right.');
    const { number, keyword } = readReply(fields);
    if (keyword === 'stop' && number !== undefined) await stopTextsOfNumber(db, number, now());
    return { reply: replyTo(keyword, texts) };
  });
}
