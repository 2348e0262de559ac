import { Mark, Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isLinked, isPlayer, pictureAddress } from './addresses.ts';

/** A mark that is an element and nothing else. */
const plainMark = (name: string) =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

/** A player of a text: kept as it is, and drawn as a box, for it loads nothing while one writes. */
const Player = Node.create({
  name: 'player',
  group: 'block',
  atom: true,
  addAttributes: () => ({ src: { default: null }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'iframe[src]',
      getAttrs: (frame) => (isPlayer(frame.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('p');
      dom.className = 'rich-player';
      dom.textContent = `Player: ${String(node.attrs['title'] ?? node.attrs['src'])}`;
      return { dom };
    },
});

/** A picture at an address that it may have. */
const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (image: HTMLElement) =>
        pictureAddress(image.getAttribute('src') ?? '') === undefined ? false : null,
    },
  ],
}).configure({ inline: true });

/** A table without widths, which the page gives it. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({
  resizable: false,
});
const noWidth = { colspan: { default: 1 }, rowspan: { default: 1 } };
const Cell = TableCell.extend({ addAttributes: () => noWidth });
const HeadCell = TableHeader.extend({ addAttributes: () => noWidth });

/** What a text may be made of: no more than the sanitizer lets through. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['https', 'mailto'],
      defaultProtocol: 'https',
      isAllowedUri: isLinked,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Picture,
  PlainTable,
  TableRow,
  Cell,
  HeadCell,
  Player,
  plainMark('sub'),
  plainMark('sup'),
];
