import { createScreen, deleteScreen, listScreens, updateScreen } from '#server/store/screener/screens.ts';
import type { DataContext, DataOn } from './context.ts';
import { present } from './present.ts';

const MISSING = 'Screen not found';

/** The saved screens of whoever asks. Those of others look as if there were none. */
export function answerScreens(on: DataOn, { db, now }: DataContext): void {
  on('screens.list', async (_, { userId }) => ({ data: await listScreens(db, userId) }));
  on('screens.create', ({ body }, { userId }) => createScreen(db, userId, body, now()));
  on('screens.update', async ({ params, body }, { userId }) =>
    present(await updateScreen(db, userId, params.id, body, now()), MISSING),
  );
  on('screens.delete', async ({ params }, { userId }) => {
    const isDeleted = await deleteScreen(db, userId, params.id);
    return present(isDeleted ? { success: true } : undefined, MISSING);
  });
}
