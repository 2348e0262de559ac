import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import type { Node } from '@tiptap/pm/model';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cleanPaste } from './clean-paste.ts';
import { extensions } from './extensions.ts';
import { LinkPanel, PicturePanel } from './Panels.tsx';
import { lostIn, tidyHtml, wordsIn } from './tidy-html.ts';
import { type Panel, Toolbar } from './Toolbar.tsx';

interface Props {
  /** The field of the form, which holds the HTML. */
  area: HTMLTextAreaElement;
  label: string;
  /** The field that says whether the text is HTML, where it can be something else. */
  choice: HTMLSelectElement | null;
}

/** A text as it will look, over the field that holds its HTML. The field changes only when the text does. */
export function RichText({ area, label, choice }: Props): ReactNode {
  const isHtml = useIsHtml(choice);
  const [lost, setLost] = useState(() => lostIn(area.value));
  const [isSource, setSource] = useState(lost.length > 0);
  const editor = useTextEditor(area, label);
  useEffect(() => showArea(area, isSource || !isHtml), [area, isSource, isHtml]);
  if (!editor || !isHtml) return null;
  if (isSource)
    return (
      <div className="rich-source">
        <span>
          {lost.length > 0
            ? `Edited as HTML, for it holds what the editor would lose: ${lost.join(', ')}.`
            : 'Edited as HTML.'}
        </span>
        <button
          type="button"
          className="link"
          onClick={() => {
            editor.commands.setContent(area.value, { emitUpdate: false });
            setSource(false);
          }}
        >
          Edit as text
        </button>
      </div>
    );
  return (
    <Written
      editor={editor}
      label={label}
      onSource={() => {
        setLost(lostIn(area.value));
        setSource(true);
        requestAnimationFrame(() => area.focus());
      }}
    />
  );
}

const useIsHtml = (choice: HTMLSelectElement | null): boolean =>
  useSyncExternalStore(
    (onChange) => {
      choice?.addEventListener('change', onChange);
      return () => choice?.removeEventListener('change', onChange);
    },
    () => choice === null || choice.value === 'html',
  );

function Written({
  editor,
  label,
  onSource,
}: {
  editor: Editor;
  label: string;
  onSource(): void;
}): ReactNode {
  const [panel, setPanel] = useState<Panel>(null);
  const { words, unnamed } = useEditorState({ editor, selector: ({ editor }) => countIn(editor.state.doc) });
  const close = () => {
    setPanel(null);
    editor.commands.focus();
  };
  return (
    <div className="rich">
      <div className="rich-head">
        <Toolbar editor={editor} label={label} panel={panel} onPanel={setPanel} onSource={onSource} />
        <span className="rich-count">{`${words} ${words === 1 ? 'word' : 'words'}`}</span>
      </div>
      {panel === 'link' && <LinkPanel editor={editor} onClose={close} />}
      {panel === 'picture' && <PicturePanel editor={editor} onClose={close} />}
      <EditorContent editor={editor} />
      {unnamed > 0 && (
        <p className="rich-note" role="status">
          {unnamed === 1 ? 'A picture has' : `${unnamed} pictures have`} no description: choose it, then press
          Picture.
        </p>
      )}
    </div>
  );
}

function countIn(doc: Node): { words: number; unnamed: number } {
  let unnamed = 0;
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'image' && !attrs['alt']) unnamed += 1;
  });
  return { words: wordsIn(doc.textBetween(0, doc.content.size, ' ', ' ')), unnamed };
}

function useTextEditor(area: HTMLTextAreaElement, label: string): Editor | null {
  const isOwn = useRef(false);
  const editor = useEditor({
    extensions,
    content: area.value,
    // The policy of the page refuses styles that a script brings; they are in a file.
    injectCSS: false,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: 'prose rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(area.getAttribute('aria-invalid') && {
          'aria-invalid': 'true',
          'aria-describedby': `${area.id}-error`,
        }),
      },
      transformPastedHTML: cleanPaste,
      // Tab goes from cell to cell, and so another key leads out of a table.
      handleKeyDown: ({ dom }, { key }) => {
        if (key !== 'Escape') return false;
        dom.closest('.rich')?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
        return true;
      },
    },
    onUpdate({ editor: written }) {
      isOwn.current = true;
      area.value = tidyHtml(written.getHTML());
      area.dispatchEvent(new Event('input', { bubbles: true }));
      isOwn.current = false;
    },
  });
  useEffect(() => {
    const onInput = () => {
      if (!isOwn.current) editor?.commands.setContent(area.value, { emitUpdate: false });
    };
    // The label and the first fault of the form lead to the field.
    const onFocus = () => area.classList.contains('rich-hidden') && editor?.commands.focus();
    area.addEventListener('input', onInput);
    area.addEventListener('focus', onFocus);
    return () => {
      area.removeEventListener('input', onInput);
      area.removeEventListener('focus', onFocus);
    };
  }, [area, editor]);
  return editor;
}

/** Shows the field, or hides it behind the text; its help is about HTML, and goes with it. */
function showArea(area: HTMLTextAreaElement, isShown: boolean): void {
  area.classList.toggle('rich-hidden', !isShown);
  area.tabIndex = isShown ? 0 : -1;
  area.ariaHidden = isShown ? null : 'true';
  const help = document.getElementById(`${area.id}-help`);
  if (help) help.hidden = !isShown;
}
