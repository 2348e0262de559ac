import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { endSessions, listSessions } from '#server/store/sessions.ts';
import { type AuthContext, clientOf, note } from './context.ts';
import { forSignedIn } from './signed-in.ts';

/** Where one is signed in, and ending that everywhere else. */
export function ownSessionRoutes(context: AuthContext): Hono {
  const { db, now } = context;
  const list = calls['auth.sessions'];
  const endOthers = calls['auth.endOtherSessions'];
  return new Hono()
    .get(
      list.path,
      forSignedIn(context, list, async ({ query: { page, pageSize } }, { user, sessionId }) => {
        const sessions = await listSessions(db, user.id, now());
        const shown = sessions.slice((page - 1) * pageSize, page * pageSize);
        const data = shown.map((session) => ({ ...session, current: session.id === sessionId }));
        return { data, total: sessions.length, page, pageSize };
      }),
    )
    .delete(
      endOthers.path,
      forSignedIn(context, endOthers, async (_, { user, sessionId }, c) => {
        await endSessions(db, user.id, sessionId);
        await note(context, db, 'sessions ended', user.id, clientOf(c));
        return { success: true };
      }),
    );
}
