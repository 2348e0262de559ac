import { expect, it } from 'vitest';
import { answerPicture } from './answer.ts';
import { companyFacts, siteFacts } from './facts.ts';
import { createPictures, PicturesBusy } from './pictures.ts';

const facts = (title: string) => ({ ...siteFacts('4,134', 'Jul 2, 2026', 'RedStreet'), title });

/** A renderer whose pictures are done when the test says so. */
function slowly() {
  const done: (() => void)[] = [];
  const render = () =>
    new Promise<Buffer<ArrayBuffer>>((resolve) => done.push(() => resolve(Buffer.from('png'))));
  return { done, render };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('a picture that several ask for is drawn once, and kept', async () => {
  const { done, render } = slowly();
  const pictures = createPictures(render);
  const both = [pictures.pictureOf(facts('A')), pictures.pictureOf(facts('A'))];
  await turn();
  expect(done).toHaveLength(1);
  done[0]?.();
  await Promise.all(both);
  await pictures.pictureOf(facts('A'));
  expect(done).toHaveLength(1);
});

it('one is drawn at a time, a few wait, and more are asked to come again', async () => {
  const { done, render } = slowly();
  const pictures = createPictures(render, { running: 1, waiting: 1, keptBytes: 10_000 });
  const asked = ['A', 'B'].map((title) => pictures.pictureOf(facts(title)));
  await turn();
  expect(done).toHaveLength(1);
  await expect(pictures.pictureOf(facts('C'))).rejects.toThrow(PicturesBusy);
  done[0]?.();
  await asked[0];
  await turn();
  done[1]?.();
  await asked[1];
  expect(done).toHaveLength(2);
});

it('what fails is not kept: the next who asks has it drawn', async () => {
  let calls = 0;
  const pictures = createPictures(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new Error('no font')) : Promise.resolve(Buffer.from('png'));
  });
  await expect(pictures.pictureOf(facts('A'))).rejects.toThrow('no font');
  await expect(pictures.pictureOf(facts('A'))).resolves.toEqual(Buffer.from('png'));
});

it('its tag changes exactly with what it shows, and who has it gets no body', async () => {
  const pictures = createPictures(() => Promise.resolve(Buffer.from('png')));
  expect(pictures.etagOf(facts('A'))).toBe(pictures.etagOf(facts('A')));
  expect(pictures.etagOf(facts('A'))).not.toBe(pictures.etagOf(facts('B')));
  const ask = (headers: Record<string, string> = {}) =>
    answerPicture(new Request('https://site.example/og/site.png', { headers }), facts('A'), pictures);
  const first = await ask();
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await ask({ 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
});

it('too many at once are 503, to come again, and kept by nobody', async () => {
  const { render } = slowly();
  const pictures = createPictures(render, { running: 0, waiting: 0, keptBytes: 1_000 });
  const answer = await answerPicture(new Request('https://site.example/og/site.png'), facts('A'), pictures);
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
});

it('a company’s picture dates its price, and says N/A where there is none', () => {
  const quoted = {
    symbol: 'ACME', name: 'Acme Inc.', market: 'NASDAQ', last_sale: 5, pre_close: 4, net_change: 1, change_pre: 25,
    quote_date: '2026-07-02',
  }; // prettier-ignore
  expect(companyFacts(quoted, [1, 2, 3], 'RedStreet')).toMatchObject({
    kicker: 'NASDAQ · ACME',
    figure: '$5.00',
    change: { text: '25.00%', direction: 'up' },
    note: 'Close of Jul 2, 2026, with the six months before',
    isSample: false,
  });
  const unknown = {
    ...quoted,
    last_sale: null,
    pre_close: null,
    net_change: null,
    change_pre: null,
    quote_date: null,
    sample: true,
  };
  expect(companyFacts(unknown, [], 'RedStreet')).toMatchObject({
    figure: 'Price N/A',
    change: null,
    note: 'No quote yet',
    isSample: true,
  });
});
