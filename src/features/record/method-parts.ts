/** One figure, or one kind of fact: how it is made in short, and in full where there is more to say. */
export interface MethodPart {
  id: string;
  title: string;
  short: string;
  /** Empty where all is said in short. */
  full: string;
}

/** Parts that belong together. */
export interface MethodGroup {
  id: string;
  title: string;
  parts: MethodPart[];
}

const heading = (depth: 2 | 3) => new RegExp(`<h${depth} id="([^"]*)">([\\s\\S]*?)</h${depth}>`, 'g');

/** What stands before the first heading of a depth, and each heading with what follows it. */
function cut(html: string, depth: 2 | 3) {
  const heads = [...html.matchAll(heading(depth))];
  return {
    before: html.slice(0, heads[0]?.index ?? html.length).trim(),
    pieces: heads.map(({ 0: whole, 1: id = '', 2: title = '', index }, at) => ({
      id,
      title,
      body: html.slice(index + whole.length, heads[at + 1]?.index ?? html.length).trim(),
    })),
  };
}

function partOf({ id, title, body }: { id: string; title: string; body: string }): MethodPart {
  const end = body.indexOf('</p>') + '</p>'.length;
  return { id, title, short: body.slice(0, end), full: body.slice(end).trim() };
}

/** The document of methods as the page shows it: the first paragraph of a part is its short answer. */
export function methodParts(html: string): { intro: string; groups: MethodGroup[] } {
  const { before, pieces } = cut(html, 2);
  return {
    intro: before,
    groups: pieces.map(({ id, title, body }) => ({ id, title, parts: cut(body, 3).pieces.map(partOf) })),
  };
}
