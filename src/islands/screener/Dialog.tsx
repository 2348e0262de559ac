import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** Also names the heading: `filter-dialog` has `filter-dialog-title`. */
  name: string;
  title: string;
  /** Filled with choices that scroll while its actions stay. */
  choices?: boolean;
  /** From where it stands beside the table it stands there, and the page goes on; below that it covers the page. */
  inPlace?: boolean;
  onClose: () => void;
  /** What stands below the title; `close` closes the dialog. */
  children: (close: () => void) => ReactNode;
}

/** Where the table has room beside it. */
const BESIDE = '(width >= 1200px)';

/** A dialog, open from when it appears; modal unless it has a place of its own. */
export function Dialog({
  name,
  title,
  choices = false,
  inPlace = false,
  onClose,
  children,
}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const wide = matchMedia(BESIDE);
    if (!inPlace || !wide.matches) {
      dialog.current?.showModal();
      return undefined;
    }
    dialog.current?.show();
    const close = () => dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={choices ? 'floating dialog choice-dialog' : 'floating dialog'}
      aria-labelledby={`${name}-title`}
      onClose={() => {
        // What opened it has the focus again, but may lie above what was scrolled meanwhile.
        if (inPlace) document.activeElement?.scrollIntoView({ block: 'nearest' });
        onClose();
      }}
      onKeyDown={(event) => {
        // Only a modal one closes by itself.
        if (event.key === 'Escape' && !event.defaultPrevented) dialog.current?.close();
      }}
    >
      <h2 id={`${name}-title`}>{title}</h2>
      {children(() => dialog.current?.close())}
    </dialog>
  );
}

interface ActionsProps {
  /** Of the button that submits. */
  label: string;
  isBusy?: boolean;
  close: () => void;
  /** Further actions, before Cancel. */
  children?: ReactNode;
}

/** The end of a dialog's form: Cancel, and what submits. */
export function DialogActions({ label, isBusy = false, close, children }: ActionsProps): ReactNode {
  return (
    <div className="dialog-actions">
      {children}
      <button className="button button-secondary" type="button" onClick={close}>
        Cancel
      </button>
      <button className="button" type="submit" aria-disabled={isBusy || undefined}>
        {label}
      </button>
    </div>
  );
}
