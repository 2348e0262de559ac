import { useEffect, useRef, useState } from 'react';
import { EVENT_LIST_ID, EVENTS_PATH, eventView, type EventView } from '#kit/events/event-view.ts';
import { fetchList } from './fetch-list.ts';

const listOf = () => document.getElementById(EVENT_LIST_ID);
const viewAt = (href: string) => eventView.read(new URL(href, location.href).searchParams);

/**
 * The list of the page, which the server draws: `goTo` exchanges it for that of another address, which becomes the
 * page's. The newest choice wins; where its list does not arrive, the old one stays.
 */
export function useEventList(first: EventView, firstSaid: string) {
  const [view, setView] = useState(first);
  const [said, setSaid] = useState(firstSaid);
  const [hasFailed, setFailed] = useState(false);
  const asking = useRef<AbortController>(undefined);

  const show = async (href: string): Promise<void> => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    setView(viewAt(href));
    listOf()?.setAttribute('aria-busy', 'true');
    try {
      const list = await fetchList(href, mine.signal);
      if (mine.signal.aborted) return;
      // An old link may lead beyond the end: the server knows the last page.
      if (list.href !== new URL(href, location.href).href) history.replaceState(null, '', list.href);
      setView(viewAt(list.href));
      listOf()?.replaceChildren(...list.nodes);
      document.querySelector('.asked-in-vain')?.remove();
      if (list.inVain) document.getElementById('main')?.prepend(list.inVain);
      setSaid(list.said);
      setFailed(false);
    } catch {
      if (!mine.signal.aborted) setFailed(true);
    } finally {
      if (asking.current === mine) listOf()?.removeAttribute('aria-busy');
    }
  };
  const goTo = (href: string): Promise<void> => {
    if (new URL(href, location.href).href !== location.href) history.pushState(null, '', href);
    return show(href);
  };

  useEffect(() => {
    const list = listOf();
    const onPress = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || link.pathname !== EVENTS_PATH || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      // What was pressed goes away with its list: one reads on at the top of the next.
      void goTo(link.href).then(() => {
        list?.focus({ preventScroll: true });
        list?.scrollIntoView({ block: 'nearest' });
      });
    };
    const onWalk = () => void show(location.href);
    list?.addEventListener('click', onPress);
    window.addEventListener('popstate', onWalk);
    return () => {
      list?.removeEventListener('click', onPress);
      window.removeEventListener('popstate', onWalk);
    };
  }, []);

  return {
    view,
    said,
    hasFailed,
    goTo: (href: string) => void goTo(href),
    retry: () => void show(location.href),
  };
}
