import type { AstroGlobal } from 'astro';
import type { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { MessagePreferenceBodySchema } from '#contract/user.ts';
import { faultsOf, type FormValues, noFaults, submit, wayOut } from '#kit/form/form.ts';
import { load, orNull } from '#kit/http/load.ts';
import { leaveNotice } from '#kit/page/notice.ts';
import { parseInput } from '#kit/http/parse-input.ts';
import { accountMessages } from './messages.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'locals' | 'response' | 'cookies'>;

const CODE_STEP = '?texts=code';

/** What a form about text messages asks for; answers where to go on, or null for a form of something else. */
async function changeTexts(
  page: Page,
  { intent, code = '', agreed, version }: FormValues,
): Promise<string | null> {
  const { api } = page.locals;
  const { pathname } = page.url;
  if (intent === 'texts-code') {
    await api('texts.code');
    leaveNotice(page, 'code-sent-phone');
    return pathname + CODE_STEP;
  }
  if (intent === 'texts-agree') {
    if (agreed === undefined) return null;
    await api('texts.agree', { body: { code: code.trim(), version: Number(version) } });
    leaveNotice(page, 'texts-on');
    return pathname;
  }
  await api('texts.end');
  leaveNotice(page, 'texts-off');
  return pathname;
}

/** What is wrong with what was asked of text messages: in the form that asked. */
function textFaults({ intent, agreed }: FormValues, failure: ApiError | null) {
  if (intent === 'texts-agree' && failure === null && agreed === undefined)
    return { alert: null, fields: { agreed: accountMessages.textsNotAgreed } };
  if (!intent?.startsWith('texts-')) return noFaults;
  return faultsOf(failure, accountMessages.textsNotChanged, ['code']);
}

/** How codes and alerts come, whether notices come as text messages, and what became of a change. */
export async function openNotifications(page: Page) {
  const { api, session } = page.locals;
  const { values, failure, goTo } = await submit(page.request, async (given) => {
    if (given.intent?.startsWith('texts-')) return changeTexts(page, given);
    const body = parseInput(MessagePreferenceBodySchema, { message_preference: given.message_preference });
    await api('profile.setMessagePreference', { body });
    leaveNotice(page, 'method-saved');
    return page.url.pathname;
  });
  if (goTo !== null) return { goTo };
  const [loaded, texts] = await Promise.all([
    load(api('profile.messagePreference')),
    orNull(api('texts.get')),
  ]);
  const faulty = failure ?? loaded.failure;
  const out = wayOut(faulty, page.url);
  if (out !== null) return { goTo: out };
  const faults = textFaults(values, failure);
  if (faulty) page.response.status = faulty.status;
  else if (faults.fields['agreed'] !== undefined) page.response.status = 400;
  const isOfTexts = values.intent?.startsWith('texts-') ?? false;
  const refused = failure?.fields?.phone_number ?? messages.methodUpdateFailed;
  return {
    page: {
      /** null where it could not be loaded. */
      preference: loaded.value && (values.message_preference ?? loaded.value.message_preference),
      alert: failure && !isOfTexts ? (failure.status < 500 ? refused : accountMessages.methodNotSaved) : null,
      isGoogleUser: session?.googleUser ?? false,
      /** null where that is not known. */
      texts: texts && {
        ...texts,
        /** A code was sent, and is waited for. */
        asksCode: !texts.on && page.url.searchParams.get('texts') === 'code',
        /** Kept while the box alone has to be ticked. */
        typedCode: faults.fields['agreed'] === undefined ? undefined : values.code,
        isAgreed: values.agreed !== undefined,
        faults,
      },
    },
  };
}
