import { getEntry, render } from 'astro:content';

const read = async (name: string) => {
  const entry = await getEntry('legal', name);
  if (!entry) throw new Error(`src/content/legal/${name}.md is missing`);
  const { Content } = await render(entry);
  return { ...entry.data, Content };
};

const known = new Map<string, ReturnType<typeof read>>();

/** A legal document, found once: it changes with the build alone, and to find it imports its module each time. */
export function legalDocument(name: 'terms' | 'privacy-policy' | 'user-policy'): ReturnType<typeof read> {
  const document = known.get(name) ?? read(name);
  if (!import.meta.env.DEV) known.set(name, document);
  return document;
}
