import { expect, it } from 'vitest';
import { HeldCopy } from './held-copies.ts';

const keyOf = (letter: string) => btoa(letter.repeat(32)).replace(/=+$/, '');
const place = { kind: 'news', id: 'n1', person: 'ann', key: keyOf('a') };
const held = { typed: { title: 'What nobody else may read' }, version: 2, at: '2026-07-02T12:00:00Z', revision: 4 }; // prettier-ignore
const shelf = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const soon = { interval: 2 };
const isKept = (at: ReturnType<typeof shelf>) => expect.poll(() => at.kept.size, soon).toBe(1);

it('what is held is one person’s, of one entry, until it is let go', async () => {
  const at = shelf();
  const copy = new HeldCopy(place, at);
  copy.hold(held);
  await isKept(at);
  expect(await new HeldCopy(place, at).read()).toEqual(held);
  expect(await new HeldCopy({ ...place, person: 'bob' }, at).read()).toBeNull();
  expect(await new HeldCopy({ ...place, id: 'n2' }, at).read()).toBeNull();
  copy.hold(null);
  expect([await copy.read(), at.kept.size]).toEqual([null, 0]);
});

it('who uses the machine next finds no text, and opens none without the key of its person', async () => {
  const at = shelf();
  new HeldCopy(place, at).hold(held);
  await isKept(at);
  const [[name = '', text = ''] = []] = at.kept;
  expect(atob(text)).not.toContain('nobody else');
  expect(await new HeldCopy({ ...place, key: keyOf('b') }, at).read()).toBeNull();
  // Nor as another entry of the same person.
  at.kept.set(name.replace('n1', 'n2'), text);
  expect(await new HeldCopy({ ...place, id: 'n2' }, at).read()).toBeNull();
});

it('of many changes the last one is held, and what was let go meanwhile does not come back', async () => {
  const at = shelf();
  const copy = new HeldCopy(place, at);
  for (const revision of [5, 6, 7]) copy.hold({ ...held, revision });
  await expect.poll(async () => (await copy.read())?.revision, soon).toBe(7);
  copy.hold({ ...held, revision: 8 });
  copy.hold(null);
  await new HeldCopy({ ...place, id: 'later' }, at).read();
  copy.hold({ ...held, revision: 9 });
  copy.hold(null);
  expect(await copy.read()).toBeNull();
});

it('a text of any length and language is held', async () => {
  const at = shelf();
  const long = { ...held, typed: { text: 'Ärzte – 医者 '.repeat(20_000) } };
  new HeldCopy(place, at).hold(long);
  await isKept(at);
  expect(await new HeldCopy(place, at).read()).toEqual(long);
});

it('what cannot be read or written is no fault', async () => {
  const at = shelf();
  new HeldCopy(place, at).hold(held);
  await isKept(at);
  for (const key of at.kept.keys()) at.kept.set(key, '{"typed"');
  expect(await new HeldCopy(place, at).read()).toBeNull();
  let asked = 0;
  const full = { ...shelf(), setItem: () => { asked += 1; throw new Error('full'); } }; // prettier-ignore
  const copy = new HeldCopy(place, full);
  copy.hold(held);
  await expect.poll(() => asked, soon).toBe(1);
  copy.hold({ ...held, revision: 5 });
  await expect.poll(() => asked, soon).toBe(2);
});
