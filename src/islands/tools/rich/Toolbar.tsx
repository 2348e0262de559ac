import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { RichIcon, type IconName } from './icons.tsx';

/** What stands open under the toolbar. */
export type Panel = 'link' | 'picture' | null;

interface Tool {
  name: string;
  icon?: IconName;
  /** Whether what is chosen has it; undefined for what is done and over. */
  isOn?: boolean;
  isOff?: boolean;
  run(): void;
}

interface Props {
  editor: Editor;
  label: string;
  panel: Panel;
  onPanel(panel: Panel): void;
  onSource(): void;
}

/** What can be done to a text, as one stop of the Tab key: arrows go from tool to tool. */
export function Toolbar(props: Props): ReactNode {
  const { label } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const groups = useTools(props);
  const count = groups.flat().length;
  const move = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + count) % count;
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const firstOf = groups.map((_, group) => groups.slice(0, group).flat().length);
  return (
    <div
      className="rich-bar"
      role="toolbar"
      aria-label={`Formatting: ${label}`}
      ref={bar}
      tabIndex={-1}
      onKeyDown={move}
    >
      {groups.map((tools, group) => (
        <span key={tools[0]?.name} className="rich-group">
          {tools.map(({ name, icon, isOn, isOff = false, run }, place) => {
            const index = (firstOf[group] ?? 0) + place;
            return (
              <button
                key={name}
                type="button"
                className={icon ? undefined : 'rich-words'}
                title={name}
                aria-label={name}
                aria-pressed={isOn}
                aria-disabled={isOff || undefined}
                tabIndex={index === Math.min(at, count - 1) ? 0 : -1}
                onFocus={() => setAt(index)}
                onClick={() => !isOff && run()}
              >
                {icon ? <RichIcon name={icon} /> : name}
              </button>
            );
          })}
        </span>
      ))}
    </div>
  );
}

function useTools({ editor, panel, onPanel, onSource }: Props): Tool[][] {
  const is = useEditorState({ editor, selector: ({ editor }) => stateOf(editor) });
  const run = () => editor.chain().focus();
  const toggle =
    (name: Panel): Tool['run'] =>
    () =>
      onPanel(panel === name ? null : name);
  return [
    [
      { name: 'Heading', icon: 'heading2', isOn: is.h2, run: () => run().toggleHeading({ level: 2 }).run() },
      {
        name: 'Small heading',
        icon: 'heading3',
        isOn: is.h3,
        run: () => run().toggleHeading({ level: 3 }).run(),
      },
      { name: 'Bold', icon: 'bold', isOn: is.bold, run: () => run().toggleBold().run() },
      { name: 'Italic', icon: 'italic', isOn: is.italic, run: () => run().toggleItalic().run() },
      { name: 'Link', icon: 'link', isOn: is.link, run: toggle('link') },
    ],
    [
      { name: 'List', icon: 'bullets', isOn: is.bullets, run: () => run().toggleBulletList().run() },
      {
        name: 'Numbered list',
        icon: 'numbers',
        isOn: is.numbers,
        run: () => run().toggleOrderedList().run(),
      },
      { name: 'Quote', icon: 'quote', isOn: is.quote, run: () => run().toggleBlockquote().run() },
    ],
    [
      {
        name: 'Table',
        icon: 'table',
        isOff: is.table,
        run: () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      },
      { name: 'Picture', icon: 'picture', isOn: is.picture, run: toggle('picture') },
    ],
    [
      { name: 'Undo', icon: 'undo', isOff: !is.undo, run: () => run().undo().run() },
      { name: 'Redo', icon: 'redo', isOff: !is.redo, run: () => run().redo().run() },
      { name: 'Edit as HTML', icon: 'code', run: onSource },
    ],
    ...(is.table ? [tableTools(run)] : []),
  ];
}

const tableTools = (run: () => ReturnType<Editor['chain']>): Tool[] => [
  { name: 'Row above', run: () => run().addRowBefore().run() },
  { name: 'Row below', run: () => run().addRowAfter().run() },
  { name: 'Delete row', run: () => run().deleteRow().run() },
  { name: 'Column before', run: () => run().addColumnBefore().run() },
  { name: 'Column after', run: () => run().addColumnAfter().run() },
  { name: 'Delete column', run: () => run().deleteColumn().run() },
  { name: 'Heading row', run: () => run().toggleHeaderRow().run() },
  { name: 'Delete table', run: () => run().deleteTable().run() },
];

const stateOf = (editor: Editor) => ({
  h2: editor.isActive('heading', { level: 2 }),
  h3: editor.isActive('heading', { level: 3 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  link: editor.isActive('link'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  picture: editor.isActive('image'),
  table: editor.isActive('table'),
  undo: editor.can().undo(),
  redo: editor.can().redo(),
});
