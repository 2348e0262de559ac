import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStatus, postForm, sayOutcome } from './post-form.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a posted form', () => {
  it.each([
    [200, 'subscribed'],
    [201, 'failed'],
    [400, 'refused'],
    [429, 'failed'],
    [503, 'failed'],
  ])('of which the server says %i is %s', async (status, outcome) => {
    const send = vi.fn(() => Promise.resolve(new Response('{}', { status })));
    vi.stubGlobal('fetch', send);
    expect(await postForm('/api/x', { email: 'a@b.co' })).toBe(outcome);
    expect(send).toHaveBeenCalledWith('/api/x', expect.objectContaining({ body: '{"email":"a@b.co"}' }));
  });

  it('that never arrived is unexpected', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await postForm('/api/x', {})).toBe('unexpected');
  });
});

it('every outcome has the sentence of the specification', () => {
  expect(sayOutcome('subscribed')).toBe('Thank you for subscribing to our newsletter!');
  expect(sayOutcome('refused')).toBe('Failed to subscribe. Please try again later.');
  expect(sayOutcome('failed')).toBe('Failed to subscribe. Please try again later.');
  expect(sayOutcome('unexpected')).toBe('An unexpected error occurred. Please try again.');
});

describe('the status line', () => {
  beforeEach(() => vi.useFakeTimers());
  const line = () => {
    const element = { textContent: '', replaceChildren: () => void (element.textContent = '') };
    return element as unknown as Element;
  };

  it('shows a sentence for six seconds', () => {
    const element = line();
    createStatus(element)('failed');
    vi.advanceTimersByTime(5_999);
    expect(element.textContent).not.toBe('');
    vi.advanceTimersByTime(1);
    expect(element.textContent).toBe('');
  });

  it('gives a newer sentence six seconds of its own', () => {
    const element = line();
    const say = createStatus(element);
    say('failed');
    vi.advanceTimersByTime(5_000);
    say('subscribed');
    vi.advanceTimersByTime(5_999);
    expect(element.textContent).toBe('Thank you for subscribing to our newsletter!');
  });
});
