const tags = new Set(
  'A P BR STRONG EM DEL UL OL LI CODE PRE BLOCKQUOTE H3 H4 DIV SPAN TABLE CAPTION THEAD TBODY TR TH TD FIGURE FIGCAPTION svg line rect text path'.split(
    ' ',
  ),
);
const attributes = new Set(
  'href rel target class id role tabindex aria-label aria-hidden scope data-label start x y x1 x2 y1 y2 dy d width height viewBox preserveAspectRatio'.split(
    ' ',
  ),
);

/**
 * HTML of an answer as nodes: what a chat backend on another server sends is held once more to what answers are made of.
 * A template is inert: nothing in it loads or runs.
 */
export function safeNodes(html: string): DocumentFragment {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  for (const element of content.querySelectorAll('*')) {
    if (!tags.has(element.tagName)) element.remove();
    for (const { name, value } of [...element.attributes])
      if (!attributes.has(name) || (name === 'href' && !/^(?:#|\/(?![/\\])|https:\/\/)/.test(value)))
        element.removeAttribute(name);
  }
  return content;
}
