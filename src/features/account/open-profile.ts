import type { AstroGlobal } from 'astro';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { plainPhone } from '#kit/form/contact.ts';
import { faultsOf, submit, wayOut } from '#kit/form/form.ts';
import { load } from '#kit/http/load.ts';
import { leaveNotice, takeNotice } from '#kit/page/notice.ts';
import { accountMessages } from './messages.ts';
import { newPasswordFault, typedCode } from './new-password.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'locals' | 'response' | 'cookies'>;

/** Answers with the status of what failed, if anything did. */
function answerWith({ response }: Page, failure: ApiError | null): void {
  if (failure) response.status = failure.status;
}

/** One's own profile. */
export async function openProfile(page: Page) {
  const { value, failure } = await load(page.locals.api('profile.get'));
  const goTo = wayOut(failure, page.url);
  if (goTo !== null) return { goTo };
  answerWith(page, failure);
  return { page: { profile: value?.profile } };
}

/** The form of name and phone, and what became of it. */
export async function openProfileInfo(page: Page) {
  const { api } = page.locals;
  const { values, failure, goTo } = await submit(page.request, async ({ name = '', phone_number }) => {
    await api('profile.update', { body: { name, phone_number: plainPhone(phone_number) } });
    leaveNotice(page, 'profile-saved');
    return page.url.pathname;
  });
  if (goTo !== null) return { goTo };
  const loaded = await load(api('profile.get'));
  const faulty = failure ?? loaded.failure;
  const out = wayOut(faulty, page.url);
  if (out !== null) return { goTo: out };
  answerWith(page, faulty);
  return {
    page: {
      profile: loaded.value?.profile,
      edits: failure !== null || page.url.searchParams.has('edit'),
      values,
      faults: faultsOf(failure, accountMessages.profileNotSaved, ['name', 'phone_number']),
    },
  };
}

/** Where a person is signed in; the form ends every session but this one. */
export async function openSessions(page: Page) {
  const { api } = page.locals;
  const { failure, goTo } = await submit(page.request, async () => {
    await api('auth.endOtherSessions');
    leaveNotice(page, 'sessions-ended');
    return page.url.pathname;
  });
  if (goTo !== null) return { goTo };
  const loaded = await load(api('auth.sessions', { query: { pageSize: 100 } }));
  const faulty = failure ?? loaded.failure;
  const out = wayOut(faulty, page.url);
  if (out !== null) return { goTo: out };
  answerWith(page, faulty);
  return {
    page: {
      /** null where they could not be loaded. */
      sessions: loaded.value && loaded.value.data,
      faults: faultsOf(failure, accountMessages.sessionsNotEnded),
    },
  };
}

/** The data of an account, and its deletion by a password or a code. */
export async function openDataUsage(page: Page) {
  const { api, session } = page.locals;
  const { pathname, searchParams } = page.url;
  const { failure, goTo } = await submit(page.request, async ({ intent, password, code }) => {
    if (intent === 'code') {
      await api('auth.deletionCode');
      leaveNotice(page, 'deletion-code-sent');
      return `${pathname}?delete=code`;
    }
    const body = code === undefined ? { password: password ?? '' } : { code: code.trim() };
    await api('auth.delete', { body });
    leaveNotice(page, 'user-deleted');
    return '/login';
  });
  const out = goTo ?? wayOut(failure, page.url);
  if (out !== null) return { goTo: out };
  answerWith(page, failure);
  const confirms = searchParams.get('delete');
  const way: 'code' | 'password' = confirms === 'code' || session?.googleUser ? 'code' : 'password';
  const { alert, fields } = faultsOf(failure, messages.deleteFailed, [way]);
  return {
    page: {
      path: pathname,
      way,
      /** The dialog that asks once more; null where nothing is to be deleted. */
      asks:
        confirms === null
          ? null
          : {
              notice: confirms === 'code' ? takeNotice(page) : null,
              // Beside the reason stands what has become of it.
              faults: { alert: alert ?? (failure && messages.deleteFailed), fields },
            },
    },
  };
}

/** A new password in two steps: a code is sent, then it comes back with the password. */
export async function openChangePassword(page: Page) {
  const { api, session } = page.locals;
  const { pathname, searchParams } = page.url;
  const { values, failure, goTo } = await submit(page.request, async (given) => {
    const { code = '', newPassword = '', confirmation = '' } = given;
    const sends = given.intent === 'send';
    const fault = sends ? null : newPasswordFault(newPassword, confirmation);
    if (fault) throw new ApiError('bad_request', Object.values(fault)[0] ?? '', fault);
    const { email, phone_number, message_preference } = (await api('profile.get')).profile;
    if (sends) {
      // Named by both, an account gets its code where it prefers.
      await api('auth.forgotPassword', { body: { email, phone_number } });
      leaveNotice(page, message_preference === 'phone' ? 'code-sent-phone' : 'code-sent-email');
      return `${pathname}?step=code`;
    }
    await api('auth.resetPassword', { body: { email, code: code.trim(), newPassword } });
    leaveNotice(page, 'password-changed');
    return pathname;
  });
  const out = goTo ?? wayOut(failure, page.url);
  if (out !== null) return { goTo: out };
  answerWith(page, failure);
  const shown = ['code', 'newPassword', 'confirmation'];
  const sends = values.intent === 'send';
  const faults = faultsOf(failure, sends ? accountMessages.codeNotSent : accountMessages.changeFailed, shown);
  if (failure?.message === messages.resetFailed) faults.alert = accountMessages.changeRefused;
  return {
    page: {
      isSecondStep: searchParams.get('step') === 'code',
      email: session?.email,
      /** Whether the code has just been sent. */
      isSent: failure === null,
      typedCode: typedCode(values, faults),
      faults,
    },
  };
}
