import { ApiError } from '#contract/errors.ts';
import { audit } from '#server/store/accounts/audit.ts';
import { audienceOf, broadcast, listBroadcasts, queueMails } from '#server/store/notifications/broadcasts.ts';
import { queueTexts } from '#server/store/notifications/texts.ts';
import { listInbox, markRead, setWantsMail, stopMail, wantsMail } from '#server/store/notifications/inbox.ts';
import type { ToolsContext, ToolsOn } from './context.ts';
import { noticeOf } from './notice.ts';
import { streamNotifications } from './notification-stream.ts';
import { editorOf } from './saves.ts';

/** Notices to everybody: sent by staff, read by each. */
export function answerNotifications(on: ToolsOn, context: ToolsContext): void {
  const { db, now, secret, feed, log, onQueued } = context;

  /** Nobody waits for the mails and text messages: what a process leaves undone is done by the next minute's job. */
  const handOver = async () => {
    while (await queueMails(db, now())) onQueued();
    while (await queueTexts(db, now())) onQueued();
  };

  on('notifications.audience', () => audienceOf(db));
  on('notifications.sent', async ({ query }) => ({ ...(await listBroadcasts(db, query)), ...query }));
  on('notifications.broadcast', async ({ body }, person) => {
    const { message, objectId, objectType, key } = body;
    const by = editorOf(person);
    const sent = await broadcast(db, { message, objectId, objectType, key, by }, now());
    await audit(
      db,
      {
        event: 'notice sent',
        userId: person.userId,
        address: 'tools',
        detail: `${sent.id} to ${sent.people}`,
      },
      now(),
    );
    handOver().catch((error: unknown) =>
      log.warn({ err: error }, 'mails and text messages of a notice wait for the next run'),
    );
    return {
      success: true,
      message: 'Global Notification Broadcasted Successfully',
      id: sent.id,
      people: sent.people,
    };
  });

  on('notifications.list', async ({ query }, { userId }) => {
    const { data, total, unread } = await listInbox(db, userId, query);
    return { data: data.map(noticeOf), total, unread, ...query };
  });
  on('notifications.read', async ({ body: { ids } }, { userId }) => ({
    unread: await markRead(db, userId, ids, now()),
  }));
  on('notifications.events', ({ query: { after } }, { userId }, c) => {
    const last = c.req.header('last-event-id');
    const from = last !== undefined && /^\d{1,9}$/.test(last) ? Number(last) : after;
    return streamNotifications(c, { db, feed, userId, after: from, signal: c.req.raw.signal });
  });
  on('notifications.preference', async (_, { userId }) => ({ mail: await wantsMail(db, userId) }));
  on('notifications.setPreference', async ({ body: { mail } }, { userId }) => {
    await setWantsMail(db, secret, userId, mail, now());
    return { mail };
  });
  on('notifications.stop', async ({ body: { token } }) => {
    if (!(await stopMail(db, token))) throw new ApiError('not_found', 'This link does not work any more.');
    return { success: true };
  });
}
