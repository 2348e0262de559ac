import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { SCREEN_NAME_MAX } from '#contract/bounds.ts';
import { describeQuery } from '#kit/screener/describe-screen.ts';
import { Dialog, DialogActions } from './Dialog.tsx';
import { FailureLine } from './FailureLine.tsx';
import { type Saving, savedStore, type SavedStore } from './saved-store.ts';

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

/** One attempt to save after the other: whether one is under way, and what became of the last. */
function useSaving(onSaved: Props['onSaved'], onFault: (fault: Fault) => void) {
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);

  const fail = (next: Fault) => {
    setFault(next);
    onFault(next);
  };
  const attempt = async (work: () => Promise<Saving>, savedAs: string, close: () => void) => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await work();
    setBusy(false);
    if (outcome.kind !== 'saved') return fail(outcome);
    onSaved(savedAs);
    close();
  };
  return { fault, isBusy, fail, attempt, clear: () => setFault(null) };
}

/** Keeps what the screener shows under a name. Until it is kept the fields stay as they were filled in. */
export default function SaveDialog({
  query,
  here,
  onSaved,
  onClose,
  saved = savedStore(),
}: Props): ReactNode {
  const name = useRef<HTMLInputElement>(null);
  const opensFirst = useRef<HTMLInputElement>(null);
  const { fault, isBusy, fail, attempt, clear } = useSaving(onSaved, (next) => {
    if ('message' in next) name.current?.focus();
  });

  const isDefault = () => opensFirst.current?.checked ?? false;
  const onSubmit = (event: FormEvent, close: () => void) => {
    // The screener takes up every other form as a step of its own.
    event.preventDefault();
    event.stopPropagation();
    const typed = name.current?.value.trim() ?? '';
    if (typed === '') return fail({ kind: 'refused', message: 'Name is required' });
    void attempt(() => saved.save({ name: typed, query, isDefault: isDefault() }), typed, close);
  };
  const replace = (close: () => void) => {
    const taken = fault?.kind === 'taken' ? fault.screen : undefined;
    if (!taken) return undefined;
    return () =>
      void attempt(
        () => saved.replace(taken, { query, ...(isDefault() && { isDefault: true }) }),
        taken.name,
        close,
      );
  };

  return (
    <Dialog name="save-dialog" title="Save this screen" onClose={onClose}>
      {(close) => (
        <>
          <p>{describeQuery(query)}</p>
          <form className="save-form" onSubmit={(event) => onSubmit(event, close)} noValidate>
            {fault && !('message' in fault) && (
              <FailureLine
                kind={fault.kind}
                failed="Failed to save the screen. Please try again."
                here={here}
              />
            )}
            <NameField
              input={name}
              message={fault && 'message' in fault ? fault.message : undefined}
              onInput={clear}
              onReplace={replace(close)}
            />
            <label className="check">
              <input ref={opensFirst} type="checkbox" />
              <span>Open the screener with it</span>
            </label>
            <DialogActions label="Save" isBusy={isBusy} close={close} />
          </form>
        </>
      )}
    </Dialog>
  );
}

interface NameFieldProps {
  input: RefObject<HTMLInputElement | null>;
  /** What is wrong with the name. */
  message: string | undefined;
  onInput: () => void;
  /** Replaces the screen that has the name already. */
  onReplace: (() => void) | undefined;
}

function NameField({ input, message, onInput, onReplace }: NameFieldProps): ReactNode {
  const isFaulty = message !== undefined;
  return (
    <div className="field">
      <label htmlFor="screen-name">Name</label>
      <input
        ref={input}
        id="screen-name"
        className="input"
        type="text"
        maxLength={SCREEN_NAME_MAX}
        autoComplete="off"
        aria-invalid={isFaulty || undefined}
        aria-describedby={isFaulty ? 'screen-name-error' : undefined}
        onInput={onInput}
      />
      {isFaulty && (
        <p className="error-line" id="screen-name-error" role="alert">
          <span>
            {message}{' '}
            {onReplace && (
              <button className="link" type="button" onClick={onReplace}>
                Replace it
              </button>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
