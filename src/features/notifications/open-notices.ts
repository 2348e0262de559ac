import type { AstroGlobal } from 'astro';
import type { Notification } from '#contract/notification.ts';
import { ApiError, isApiError } from '#contract/errors.ts';
import type { Paged } from '#contract/paging.ts';
import { submit, wayOut } from '#kit/form/form.ts';
import { load, orNull } from '#kit/http/load.ts';
import { type Notice, leaveNotice, takeNotice } from '#kit/page/notice.ts';
import { NOTICES_PAGE_SIZE, type NoticesView, noticesView } from './view.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'locals' | 'response' | 'cookies'>;

export interface OpenedNotices {
  view: NoticesView;
  /** null where they did not arrive. */
  list: (Paged<Notification> & { unread: number }) | null;
  /** Whether they come by mail too; null where that is not known. */
  mail: boolean | null;
  notice: Notice | null;
  failed: boolean;
}

/** Opens a person's notices; what is posted (one is read, all are, mail on or off) is done first. */
export async function openNotices(page: Page): Promise<{ goTo: string } | { page: OpenedNotices }> {
  const { api } = page.locals;
  const view = noticesView.read(page.url.searchParams);
  const { failure, goTo } = await submit(page.request, async ({ intent, id, mail }) => {
    if (intent === 'mail') {
      await api('notifications.setPreference', { body: { mail: mail === 'on' } });
      leaveNotice(page, 'notices-by-mail');
    } else await api('notifications.read', { body: id === undefined ? {} : { ids: [id] } });
    return noticesView.href(view);
  });
  if (goTo !== null) return { goTo };
  const [list, preference] = await Promise.all([
    load(api('notifications.list', { query: { page: view.page, pageSize: NOTICES_PAGE_SIZE } })),
    orNull(api('notifications.preference')),
  ]);
  const out = wayOut(failure ?? list.failure, page.url);
  if (out !== null) return { goTo: out };
  page.response.status = (failure ?? list.failure)?.status ?? 200;
  return {
    page: {
      view,
      list: list.value,
      mail: preference && preference.mail,
      notice: failure ? null : takeNotice(page),
      failed: failure !== null,
    },
  };
}

type StopContext = Pick<AstroGlobal, 'request' | 'url' | 'locals' | 'response' | 'params'>;
export type StopState = 'asks' | 'done' | 'dead' | 'failed';

/** A page that a secret in its address opens, and that does one thing when it is posted to. */
async function openLink(
  { request, response }: StopContext,
  isToken: boolean,
  stop: () => Promise<unknown>,
): Promise<{ state: StopState }> {
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('Referrer-Policy', 'same-origin');
  try {
    if (!isToken) throw new ApiError('not_found', '');
    if (request.method !== 'POST') return { state: 'asks' };
    await stop();
    return { state: 'done' };
  } catch (error) {
    if (!isApiError(error)) throw error;
    response.status = error.status;
    return { state: error.code === 'not_found' ? 'dead' : 'failed' };
  }
}

/** The page of the link in a mail, which ends such mails by its button, or by one click of a mail program (RFC 8058). */
export function openStop(page: StopContext): Promise<{ state: StopState }> {
  const token = page.url.searchParams.get('token') ?? '';
  const isToken = /^[\w-]{43}$/.test(token);
  return openLink(page, isToken, () => page.locals.api('notifications.stop', { body: { token } }));
}

/** The same of a text message. What only looks at the address, as previews of links do, ends nothing. */
export function openTextStop(page: StopContext): Promise<{ state: StopState }> {
  const { token = '' } = page.params;
  const isToken = /^[a-z2-9]{13}$/i.test(token);
  return openLink(page, isToken, () => page.locals.api('texts.stop', { body: { token } }));
}
