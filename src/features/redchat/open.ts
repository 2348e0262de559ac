import type { AstroGlobal } from 'astro';
import type { ChatThread } from '#contract/chat.ts';
import type { ApiError } from '#contract/errors.ts';
import { submit, wayOut } from '#kit/form/form.ts';
import { loginHref } from '#kit/href/login-href.ts';
import { act } from './act.ts';
import { type OpenedChat, openChat, openHistory } from './load.ts';
import { type RedchatView, redchatHref, redchatView } from './view.ts';

/** What the page of RedChat shows. */
export interface OpenedRedchat extends OpenedChat {
  view: RedchatView;
  history: ChatThread[] | null;
  /** What was typed and not taken, and why not. */
  draft: string;
  alert: string | null;
  signInHref: string | null;
}

type Context = Pick<AstroGlobal, 'url' | 'locals' | 'request' | 'response'>;

const FAILED = 'The question could not be sent. Please try again.';

/** Opens RedChat, or says where to go instead. What is posted is done first. */
export async function openRedchat(
  context: Context,
): Promise<(OpenedRedchat & { goTo?: undefined }) | { goTo: string }> {
  const { url, locals, request, response } = context;
  const asked = redchatView.read(url.searchParams);
  const { values, failure, goTo } = await submit(request, (form) => act(locals.api, form));
  const elsewhere = goTo ?? wayOut(failure, url);
  if (elsewhere !== null) return { goTo: elsewhere };
  const view = {
    ...asked,
    symbol: asked.symbol || (values['symbol'] ?? ''),
    thread: asked.thread || (values['thread'] ?? ''),
  };
  const [chat, history] = await Promise.all([openChat(context, view), openHistory(context, view)]);
  response.status = statusOf(chat, failure);
  const isTooMany = failure?.code === 'too_many_requests' && !locals.session;
  return {
    view,
    ...chat,
    history,
    draft: values['question'] ?? view.q,
    alert: failure ? (failure.status < 500 ? failure.message : FAILED) : null,
    signInHref: isTooMany ? loginHref(redchatHref({ thread: view.thread, symbol: view.symbol })) : null,
  };
}

function statusOf({ stock, lost }: OpenedChat, failure: ApiError | null): number {
  if (failure) return failure.status;
  if (lost) return lost.status === 404 || lost.status === 400 ? 404 : 503;
  if (stock?.kind === 'unknown') return 404;
  return stock?.kind === 'unavailable' ? 503 : 200;
}
