import { expect, test, vi } from 'vitest';
import { rememberedHtml } from './remembered-html.ts';

test('a text is made once for each key', async () => {
  const render = vi.fn(() => Promise.resolve('<p>frame</p>'));
  expect([await rememberedHtml('a', render), await rememberedHtml('a', render)]).toEqual([
    '<p>frame</p>',
    '<p>frame</p>',
  ]);
  await rememberedHtml('b', render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a text that is known is not waited for', async () => {
  await rememberedHtml('known', () => Promise.resolve('<p>frame</p>'));
  expect(rememberedHtml('known', () => Promise.reject(new Error('no')))).toBe('<p>frame</p>');
});

test('a failure is tried again', async () => {
  await expect(rememberedHtml('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await rememberedHtml('c', () => Promise.resolve('ok'))).toBe('ok');
});
