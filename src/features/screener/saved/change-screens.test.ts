import { expect, it, vi } from 'vitest';
import type { Api } from '#kit/http/api-client.ts';
import { changeScreens } from './change-screens.ts';

const api = vi.fn<(id: string, input?: unknown) => Promise<unknown>>(() => Promise.resolve({}));
const change = (given: Record<string, string>) => changeScreens(api as unknown as Api, given);

it.each([
  [{ intent: 'save', name: 'A', query: 'q=1', isDefault: 'on' }, 'screens.create', { body: { name: 'A', query: 'q=1', isDefault: true } }, 'screen-saved'],
  [{ intent: 'save', name: 'A', query: '' }, 'screens.create', { body: { name: 'A', query: '', isDefault: false } }, 'screen-saved'],
  [{ intent: 'rename', id: '1', name: 'B' }, 'screens.update', { params: { id: '1' }, body: { name: 'B' } }, 'screen-renamed'],
  [{ intent: 'open', id: '1' }, 'screens.update', { params: { id: '1' }, body: { isDefault: true } }, 'screen-opens'],
  [{ intent: 'open-not', id: '1' }, 'screens.update', { params: { id: '1' }, body: { isDefault: false } }, 'screen-opens-not'],
  [{ intent: 'delete', id: '1' }, 'screens.delete', { params: { id: '1' } }, 'screen-deleted'],
] as const)('%j is %s', async (given, call, input, notice) => {
  expect(await change(given)).toBe(notice);
  expect(api).toHaveBeenLastCalledWith(call, input);
}); // prettier-ignore

it('does nothing for a form that is none of ours', async () => {
  api.mockClear();
  await expect(change({ intent: 'empty the store' })).rejects.toMatchObject({ code: 'bad_request' });
  expect(api).not.toHaveBeenCalled();
});
