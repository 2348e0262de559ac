import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { describeQuery } from '#kit/screener/describe-screen.ts';
import { savedScreenHref, SCREENS_PATH } from '#kit/screener/saved-screen.ts';
import { savedStore, type SavedStore } from './saved-store.ts';
import { FailureLine } from './FailureLine.tsx';

interface Props {
  /** The query that is shown, as it would be kept. */
  query: string;
  /** Address of the page, to come back to. */
  here: string;
  onSave: () => void;
  saved?: SavedStore;
}

/** A person's own screens, in the menu of screens. */
export default function SavedMenu({ query, here, onSave, saved = savedStore() }: Props): ReactNode {
  const { screens, failure } = useStore(saved.$saved);
  useEffect(() => void saved.load(), [saved]);
  return (
    <>
      {failure && (
        <FailureLine
          kind={failure}
          failed="Your screens did not load."
          here={here}
          onRetry={() => void saved.load()}
        />
      )}
      {screens === null && !failure && <p className="help menu-line">Loading…</p>}
      {screens?.length === 0 && <p className="help menu-line">You have saved none yet.</p>}
      {screens && screens.length > 0 && (
        <ul aria-label="Your screens">
          {screens.map((screen) => (
            <li key={screen.id}>
              <a
                href={savedScreenHref(screen.query)}
                aria-current={screen.query === query ? 'true' : undefined}
                data-step
                data-close
              >
                <span>
                  <strong>{screen.name}</strong>
                  <span className="help">{describeQuery(screen.query)}</span>
                </span>
                {screen.isDefault && <span className="count">Opens first</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="menu-actions">
        <button className="button button-secondary button-small" type="button" onClick={onSave}>
          Save this screen
        </button>
        {screens && screens.length > 0 && (
          <a className="button button-quiet button-small" href={SCREENS_PATH}>
            Rename, delete
          </a>
        )}
      </p>
    </>
  );
}
