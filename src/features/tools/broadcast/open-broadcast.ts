import type { Broadcast } from '#contract/notification.ts';
import { NotificationInputSchema } from '#contract/notification.ts';
import { faultsOf, type Faults, type FormValues, submit, wayOut } from '#kit/form/form.ts';
import { load, orNull } from '#kit/http/load.ts';
import { notificationHref } from '#kit/href/notification-href.ts';
import { leaveNotice, type Notice, takeNotice } from '#kit/page/notice.ts';
import { parseInput } from '#kit/http/parse-input.ts';
import type { ToolsContext } from '../act.ts';
import { type Deleted, takeDeleted } from '../deleted.ts';

export const BROADCAST_PATH = '/tools/notifications';
const SHOWN = 20;

export interface OpenedBroadcast {
  values: FormValues;
  faults: Faults;
  /** What stands before it is sent: where it leads, whom it reaches, and its name, so that it is not sent twice. */
  preview: { href: string | null; people: number; byMail: number; byText: number; key: string } | null;
  sent: Broadcast[] | null;
  notice: Notice | null;
  deleted: Deleted | null;
}

/** Opens the form of a notice to everybody: looked at first, and sent when it is confirmed. */
export async function openBroadcast(
  context: ToolsContext,
): Promise<{ goTo: string } | { page: OpenedBroadcast }> {
  const { locals, response, url } = context;
  const { api } = locals;
  const checked: { body?: object } = {};
  const { values, failure, goTo } = await submit(context.request, async (given) => {
    const { message = '', objectId = '', objectType = '', key, intent } = given;
    const body = parseInput(NotificationInputSchema, {
      message,
      objectId,
      objectType,
      ...(key !== undefined && { key }),
    });
    checked.body = body;
    if (intent !== 'send') return null;
    await api('notifications.broadcast', { body });
    leaveNotice(context, 'broadcasted');
    return BROADCAST_PATH;
  });
  if (goTo !== null) return { goTo };
  const [audience, sent] = await Promise.all([
    checked.body ? load(api('notifications.audience')) : null,
    orNull(api('notifications.sent', { query: { pageSize: SHOWN } })),
  ]);
  const fault = failure ?? audience?.failure ?? null;
  const out = wayOut(fault, url);
  if (out !== null) return { goTo: out };
  if (fault) response.status = fault.status;
  return {
    page: {
      values,
      faults: faultsOf(fault, 'Error broadcasting notification', ['message', 'objectId', 'objectType']),
      preview: audience?.value
        ? {
            ...audience.value,
            href: notificationHref(values['objectType'] ?? '', values['objectId'] ?? ''),
            key: values['key'] ?? crypto.randomUUID(),
          }
        : null,
      sent: sent && sent.data,
      notice: fault ? null : takeNotice(context),
      deleted: fault ? null : takeDeleted(context),
    },
  };
}
