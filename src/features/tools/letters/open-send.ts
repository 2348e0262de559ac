import type { DeskEntry } from '#contract/desk.ts';
import { ApiError } from '#contract/errors.ts';
import type { LetterAudience, LetterPlan, LetterSending } from '#contract/letter.ts';
import { faultsOf, type Faults, type FormValues, submit, wayOut } from '#kit/form/form.ts';
import { load } from '#kit/http/load.ts';
import { leaveNotice, type Notice, takeNotice } from '#kit/page/notice.ts';
import type { ToolsContext } from '../act.ts';
import { momentOf } from '../moments.ts';
import { type Deleted, takeDeleted } from '../deleted.ts';
import { sendView } from './view.ts';

export interface OpenedSend {
  entry: DeskEntry;
  audience: LetterAudience | null;
  sending: LetterSending | null;
  values: FormValues;
  faults: Faults;
  /** When it is to be sent; null for no plan. */
  plan: LetterPlan | null;
  /** What is to be confirmed: the name of this sending, so that it is not sent twice, and its time, null for now. */
  confirming: { key: string; at: string | null } | null;
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
  if (given['intent'] === 'unplan') {
    await api('toolsNewsletters.unplan', { params: { id } });
    leaveNotice(context, 'letter-unplanned');
    return here;
  }
  const chosen = { version: Number(given['version']), monthly: given['monthly'] !== undefined };
  if (given['intent'] === 'plan') {
    await api('toolsNewsletters.plan', { params: { id }, body: { ...chosen, at: given['at'] ?? '' } });
    leaveNotice(context, 'letter-planned');
    return here;
  }
  if (given['intent'] !== 'send') {
    sendAtOf(given);
    return null;
  }
  await api('toolsNewsletters.send', { params: { id }, body: { ...chosen, key: given['key'] ?? '' } });
  leaveNotice(context, 'letter-sent');
  return here;
}

/** The time that was chosen, null for now; refused where it is no time that lies ahead. */
function sendAtOf({ send_at: day = '', send_at_time: time = '' }: FormValues): string | null {
  if (day === '' && time === '') return null;
  const at = day === '' || time === '' ? NaN : Date.parse(momentOf(day, time));
  if (Number.isNaN(at)) throw fault('Send on needs a day and a time');
  if (at <= Date.now()) throw fault('Send on must lie ahead');
  return new Date(at).toISOString();
}

const fault = (words: string) => new ApiError('bad_request', words, { at: words });

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
  const refused = failure ?? entry.failure ?? state.failure;
  const out = wayOut(refused, url);
  if (out !== null) return { goTo: out };
  if (!entry.value) return null;
  if (refused) response.status = refused.status;
  return {
    page: {
      entry: entry.value,
      audience: state.value && state.value.audience,
      sending: state.value && state.value.sending,
      values,
      faults: faultsOf(refused, 'The newsletter was not sent. Please try again.', ['to', 'at']),
      plan: state.value && state.value.plan,
      confirming:
        values['intent'] === 'confirm' && !refused
          ? { key: crypto.randomUUID(), at: sendAtOf(values) }
          : null,
      notice: refused ? null : takeNotice(context),
      deleted: refused ? null : takeDeleted(context),
    },
  };
}
