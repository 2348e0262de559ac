import { afterEach, expect, it, vi } from 'vitest';
import { isStandalone, onStandaloneChange } from './standalone.ts';

afterEach(() => void vi.unstubAllGlobals());

it('knows the installed app by its display mode, and follows it until told to stop', () => {
  const mode = Object.assign(new EventTarget(), { matches: true });
  const asked = vi.fn(() => mode);
  vi.stubGlobal('matchMedia', asked);
  expect(isStandalone()).toBe(true);
  expect(asked).toHaveBeenCalledWith('(display-mode: standalone)');
  const follow = vi.fn();
  const stop = onStandaloneChange(follow);
  mode.dispatchEvent(new Event('change'));
  stop();
  mode.dispatchEvent(new Event('change'));
  expect(follow).toHaveBeenCalledTimes(1);
});
