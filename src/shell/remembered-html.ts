import { LRUCache } from 'lru-cache';

const MAX_CHARACTERS = 1024 * 1024;
const kept = new LRUCache<string, string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (html, key) => html.length + key.length + 100,
});

/** The text that was made for a key, at once; or what `render` makes now, of which a failure is not kept. */
export const rememberedHtml = (key: string, render: () => Promise<string>): string | Promise<string> =>
  kept.get(key) ??
  render().then((made) => {
    kept.set(key, made);
    return made;
  });
