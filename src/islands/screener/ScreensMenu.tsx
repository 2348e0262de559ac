import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { loginHref } from '#kit/href/login-href.ts';
import { queryOf, saveHref, SCREENS_PATH } from '#kit/screener/saved-screen.ts';
import type { ScreenerState } from '#kit/screener/state.ts';
import { screenerHref } from '#kit/screener/url.ts';
import { onDemand } from './on-demand.tsx';
import { isSignedIn, onSessionChange } from './signed-in.ts';
import { SCREENS_MENU_ID } from './wording.ts';

const SavedMenu = onDemand(
  () => import('./SavedMenu.tsx'),
  (again) => (
    <p className="error-line" role="alert">
      <span>
        Your screens did not load.{' '}
        <button className="link" type="button" onClick={again}>
          Try again
        </button>
      </span>
    </p>
  ),
  <p className="help menu-line">Loading…</p>,
);

interface Props {
  state: ScreenerState;
  /** The list of ready-made screens: HTML that works by itself. */
  ready: ReactNode;
  onSave: () => void;
}

/** Screens to go to: one's own, which come when the menu opens for who is signed in, and the ready-made. */
export function ScreensMenu({ state, ready, onSave }: Props): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const signedIn = useSyncExternalStore(onSessionChange, isSignedIn, () => false);
  const here = screenerHref(state);
  // HTML alone opens it: whoever was quicker than this script has it open by now.
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) setOpened(true);
  }, []);
  return (
    <div
      ref={menu}
      id={SCREENS_MENU_ID}
      popover="auto"
      className="floating menu screens-menu"
      role="group"
      aria-label="Screens"
      onToggle={() => setOpened(true)}
    >
      <p className="menu-title">Your screens</p>
      {!signedIn && (
        <p className="menu-line" data-audience="guest">
          <a className="link" href={loginHref(here)}>
            Log in
          </a>{' '}
          to save screens and to open with one of them.
        </p>
      )}
      {signedIn && opened && (
        <SavedMenu
          query={queryOf(state)}
          here={here}
          onSave={() => {
            // Closed first, so that the dialog gives the focus back to the button of the menu.
            menu.current?.hidePopover();
            onSave();
          }}
        />
      )}
      <noscript>
        <p className="menu-actions">
          <a className="button button-secondary button-small" href={saveHref(state)}>
            Save this screen
          </a>
          <a className="button button-quiet button-small" href={SCREENS_PATH}>
            Rename, delete
          </a>
        </p>
      </noscript>
      {ready}
    </div>
  );
}
