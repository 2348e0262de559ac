import { LRUCache } from 'lru-cache';

const MAX_CHARACTERS = 1024 * 1024;
const kept = new LRUCache<string, string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (html, key) => html.length + key.length + 100,
});

/** The text that was made for a key, or what `render` makes now; a failure is not kept. */
export async function rememberedHtml(key: string, render: () => Promise<string>): Promise<string> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = await render();
  kept.set(key, made);
  return made;
}
