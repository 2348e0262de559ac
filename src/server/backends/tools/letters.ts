import type { Session } from '#contract/session.ts';
import type { DeskLetterSchema } from '#contract/letter.ts';
import { ApiError } from '#contract/errors.ts';
import { letterMail } from '#server/delivery/letter-mail.ts';
import { audit } from '#server/store/accounts/audit.ts';
import { createEntry, deleteEntry, updateEntry } from '#server/store/desk/entries.ts';
import type { DeskEntry } from '#server/store/desk/entry-rows.ts';
import { deskKindOf } from '#server/store/desk/kinds.ts';
import { recordDeed } from '#server/store/desk/log.ts';
import { listEntries, readEntry } from '#server/store/desk/lists.ts';
import { emailKey } from '#server/store/accounts/email-key.ts';
import { findPieces } from '#server/store/letters/pieces.ts';
import { beginSending, letterAudience, queueLetters, sendingsOf } from '#server/store/letters/sendings.ts';
import { dropPlan, findPlan } from '#server/store/letters/plans.ts';
import { queueEntry } from '#server/store/accounts/outbox.ts';
import { isComposed } from '#server/store/letters/weekly-letter.ts';
import { findUserByEmail } from '#server/store/accounts/users.ts';
import type * as z from 'zod/mini';
import type { ToolsContext, ToolsOn } from './context.ts';
import { mailedLetter } from './letter-mail.ts';
import { answerPlans } from './letter-plans.ts';
import { editorOf, finish, invalid, nounOf, readBody } from './saves.ts';

type Letter = z.output<typeof DeskLetterSchema>;

const TEST_LIFETIME_MS = 60 * 60_000;
const absent = () => new ApiError('not_found', `${nounOf.newsletter} not found`);

/** Newsletters: written like every entry of the desk, and sent to subscribers, once. */
export function answerLetters(on: ToolsOn, context: ToolsContext): void {
  const { db, now, site } = context;
  const done = finish(context);

  const answersOf = async (entries: readonly DeskEntry[]): Promise<Letter[]> => {
    const sendings = await sendingsOf(
      db,
      entries.map(({ id }) => id),
    );
    return entries.map(({ id, data, desk }) => {
      return { title: '', ...data, id, desk, sending: sendings.get(id) ?? null };
    });
  };
  const answerOf = async (entry: DeskEntry): Promise<Letter> => {
    const [letter] = await answersOf([entry]);
    if (!letter) throw absent();
    return letter;
  };

  on('toolsNewsletters.list', async ({ query }) => {
    const { data, total } = await listEntries(db, 'newsletter', query);
    return { data: await answersOf(data), total, page: query.page, pageSize: query.pageSize };
  });
  on('toolsNewsletters.create', async ({ body }, person) => {
    const { data, intent } = await readBody(db, { format: 'markdown', ...body }, now());
    const entry = await createEntry(db, 'newsletter', data, intent, editorOf(person), now());
    return answerOf(await done('newsletter', entry));
  });
  on('toolsNewsletters.update', async ({ params: { id }, body }, person) => {
    const { data, intent } = await readBody(db, body, now());
    const entry = await updateEntry(db, 'newsletter', id, data, intent, editorOf(person), now());
    return answerOf(await done('newsletter', entry));
  });
  on('toolsNewsletters.delete', async ({ params: { id } }, person) => {
    await done('newsletter', await deleteEntry(db, 'newsletter', id, editorOf(person), now()), {
      isGone: true,
    });
    return { success: true };
  });
  on('toolsNewsletters.pieces', async ({ query: { kind, text = '' } }, { userId }) => ({
    data: await findPieces(db, kind, text, userId),
  }));
  on('toolsNewsletters.preview', ({ body: { id, ...fields } }) => {
    const data = { ...fields, summary: fields.summary ?? null, thumbnail: null, body: fields.body ?? null };
    const letter = mailedLetter(id ?? 'preview', { ...data, format: fields.format ?? 'markdown' });
    const mail = letterMail(site, letter, { email: '', manageToken: null });
    return { subject: letter.title, html: mail.html ?? '', text: mail.text, page: letter.html };
  });
  answerSending(on, context);
  answerPlans(on, context);
}

