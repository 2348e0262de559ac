import { type MouseEvent, type ReactNode, type RefObject, useEffect } from 'react';

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  /** The page of the video: what is submitted goes there, and who cancels stays there. */
  path: string;
  /** The server has opened it. */
  isOpen: boolean;
  title: string;
  text: string;
}

/** What an exclusive video asks before it plays: a form, which works without a script too. */
export function ExclusiveDialog({ ref, path, isOpen, title, text }: Props): ReactNode {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog?.open || dialog.matches(':modal')) return;
    // What the server opened stands beside the page; from here on it stands before it. Not close(): that would tell, a
    // moment later, that somebody has closed it.
    dialog.open = false;
    dialog.showModal();
  }, [ref]);
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    ref.current?.close();
    history.replaceState(null, '', path);
  };
  return (
    <dialog
      ref={ref}
      className="dialog floating video-question"
      open={isOpen}
      aria-labelledby="exclusive-title"
    >
      <h2 id="exclusive-title">{title}</h2>
      <p>{text}</p>
      <form className="dialog-actions" method="post" action={path}>
        <a className="button button-secondary" href={path} onClick={leave}>
          Cancel
        </a>
        <button className="button" type="submit">
          Submit
        </button>
      </form>
    </dialog>
  );
}
