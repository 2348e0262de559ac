import { getEntry, render } from 'astro:content';

async function readDocument(id: string) {
  const entry = await getEntry('legal', id);
  if (!entry) throw new Error(`src/content/legal/${id}.md is missing`);
  const { Content } = await render(entry);
  return { ...entry.data, Content };
}

const documents = new Map<string, ReturnType<typeof readDocument>>();

/** A legal document, with the component that draws it. It is of the build, and so read once. */
export function legalDocument(id: string): ReturnType<typeof readDocument> {
  const document = documents.get(id) ?? readDocument(id);
  documents.set(id, document);
  return document;
}
