import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { SCREEN_NAME_MAX } from '#contract/bounds.ts';
import { describeQuery } from '#kit/screener/describe-screen.ts';
import { type Saving, savedStore, type SavedStore } from './saved-store.ts';
import { Trouble } from './Trouble.tsx';
import { useModal } from './use-modal.ts';

interface Props {
  /** What is saved. */
  query: string;
  /** Address of the page, to come back to. */
  here: string;
  /** Called with the name under which it is kept. */
  onSaved: (name: string) => void;
  onClose: () => void;
  saved?: SavedStore;
}

type Fault = Exclude<Saving, { kind: 'saved' }>;

/** Keeps what the screener shows under a name. Until it is kept the fields stay as they were filled in. */
export default function SaveDialog({
  query,
  here,
  onSaved,
  onClose,
  saved = savedStore(),
}: Props): ReactNode {
  const dialog = useModal();
  const name = useRef<HTMLInputElement>(null);
  const opensFirst = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);

  const attempt = async (work: (isDefault: boolean) => Promise<Saving>, keptAs: string) => {
    if (busy) return;
    setBusy(true);
    const outcome = await work(opensFirst.current?.checked ?? false);
    setBusy(false);
    if (outcome.kind === 'saved') {
      onSaved(keptAs);
      dialog.current?.close();
      return;
    }
    setFault(outcome);
    if ('message' in outcome) name.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    // The screener takes up every other form as a step of its own.
    event.preventDefault();
    event.stopPropagation();
    const typed = name.current?.value.trim() ?? '';
    if (typed === '') {
      setFault({ kind: 'refused', message: 'Name is required' });
      name.current?.focus();
      return;
    }
    void attempt((isDefault) => saved.save({ name: typed, query, isDefault }), typed);
  };

  const message = fault && 'message' in fault ? fault.message : undefined;
  const taken = fault?.kind === 'taken' ? fault.screen : undefined;
  return (
    <dialog ref={dialog} className="floating dialog" aria-labelledby="save-dialog-title" onClose={onClose}>
      <h2 id="save-dialog-title">Save this screen</h2>
      <p>{describeQuery(query)}</p>
      <form className="save-form" onSubmit={onSubmit} noValidate>
        {fault && !('message' in fault) && (
          <Trouble kind={fault.kind} failed="Failed to save the screen. Please try again." here={here} />
        )}
        <div className="field">
          <label htmlFor="screen-name">Name</label>
          <input
            ref={name}
            id="screen-name"
            className="input"
            type="text"
            maxLength={SCREEN_NAME_MAX}
            autoComplete="off"
            aria-invalid={message === undefined ? undefined : true}
            aria-describedby={message === undefined ? undefined : 'screen-name-error'}
            onInput={() => setFault(null)}
          />
          {message !== undefined && (
            <p className="error-line" id="screen-name-error" role="alert">
              <span>
                {message}{' '}
                {taken && (
                  <button
                    className="link"
                    type="button"
                    onClick={() =>
                      void attempt(
                        (isDefault) => saved.replace(taken, { query, ...(isDefault && { isDefault }) }),
                        taken.name,
                      )
                    }
                  >
                    Replace it
                  </button>
                )}
              </span>
            </p>
          )}
        </div>
        <label className="check">
          <input ref={opensFirst} type="checkbox" />
          <span>Open the screener with it</span>
        </label>
        <div className="dialog-actions">
          <button className="button button-secondary" type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button className="button" type="submit" aria-disabled={busy || undefined}>
            Save
          </button>
        </div>
      </form>
    </dialog>
  );
}
