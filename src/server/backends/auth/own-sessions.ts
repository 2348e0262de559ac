import { endSessions, listSessions } from '#server/store/accounts/sessions.ts';
import { type AuthContext, type AuthOn, clientOf, note } from './context.ts';

/** Where one is signed in, and ending that everywhere else. */
export function answerOwnSessions(on: AuthOn, context: AuthContext): void {
  const { db, now } = context;
  on('auth.sessions', async ({ query: { page, pageSize } }, { user, sessionId }) => {
    const sessions = await listSessions(db, user.id, now());
    const shown = sessions.slice((page - 1) * pageSize, page * pageSize);
    const data = shown.map((session) => ({ ...session, current: session.id === sessionId }));
    return { data, total: sessions.length, page, pageSize };
  });
  on('auth.endOtherSessions', async (_, { user, sessionId }, c) => {
    await endSessions(db, user.id, sessionId);
    await note(context, db, 'sessions ended', user.id, clientOf(c));
    return { success: true };
  });
}
