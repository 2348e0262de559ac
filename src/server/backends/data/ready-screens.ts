import { readyScreenCounts } from '#server/store/screener/ready-screens.ts';
import type { DataContext, DataOn } from './context.ts';

/** The ready-made screens with their companies, counted once for each version of the content. */
export function answerReadyScreens(on: DataOn, { kept }: DataContext): void {
  on('stock.readyScreens', async () => ({ data: await kept(readyScreenCounts) }));
}
