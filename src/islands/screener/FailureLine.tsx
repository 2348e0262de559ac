import type { ReactNode } from 'react';
import { loginHref } from '#kit/href/login-href.ts';
import type { ScreensFailure } from './saved-store.ts';

interface Props {
  kind: ScreensFailure;
  /** What was asked for and did not happen. */
  failed: string;
  /** The page to come back to. */
  here: string;
  /** Asks again; where there is a form, its own button does. */
  onRetry?: () => void;
}

/** Why the saved screens did not do what was asked, and the way out. */
export function FailureLine({ kind, failed, here, onRetry }: Props): ReactNode {
  return (
    <p className="error-line" role="alert">
      <span>
        {kind === 'signed-out' && (
          <>
            Your session has ended. <a href={loginHref(here)}>Log in</a> to go on.
          </>
        )}
        {kind === 'unverified' && (
          <>
            Please <a href="/verify">verify your account</a> first.
          </>
        )}
        {kind === 'failed' && (
          <>
            {failed}{' '}
            {onRetry && (
              <button className="link" type="button" onClick={onRetry}>
                Try again
              </button>
            )}
          </>
        )}
      </span>
    </p>
  );
}
