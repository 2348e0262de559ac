import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ChatThread } from '#contract/chat.ts';
import { formatDate, formatDateTime } from '#kit/time/dates.ts';
import { relativeTime } from '#kit/time/relative-time.ts';
import { Pencil, Trash } from './icons.tsx';
import { shortName } from './texts.ts';
import { Title } from './Title.tsx';

interface Props {
  thread: ChatThread;
  isCurrent: boolean;
  onChoose(): void;
  onRename(title: string): Promise<void>;
  onDelete(): Promise<void>;
}

/** One conversation: its company, its title, how long ago it began; it is opened, renamed, and deleted after a second press. */
export function HistoryRow({ thread, isCurrent, onChoose, onRename, onDelete }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // The button that the focus goes back to once what it opened is over.
  const opener = useRef<Deed>(undefined);
  const title = thread.chat_title ?? 'Untitled';
  const name = shortName(thread.company_name ?? thread.symbol ?? 'All companies');
  return (
    <li className="history-row" aria-current={isCurrent ? 'true' : undefined}>
      <div className="history-line">
        <a
          href={`/redchat?thread=${thread.thread_id}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose();
          }}
        >
          <strong>{name}</strong>
          <span className="visually-hidden">: {title}</span>
        </a>
        <Began at={thread.created_at} />
      </div>
      <div className="history-line">
        <Title
          key={`${title} ${isEditing}`}
          title={title}
          isEditing={isEditing}
          onEnd={(typed, byKey) => {
            opener.current = byKey ? 'Rename' : undefined;
            setEditing(false);
            if (typed?.trim() && typed.trim() !== title) void onRename(typed.trim());
          }}
        />
        {!isEditing && !isAsking && (
          <Deeds
            title={title}
            opener={opener}
            onRename={() => setEditing(true)}
            onDelete={() => setAsking(true)}
          />
        )}
      </div>
      {isAsking && (
        <Asked
          title={title}
          onCancel={() => {
            opener.current = 'Delete';
            setAsking(false);
          }}
          onDelete={onDelete}
        />
      )}
    </li>
  );
}

type Deed = 'Rename' | 'Delete' | undefined;

interface DeedsProps {
  title: string;
  opener: React.RefObject<Deed>;
  onRename(): void;
  onDelete(): void;
}

/** What can be done with a conversation; the one that was done or given up has the focus again. */
function Deeds({ title, opener, onRename, onDelete }: DeedsProps) {
  const row = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const at = opener.current === 'Rename' ? 0 : opener.current === 'Delete' ? 1 : undefined;
    opener.current = undefined;
    if (at !== undefined) row.current?.querySelectorAll('button')[at]?.focus();
  }, [opener]);
  return (
    <span className="history-deeds" ref={row}>
      <button type="button" aria-label={`Rename ${title}`} onClick={onRename}>
        <Pencil />
      </button>
      <button type="button" aria-label={`Delete ${title}`} onClick={onDelete}>
        <Trash />
      </button>
    </span>
  );
}

/** How long ago it began, with the full date at hand. A page that was made a minute before says another minute. */
function Began({ at }: { at: string | null }) {
  const said = relativeTime(at, new Date());
  return (
    <time
      className="history-day"
      dateTime={at ?? undefined}
      title={said === null ? undefined : formatDateTime(at)}
      suppressHydrationWarning
    >
      {said ?? formatDate(at)}
    </time>
  );
}

/** Made once, so that it takes the focus when it comes and not again. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** What is deleted does not come back: asked once more, where it stands. Escape keeps it. */
const Asked = ({
  title,
  onCancel,
  onDelete,
}: {
  title: string;
  onCancel(): void;
  onDelete(): Promise<void>;
}) => (
  <div
    className="history-ask"
    role="group"
    aria-label={`Delete ${title}?`}
    onKeyDown={(event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onCancel();
    }}
  >
    <button ref={takeFocus} className="button button-secondary button-small" type="button" onClick={onCancel}>
      Cancel
    </button>
    <button className="button button-destructive button-small" type="button" onClick={() => void onDelete()}>
      Delete
    </button>
  </div>
);
