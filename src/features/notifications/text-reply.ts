import type { APIContext } from 'astro';
import { isApiError } from '#contract/errors.ts';
import { readForm } from '#kit/form/form.ts';

/** What providers of text messages take for an answer (TwiML): one message back, or none. */
const markup = (reply: string | null): string => {
  const text = reply?.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const message = text === undefined ? '' : `<Message>${text}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Response>${message}</Response>\n`;
};

/** Answers the SMS provider, which hands on what somebody has answered to a text message. Its signature is all its right. */
export async function answerTextReply({
  request,
  locals,
}: Pick<APIContext, 'request' | 'locals'>): Promise<Response> {
  try {
    const form = await readForm(request);
    const fields = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, value ?? '']));
    const signature = request.headers.get('x-twilio-signature') ?? '';
    const { reply } = await locals.api('texts.reply', { body: { fields, signature } });
    return new Response(markup(reply), { headers: { 'Content-Type': 'text/xml; charset=utf-8' } });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return new Response(`${error.message}\n`, {
      status: error.status,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
}
