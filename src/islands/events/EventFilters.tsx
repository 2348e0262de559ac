import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { EventRange } from '#contract/bounds.ts';
import { EVENTS_PATH, eventView, type EventView } from '#kit/events/event-view.ts';
import { guarded } from '#ui/browser/Boundary.tsx';
import { SearchBar } from '#ui/SearchBar.tsx';
import { useEventList } from './use-event-list.ts';

/** What stands on the chip of a range. */
export interface RangeChip {
  range: EventRange;
  /** `Next 7 days, to Nov 29`: some ranges are shorter than one thinks. */
  name: string;
  /** On a phone; the whole name stays for who listens. */
  short: string;
}

interface Props {
  view: EventView;
  ranges: readonly RangeChip[];
  /** How many events are listed, in words; '' where they did not arrive. */
  said: string;
  /** What is said when the events of a choice do not arrive. */
  failed: string;
}

/**
 * What narrows the events: a range, a search. Links and a form, which the page answers; hydrated, they change the list in
 * place, with the same addresses.
 */
export const EventFilters = guarded(({ view: first, ranges, said: firstSaid, failed }: Props) => {
  const { view, said, hasFailed, goTo, retry } = useEventList(first, firstSaid);
  const isHere = view.tab === 'upcoming' && !view.search;
  return (
    <>
      <div className="event-filters">
        {isHere && <Ranges ranges={ranges} view={view} goTo={goTo} />}
        <EventSearch view={view} goTo={goTo} />
      </div>
      <p className={view.search ? 'event-count' : 'visually-hidden'} role="status">
        {view.search || said !== firstSaid ? said : ''}
      </p>
      {hasFailed && (
        <div className="state" role="alert">
          <p className="state-title">{failed}</p>
          <p>The list below is that of before.</p>
          <button className="button button-secondary" type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    </>
  );
});

interface PartProps {
  view: EventView;
  goTo: (href: string) => void;
}

const isPlain = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => !metaKey && !ctrlKey && !shiftKey;

function Ranges({ ranges, view, goTo }: PartProps & Pick<Props, 'ranges'>): ReactNode {
  const chosen = ranges.find(({ range }) => range === view.range);
  return (
    <>
      <nav className="segmented event-ranges" aria-label="Range">
        {ranges.map(({ range, name, short }) => {
          const href = eventView.href({ tab: 'upcoming', range, search: '', page: 1 });
          return (
            <a
              key={range}
              href={href}
              aria-current={range === view.range ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                goTo(href);
              }}
            >
              <span className="short" aria-hidden="true">
                {short}
              </span>
              <span className="whole">{name}</span>
            </a>
          );
        })}
      </nav>
      {chosen && chosen.range !== 'all' && <p className="event-range-end muted small">{chosen.name}</p>}
    </>
  );
}

function EventSearch({ view, goTo }: PartProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(view.search);
  const { tab, range, search } = view;
  const clearHref = eventView.href({ tab, range, search: '', page: 1 });
  useEffect(() => {
    if (shown.current !== search && field.current) field.current.value = search;
    shown.current = search;
  }, [search]);
  // A search that is over: an emptied field shows the list again, without a press on Enter. It may have been emptied
  // before this was here.
  const clearIfEmpty = () => {
    if (search && field.current?.value === '') goTo(clearHref);
  };
  useEffect(clearIfEmpty, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goTo(eventView.href({ tab, range, search: field.current?.value.trim() ?? '', page: 1 }));
  };
  return (
    <SearchBar
      ref={field}
      action={EVENTS_PATH}
      subject="Events"
      value={search}
      placeholder="Search events"
      keep={{
        tab: tab === 'history' ? tab : undefined,
        range: tab === 'upcoming' && range !== 'all' ? range : undefined,
      }}
      clearHref={clearHref}
      onSubmit={submit}
      onInput={clearIfEmpty}
      onClear={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        field.current?.focus();
        goTo(clearHref);
      }}
    />
  );
}
