import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ChatThread } from '#contract/chat.ts';
import { guarded } from '#ui/browser/Boundary.tsx';
import {
  choose,
  isLoading as loading,
  isPast as past,
  openThread,
  type PageStock,
  startNew,
} from './frame.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { ArrowRight, Close, PanelRight, Plus, Search } from './icons.tsx';
import { ShareButton } from './ShareButton.tsx';
import { shortName, texts } from './texts.ts';
import { useHistory } from './use-history.ts';

interface Props {
  stock: PageStock;
  /** The conversation that the page was opened with. */
  thread: string;
  /** The first page of the history; null where it did not arrive. */
  history: readonly ChatThread[] | null;
  isMember: boolean;
  /** How many stocks are on record. */
  stocks: number | null;
}

const hrefOf = (symbol: string) => (symbol ? `/redchat?symbol=${encodeURIComponent(symbol)}` : '/redchat');

/** The panel beside the chat: what can be begun, shared and read about, and the conversations there are. */
function WholePanel({ stock: first, thread: opened, history, isMember, stocks }: Props) {
  const [stock, setStock] = useState(first);
  const { isOpen, setOpen, close, opener } = useSlidingPanel();
  const list = useHistory(history, isMember);
  const { thread, isPast } = useOpenThread(opened);
  const isLoading = useStore(loading);

  const begin = () => {
    startNew(stock);
    close();
  };
  const select = ({ thread_id, symbol, company_name }: ChatThread) => {
    if (loading.get()) return;
    const about = { symbol: symbol ?? '', name: company_name ?? '' };
    setStock(about);
    choose(thread_id, about);
    close();
  };
  return (
    <>
      {list.alert && (
        <p className="chat-page-alert" role="alert">
          {list.alert}
        </p>
      )}
      <button
        ref={opener}
        className="icon-button panel-opener"
        type="button"
        aria-label="Chats and history"
        aria-expanded={isOpen}
        aria-controls="chat-panel"
        onClick={() => setOpen(!isOpen)}
      >
        <PanelRight />
      </button>
      <aside
        id="chat-panel"
        className="chat-panel"
        data-open={isOpen ? '' : undefined}
        aria-label="Chats"
        aria-busy={isLoading}
      >
        <button className="icon-button panel-closer" type="button" aria-label="Close" onClick={close}>
          <Close />
        </button>
        <PanelButtons {...{ stock, thread, stocks, isPast, onBegin: begin }} />
        <History
          list={list}
          current={thread}
          onSelect={select}
          onDeleted={(id) => id === thread && begin()}
        />
      </aside>
    </>
  );
}

/** The conversation in the frame, and whether it was there before this visit. */
function useOpenThread(opened: string) {
  // The frame is known to scripts only; until one runs it shows what the page was opened with.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const current = useStore(openThread);
  const isPast = useStore(past);
  return isLive ? { thread: current, isPast } : { thread: opened, isPast: opened !== '' };
}

/** Whether the panel is in sight on a phone, and the button that opens it, to which the focus goes back. */
function useSlidingPanel() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // What had the focus goes out of sight with the panel.
  const close = () => {
    if (isOpen) opener.current?.focus();
    setOpen(false);
  };
  useEscape(isOpen, close);
  return { isOpen, setOpen, close, opener };
}

/** Escape closes what is open, wherever the focus is. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

interface ButtonsProps {
  stock: PageStock;
  thread: string;
  stocks: number | null;
  /** It was there before this visit. */
  isPast: boolean;
  onBegin(): void;
}

/** What can be begun, shared and read about. */
function PanelButtons({ stock, thread, stocks, isPast, onBegin }: ButtonsProps) {
  const begin = {
    href: hrefOf(stock.symbol),
    onClick: (event: React.MouseEvent) => {
      event.preventDefault();
      onBegin();
    },
  };
  return (
    <div className="panel-buttons">
      <a className="button" {...begin}>
        <Plus />
        {texts.newChat}
      </a>
      <ShareButton thread={thread} symbol={stock.symbol} stocks={stocks} />
      {isPast && stock.symbol && (
        <a className="button button-secondary" {...begin}>
          <Plus />
          <StockLabel words="Start new chat with" {...stock} />
        </a>
      )}
      {stock.symbol && (
        <a className="button button-secondary" href={`/stocks/${encodeURIComponent(stock.symbol)}`}>
          <ArrowRight />
          <StockLabel words="Learn about" {...stock} />
        </a>
      )}
    </div>
  );
}

/** "Learn about Compass Therapeutics - CMPX", in two lines where it is long. */
const StockLabel = ({ words, symbol, name }: PageStock & { words: string }) => (
  <span>
    {words} {shortName(name)} - {symbol}
  </span>
);

/** Made once: it takes the focus when it comes, and not with every change of the list. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

interface HistoryProps {
  list: ReturnType<typeof useHistory>;
  current: string;
  onSelect(thread: ChatThread): void;
  onDeleted(id: string): void;
}

/** The conversations, more of them as their end comes into view. */
function History({ list, current, onSelect, onDeleted }: HistoryProps) {
  const [isSearching, setSearching] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const toggleSearch = () => {
    setSearching(!isSearching);
    list.setSearch('');
  };
  return (
    <section className="history" aria-labelledby="history-title">
      <div className="history-head">
        <h2 id="history-title" tabIndex={-1} ref={heading}>
          History
        </h2>
        <button
          ref={searchButton}
          className="icon-button"
          type="button"
          aria-label="Search chats"
          aria-expanded={isSearching}
          onClick={toggleSearch}
        >
          <Search />
        </button>
      </div>
      {isSearching && (
        <SearchField
          value={list.search}
          onChange={list.setSearch}
          onClose={() => {
            toggleSearch();
            searchButton.current?.focus();
          }}
        />
      )}
      {list.threads.length === 0 && !list.failed && !list.isLoading && <p className="muted">{texts.empty}</p>}
      {list.threads.length > 0 && (
        <ol>
          {list.threads.map((thread) => (
            <HistoryRow
              key={thread.thread_id}
              thread={thread}
              isCurrent={thread.thread_id === current}
              onChoose={() => onSelect(thread)}
              onRename={(title) => list.rename(thread.thread_id, title)}
              onDelete={async () => {
                if (!(await list.remove(thread.thread_id))) return;
                // What had the focus is gone with the row.
                heading.current?.focus();
                onDeleted(thread.thread_id);
              }}
            />
          ))}
        </ol>
      )}
      {list.next !== null && <EndMarker key={list.next} onSeen={list.loadMore} />}
    </section>
  );
}

interface SearchFieldProps {
  value: string;
  onChange(typed: string): void;
  onClose(): void;
}

/** The field that narrows the conversations; Escape closes it. */
const SearchField = ({ value, onChange, onClose }: SearchFieldProps) => (
  <input
    className="input input-toolbar"
    type="search"
    aria-label="Search chats"
    placeholder="Title or company"
    maxLength={100}
    ref={takeFocus}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    onKeyDown={(event) => {
      if (event.key !== 'Escape') return;
      // The panel of a phone would close as well.
      event.stopPropagation();
      onClose();
    }}
  />
);

/** Says when it scrolls into view. */
function EndMarker({ onSeen }: { onSeen(): void }) {
  const marker = useRef<HTMLParagraphElement>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen.current());
    if (marker.current) observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return (
    <p className="muted history-more" ref={marker}>
      {texts.loadingMore}
    </p>
  );
}

/** The panel, which keeps a fault of its own to itself. */
export const Panel = guarded(WholePanel);
