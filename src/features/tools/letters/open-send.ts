import type { DeskEntry } from '#contract/desk.ts';
import type { LetterAudience, LetterSending } from '#contract/letter.ts';
import { faultsOf, type Faults, type FormValues, submit, wayOut } from '#kit/form.ts';
import { load } from '#kit/load.ts';
import { leaveNotice, type Notice, takeNotice } from '#kit/page/notice.ts';
import type { ToolsContext } from '../act.ts';
import { type Deleted, takeDeleted } from '../deleted.ts';
import { sendView } from './view.ts';

export interface OpenedSend {
  entry: DeskEntry;
  audience: LetterAudience | null;
  sending: LetterSending | null;
  values: FormValues;
  faults: Faults;
  /** The name of this sending, so that it is not sent twice; null until its number of readers was looked at. */
  confirming: string | null;
  notice: Notice | null;
  deleted: Deleted | null;
}

/** Does what a form of the page asks; answers where to go, or null to stay. */
async function act(context: ToolsContext, id: string, given: FormValues): Promise<string | null> {
  const { api } = context.locals;
  const here = sendView.href({ edit: id });
  if (given['intent'] === 'test') {
    const to = given['to']?.trim() ?? '';
    await api('toolsNewsletters.test', { params: { id }, body: to === '' ? {} : { to } });
    leaveNotice(context, 'letter-tested');
    return here;
  }
  if (given['intent'] !== 'send') return null;
  const body = {
    version: Number(given['version']),
    monthly: given['monthly'] !== undefined,
    key: given['key'] ?? '',
  };
  await api('toolsNewsletters.send', { params: { id }, body });
  leaveNotice(context, 'letter-sent');
  return here;
}

/** Opens the page where a letter is tried and sent; null where there is no such letter. */
export async function openSend(
  context: ToolsContext,
): Promise<{ goTo: string } | { page: OpenedSend } | null> {
  const { locals, response, url } = context;
  const { edit: id } = sendView.read(url.searchParams);
  if (id === undefined) return null;
  const { values, failure, goTo } = await submit(context.request, (given) => act(context, id, given));
  if (goTo !== null) return { goTo };
  const [entry, state] = await Promise.all([
    load(locals.api('desk.entry', { params: { kind: 'newsletter', id } })),
    load(locals.api('toolsNewsletters.sending', { params: { id } })),
  ]);
  const fault = failure ?? entry.failure ?? state.failure;
  const out = wayOut(fault, url);
  if (out !== null) return { goTo: out };
  if (!entry.value) return null;
  if (fault) response.status = fault.status;
  return {
    page: {
      entry: entry.value,
      audience: state.value && state.value.audience,
      sending: state.value && state.value.sending,
      values,
      faults: faultsOf(fault, 'The newsletter was not sent. Please try again.', ['to']),
      confirming: values['intent'] === 'confirm' && !fault ? crypto.randomUUID() : null,
      notice: fault ? null : takeNotice(context),
      deleted: fault ? null : takeDeleted(context),
    },
  };
}
