import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Upload } from '#contract/upload.ts';
import { describeUpload } from '../upload-file.ts';
import { LINK_FAULT, PICTURE_FAULT, pictureAddress, typedLink } from './addresses.ts';
import { canShow } from './load-picture.ts';
import { UploadPicture } from './UploadPicture.tsx';

interface Props {
  editor: Editor;
  onClose(): void;
}

/** Asks for the address of a link over what is chosen; an empty one takes the link away. */
export function LinkPanel({ editor, onClose }: Props): ReactNode {
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [fault, setFault] = useState<string | null>(null);
  const insert = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address.trim() === '') {
      chain.unsetLink().run();
      return onClose();
    }
    const href = typedLink(address);
    if (href === undefined) return setFault(LINK_FAULT);
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({
          type: 'text',
          text: href.replace(/^mailto:/, ''),
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run();
    else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <PanelFrame label="Link" action="Set link" onAct={insert} onClose={onClose}>
      <PanelField
        label="Address of the link"
        placeholder="https:// or mailto:"
        value={address}
        fault={fault}
        first
        onValue={(value) => {
          setAddress(value);
          setFault(null);
        }}
      />
    </PanelFrame>
  );
}

/** Asks for a picture by its address or from this machine, and for what it shows; it is tried in this browser first. */
export function PicturePanel({ editor, onClose }: Props): ReactNode {
  const chosen = editor.isActive('image') ? editor.getAttributes('image') : {};
  const [address, setAddress] = useState(String(chosen['src'] ?? ''));
  const [alt, setAlt] = useState(String(chosen['alt'] ?? ''));
  const [faults, setFaults] = useState<{ address?: string; alt?: string }>({});
  const [isTrying, setTrying] = useState(false);
  const [uploaded, setUploaded] = useState<Upload | null>(null);
  const take = (upload: Upload) => {
    setUploaded(upload);
    setAddress(upload.address);
    setAlt((typed) => typed || (upload.alt ?? ''));
    setFaults({});
  };
  const insert = async () => {
    const src = pictureAddress(address);
    const found = {
      ...(src === undefined && { address: PICTURE_FAULT }),
      ...(alt.trim() === '' && { alt: 'A description is required' }),
    };
    setFaults(found);
    if (src === undefined || Object.keys(found).length > 0 || isTrying) return;
    setTrying(true);
    const isShown = await canShow(src);
    setTrying(false);
    if (!isShown) return setFaults({ address: 'There is no picture at this address' });
    // Whoever chooses it again finds what it shows.
    if (uploaded?.address === src && uploaded.alt === null) describeUpload(uploaded.id, alt.trim());
    editor.chain().focus().setImage({ src, alt: alt.trim() }).run();
    onClose();
  };
  return (
    <PanelFrame
      label="Picture"
      action={isTrying ? 'Trying …' : 'Insert'}
      onAct={() => void insert()}
      onClose={onClose}
    >
      <PanelField
        label="Image URL"
        placeholder="https://"
        value={address}
        fault={faults.address ?? null}
        first
        onValue={setAddress}
      />
      <UploadPicture onUploaded={take} />
      <PanelField
        label="Description for people who cannot see it"
        value={alt}
        fault={faults.alt ?? null}
        takesFocus={faults.address === undefined}
        askedFor={uploaded}
        onValue={setAlt}
      />
    </PanelFrame>
  );
}

interface FrameProps {
  label: string;
  action: string;
  onAct(): void;
  onClose(): void;
  children: ReactNode;
}

/** Stands within the form of the entry, and sends nothing with it. */
function PanelFrame({ label, action, onAct, onClose, children }: FrameProps): ReactNode {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onAct();
    else return;
    event.preventDefault();
  };
  return (
    <div
      className="rich-panel floating"
      role="group"
      aria-label={label}
      onKeyDown={onKey}
      // Nothing of it is of the entry.
      onInput={(event) => event.stopPropagation()}
    >
      {children}
      <div className="rich-acts">
        <button type="button" className="button button-small" onClick={onAct}>
          {action}
        </button>
        <button type="button" className="button button-small button-quiet" onClick={onClose}>
          Cancel
        </button>
      </div>
    </div>
  );
}

interface FieldProps {
  label: string;
  value: string;
  fault: string | null;
  placeholder?: string;
  first?: boolean;
  /** Its fault is the first. */
  takesFocus?: boolean;
  /** Each thing that this is asked of brings the focus here. */
  askedFor?: object | null;
  onValue(value: string): void;
}

function PanelField({
  label,
  value,
  fault,
  placeholder,
  first = false,
  takesFocus = true,
  askedFor = null,
  onValue,
}: FieldProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (first || askedFor || (fault && takesFocus)) field.current?.focus();
  }, [first, fault, takesFocus, askedFor]);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        className="input input-toolbar"
        id={id}
        type="text"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
        onChange={(event) => onValue(event.target.value)}
      />
      {fault && (
        <p className="error-line" id={`${id}-error`} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
