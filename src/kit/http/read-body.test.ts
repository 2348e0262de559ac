import { describe, expect, it } from 'vitest';
import { readBody } from './read-body.ts';

/** A request whose body comes in these pieces; an error is where it breaks off. */
function sending(pieces: readonly (Uint8Array | Error)[], headers: Record<string, string> = {}): Request {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece === undefined) controller.close();
      else if (piece instanceof Error) controller.error(piece);
      else controller.enqueue(piece);
    },
  });
  return new Request('http://site/x', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}
const bytes = (text: string) => new TextEncoder().encode(text);

describe('the body of a request', () => {
  it('is its text, letters over the seams of pieces whole', async () => {
    const [first, second] = [bytes('é').slice(0, 1), bytes('é').slice(1)];
    expect(await readBody(sending([bytes('caf'), first, second]), 5)).toBe('café');
    expect(await readBody(new Request('http://site/x', { method: 'POST' }), 5)).toBe('');
  });

  it('is refused beyond the limit, by its length or as it comes', async () => {
    const long = sending([bytes('x')], { 'content-length': '6' });
    await expect(readBody(long, 5)).rejects.toMatchObject({ code: 'too_large' });
    const lying = sending([bytes('xxx'), bytes('xxx')], { 'content-length': '1' });
    await expect(readBody(lying, 5)).rejects.toMatchObject({ code: 'too_large' });
  });

  it('that breaks off is a bad request, no failure of ours', async () => {
    const cut = sending([bytes('{"a":'), new Error('aborted')]);
    await expect(readBody(cut, 100)).rejects.toMatchObject({ code: 'bad_request' });
  });
});
