import type { Context, Hono } from 'hono';
import type { Call } from '#contract/call.ts';
import { ApiError } from '#contract/errors.ts';
import { serveCalls } from '../serve.ts';
import { createPublisher } from '#server/store/publishing/publisher.ts';
import { publishChange } from '#server/store/publishing/publish-content.ts';
import { bearerOf } from '../validate.ts';
import { answerClientDesk } from './clients.ts';
import type { ToolsDeps, ToolsOn } from './context.ts';
import { answerCopies } from './copies.ts';
import { answerDataDecisions } from './data-decisions.ts';
import { answerDesk } from './desk.ts';
import { answerImports } from './imports.ts';
import { answerLeaderDesk } from './leaders.ts';
import { answerLetters } from './letters.ts';
import { answerNotifications } from './notifications.ts';
import { answerUploads } from './uploads/calls.ts';

/** The tools backend: what staff write, with every version of it. It refuses by itself, whoever stands before it. */
export function createToolsApp(deps: ToolsDeps): Hono {
  const { log, access, now = () => new Date() } = deps;
  const whoAsks = async (c: Context, { access: needed }: Call) => {
    const token = bearerOf(c);
    const session = token === undefined ? null : await deps.whoAmI(token);
    if (needed === 'staff' && session?.verified && access === 'staff' && session.role !== 'staff')
      throw new ApiError('forbidden', 'This needs the staff role.');
    return session;
  };
  return serveCalls({ log, whoAsks, isVerified: ({ verified }) => verified }, (on: ToolsOn) => {
    const publish = createPublisher({
      publish: () => publishChange(deps),
      onFailure: (err) =>
        log.warn({ err }, 'what was saved is not published yet: the job of each minute tries again'),
    });
    const context = { ...deps, now, publish };
    answerDesk(on, context);
    answerCopies(on, context);
    answerClientDesk(on, context);
    answerLeaderDesk(on, context);
    answerNotifications(on, context);
    answerLetters(on, context);
    answerUploads(on, context);
    answerImports(on, context);
    answerDataDecisions(on, context);
  });
}
