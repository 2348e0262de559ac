import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postInPlace } from './post-in-place.ts';

const fetchDouble = vi.fn<typeof fetch>();

class ElementDouble {
  hidden = false;
  textContent = '';
  isFocused = false;
  dataset: Record<string, string> = {};
  attributes = new Map<string, string>();
  parts: Record<string, ElementDouble> = {};
  nextElementSibling: ElementDouble | null = null;
  querySelector = (selector: string) => this.parts[selector] ?? null;
  querySelectorAll = () => [];
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  removeAttribute = (name: string) => void this.attributes.delete(name);
  replaceChildren = () => void (this.textContent = '');
  focus = () => void (this.isFocused = true);
}

/** A host with its form, and `post`, which sends it. */
function formInPlace() {
  const [host, form, button, confirmation, line] = Array.from({ length: 5 }, () => new ElementDouble());
  if (!host || !form || !button || !confirmation || !line) throw new Error('no doubles');
  host.parts = { '.status': line };
  form.parts = { button };
  form.nextElementSibling = confirmation;
  confirmation.hidden = true;
  const post = () =>
    postInPlace(
      host as unknown as HTMLElement,
      form as unknown as HTMLFormElement,
      'POST /email-subscriptions/subscribe',
      { email: 'a@b.co' },
    );
  return { host, form, button, confirmation, line, post };
}

const answering = (status: number) =>
  fetchDouble.mockImplementation(() => Promise.resolve(new Response('{}', { status })));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/', search: '', assign: () => undefined });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', fetchDouble);
  vi.stubGlobal('HTMLElement', ElementDouble);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetchDouble.mockReset();
});

describe('a form that is posted in place', () => {
  it('sends its body as JSON, and makes way for the confirmation once it is taken', async () => {
    answering(200);
    const { host, form, button, confirmation, line, post } = formInPlace();
    await post();
    expect(fetchDouble.mock.calls[0]).toMatchObject([
      '/api/email-subscriptions/subscribe',
      { method: 'POST', body: '{"email":"a@b.co"}' },
    ]);
    expect(line.textContent).toBe('Thank you for subscribing to our newsletter!');
    expect(host.dataset.state).toBe('subscribed');
    expect([form.hidden, confirmation.hidden, confirmation.isFocused]).toEqual([true, false, true]);
    expect(button.attributes.size).toBe(0);
  });

  it.each([201, 400, 401, 403, 429, 500, 503])('stays where the server says %i', async (status) => {
    answering(status);
    const { host, form, button, confirmation, line, post } = formInPlace();
    await post();
    expect(line.textContent).toBe('Failed to subscribe. Please try again later.');
    expect(host.dataset.state).toBe('failed');
    expect([form.hidden, confirmation.hidden]).toEqual([false, true]);
    expect(button.attributes.size).toBe(0);
  });

  it('says so where nothing arrived', async () => {
    fetchDouble.mockRejectedValue(new TypeError('offline'));
    const { host, line, post } = formInPlace();
    await post();
    expect(line.textContent).toBe('An unexpected error occurred. Please try again.');
    expect(host.dataset.state).toBe('failed');
  });
});

describe('the message', () => {
  it('is shown for six seconds', async () => {
    answering(503);
    const { line, post } = formInPlace();
    await post();
    vi.advanceTimersByTime(5_999);
    expect(line.textContent).not.toBe('');
    vi.advanceTimersByTime(1);
    expect(line.textContent).toBe('');
  });

  it('gives a newer one six seconds of its own', async () => {
    answering(503);
    const { line, post } = formInPlace();
    await post();
    vi.advanceTimersByTime(5_000);
    answering(200);
    await post();
    vi.advanceTimersByTime(5_999);
    expect(line.textContent).toBe('Thank you for subscribing to our newsletter!');
  });
});