/** The ways out of the house: a test to oneself, and the letter to all. */
function answerSending(on: ToolsOn, context: ToolsContext): void {
  const { db, now, log, onQueued } = context;
  const done = finish(context);

  on('toolsNewsletters.test', async ({ params: { id }, body }, person) => {
    const to = body.to ?? person.email;
    // Nobody else is written to by a test: it holds no way to leave.
    if (emailKey(to) !== emailKey(person.email) && (await findUserByEmail(db, to))?.role !== 'staff')
      throw invalid('to', 'must be your own address, or one of the staff');
    const entry = await readEntry(db, 'newsletter', id);
    if (!entry) throw absent();
    const detail = JSON.stringify({ letter: id, version: entry.desk.version });
    await queueEntry(db, { kind: 'letter-test', email: to, detail, lifetimeMs: TEST_LIFETIME_MS }, now());
    onQueued();
    return { success: true, to };
  });

  on('toolsNewsletters.sending', async ({ params: { id } }) => {
    const entry = await readEntry(db, 'newsletter', id);
    if (!entry) throw absent();
    const [audience, sendings, plan] = await Promise.all([
      letterAudience(db),
      sendingsOf(db, [id]),
      findPlan(db, entry, now()),
    ]);
    return { audience, sending: sendings.get(id) ?? null, plan };
  });

  on('toolsNewsletters.send', async ({ params: { id }, body }, person) => {
    const { version, monthly = false, key } = body;
    const by = editorOf(person);
    const before = await readEntry(db, 'newsletter', id);
    if (!before) throw absent();
    if (isComposed(id)) throw new ApiError('conflict', 'The letter of a week is mailed by itself.');
    const { weekly, monthly: more } = await letterAudience(db);
    const isSentAlready = (await sendingsOf(db, [id])).has(id);
    if (!isSentAlready && weekly + (monthly ? more : 0) === 0)
      throw new ApiError('conflict', 'Nobody has subscribed yet: it would reach nobody.');
    const isShown = before.desk.publishedVersion === version && before.desk.version === version;
    const intent = { state: 'published' as const, publishAt: null, version };
    const entry = isShown
      ? before
      : await done('newsletter', await updateEntry(db, 'newsletter', id, {}, intent, by, now()));
    const sent = { letterId: id, version: entry.desk.version, data: entry.data, monthly, key, by };
    if (!(await beginSending(db, sent, now())))
      throw new ApiError('conflict', 'This newsletter was sent already.');
    await dropPlan(db, id);
    await recordSending(context, entry, person);
    handOver(context).catch((error: unknown) =>
      log.warn({ err: error }, 'mails of a newsletter wait for the next run'),
    );
    const sending = (await sendingsOf(db, [id])).get(id);
    if (!sending) throw absent();
    onQueued();
    return sending;
  });
}

/** Notes in the log of accounts and in that of the desk that a letter was sent, and by whom. */
async function recordSending({ db, now }: ToolsContext, entry: DeskEntry, person: Session): Promise<void> {
  const { id, data } = entry;
  await audit(db, { event: 'newsletter sent', userId: person.userId, address: 'tools', detail: id }, now());
  await recordDeed(db, {
    kind: 'newsletter',
    objectId: id,
    action: 'sent',
    title: deskKindOf.newsletter.titleOf(data),
    by: editorOf(person),
    at: now().toISOString(),
  });
}

/** Nobody waits for the mails: what a process leaves undone is done by the next minute's job. */
async function handOver({ db, now, onQueued }: ToolsContext): Promise<void> {
  while (await queueLetters(db, now())) onQueued();
}
