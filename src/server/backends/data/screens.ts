import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { createScreen, deleteScreen, listScreens, updateScreen } from '#server/store/screens.ts';
import type { DataContext } from './app.ts';
import { forPerson } from './for-person.ts';

/** The saved screens of whoever asks. Those of others look as if there were none. */
export function screenRoutes(context: DataContext): Hono {
  const { db, now } = context;
  const app = new Hono();

  const list = calls['screens.list'];
  app.get(
    list.path,
    forPerson(context, list, async (_, userId) => ({ data: await listScreens(db, userId) })),
  );

  const create = calls['screens.create'];
  app.post(
    create.path,
    forPerson(context, create, ({ body }, userId) => createScreen(db, userId, body, now())),
  );

  const update = calls['screens.update'];
  app.patch(
    update.path,
    forPerson(
      context,
      update,
      async ({ params, body }, userId) =>
        (await updateScreen(db, userId, params.id, body, now())) ?? unknownScreen(),
    ),
  );

  const remove = calls['screens.delete'];
  app.delete(
    remove.path,
    forPerson(context, remove, async ({ params }, userId) =>
      (await deleteScreen(db, userId, params.id)) ? { success: true } : unknownScreen(),
    ),
  );

  return app;
}

const unknownScreen = (): never => {
  throw new ApiError('not_found', 'Screen not found');
};
