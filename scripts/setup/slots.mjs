/**
 * Runs pieces of work, as many at a time as there are slots; the next in the list begins as soon as a slot is free and all
 * that it waits for (`after`, by name) has ended. Resolves with what each came to, in the order of the list.
 * @template T
 * @param {readonly {name: string, after?: readonly string[], work: () => Promise<T>}[]} pieces
 * @param {number} slots
 * @returns {Promise<T[]>}
 */
export async function inSlots(pieces, slots) {
  const waiting = [...pieces];
  const ended = new Map();
  const running = new Map();
  while (ended.size < pieces.length) {
    const next = waiting.findIndex(({ after = [] }) => after.every((name) => ended.has(name)));
    if (next >= 0 && running.size < slots) {
      const [{ name, work }] = waiting.splice(next, 1);
      running.set(
        name,
        work().then((outcome) => {
          running.delete(name);
          ended.set(name, outcome);
        }),
      );
    } else {
      await Promise.race(running.values());
    }
  }
  return pieces.map(({ name }) => ended.get(name));
}
