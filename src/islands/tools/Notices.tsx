import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { formatDateTime } from '#kit/time/dates.ts';
import { loginHref } from '#kit/href/login-href.ts';
import { changedLabels, readTyping } from './form-values.ts';
import type { Editing, Offer } from './editing.ts';

/** What has to be said above the form: what was typed before, who else is here, and what was saved meanwhile. */
export function Notices({ editing }: { editing: Editing }): ReactNode {
  const offers = useStore(editing.$offers);
  const presence = useStore(editing.$presence);
  const state = useStore(editing.autosave.$state);
  const others = presence?.others ?? [];
  const newest = presence?.newest ?? null;
  return (
    <div role="status">
      {offers.map((offer) => (
        <OfferLine key={offer.at} editing={editing} offer={offer} newest={newest?.version ?? null} />
      ))}
      {newest && newest.version > editing.version && editing.version > 0 && (
        <p className="banner editor-notice">
          <span>
            {newest.by ?? 'Somebody else'} saved version {newest.version}, {formatDateTime(newest.at)}. What
            you have typed stays, and saves nothing over it.
          </span>
          <button type="button" onClick={() => editing.compare()}>
            Compare
          </button>
        </p>
      )}
      {others.map(({ by, since, typed_at }) => (
        <p key={`${by} ${since}`} className="banner editor-notice">
          <span>
            {by ?? 'Somebody else'} has this open too, since {formatDateTime(since)}
            {typed_at ? `, and has changes of ${formatDateTime(typed_at)} that are not saved.` : '.'}
          </span>
        </p>
      ))}
      {state.is === 'elsewhere' && (
        <p className="banner editor-notice">
          <span>
            Another window of yours has typed something newer here. What stands in this one is held by this
            browser.
          </span>
          <button type="button" onClick={() => void editing.autosave.takeOver()}>
            Keep this one
          </button>
        </p>
      )}
      {state.is === 'ended' && (
        <p className="banner editor-notice">
          <span>Your session has ended. What you typed is held by this browser.</span>
          <a
            href={loginHref(window.location.pathname + window.location.search)}
            target="_blank"
            rel="noreferrer"
          >
            Log in in another window
          </a>
        </p>
      )}
    </div>
  );
}

function OfferLine({
  editing,
  offer,
  newest,
}: {
  editing: Editing;
  offer: Offer;
  newest: number | null;
}): ReactNode {
  const { form } = editing;
  const labels = form ? changedLabels(form, readTyping(form).typed, offer.typed) : [];
  const since = newest !== null && offer.version !== null && newest > offer.version;
  return (
    <div className="banner editor-notice">
      <span>
        You typed here {formatDateTime(offer.at)} and did not save it
        {labels.length > 0 && `: ${labels.join(', ')}`}.
        {since && ` It was typed over version ${offer.version}; version ${newest} was saved since.`}
      </span>
      <button type="button" onClick={() => editing.take(offer)}>
        Take it up
      </button>
      <button type="button" onClick={() => void editing.discard(offer)}>
        Discard it
      </button>
    </div>
  );
}
