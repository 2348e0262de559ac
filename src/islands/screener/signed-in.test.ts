import { afterEach, expect, it, vi } from 'vitest';
import { isSignedIn, onSessionChange } from './signed-in.ts';

afterEach(() => void vi.unstubAllGlobals());

it('goes by the mark on the root alone', () => {
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  expect(isSignedIn()).toBe(false);
  dataset['session'] = 'member';
  expect(isSignedIn()).toBe(true);
});

it('follows this tab and others until it is told to stop', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const follow = vi.fn();
  const stop = onSessionChange(follow);
  page.dispatchEvent(new Event('appearance'));
  page.dispatchEvent(new Event('storage'));
  stop();
  page.dispatchEvent(new Event('appearance'));
  expect(follow).toHaveBeenCalledTimes(2);
});
