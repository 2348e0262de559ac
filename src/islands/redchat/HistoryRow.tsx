import { useState } from 'react';
import type { ChatThread } from '#contract/chat.ts';
import { Pencil, Trash } from './icons.tsx';
import { dayOf, shortName } from './texts.ts';
import { Title } from './Title.tsx';

interface Props {
  thread: ChatThread;
  isCurrent: boolean;
  onChoose(): void;
  onRename(title: string): Promise<void>;
  onDelete(): Promise<void>;
}

/** One conversation: its company, its title, its day; it is opened, renamed, and deleted after a second press. */
export function HistoryRow({ thread, isCurrent, onChoose, onRename, onDelete }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const title = thread.chat_title ?? 'Untitled';
  const name = shortName(thread.company_name ?? 'All companies');
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
        <span className="history-day">{dayOf(thread.created_at)}</span>
      </div>
      <div className="history-line">
        <Title
          key={`${title} ${isEditing}`}
          title={title}
          isEditing={isEditing}
          onEnd={(typed) => {
            setEditing(false);
            if (typed?.trim() && typed.trim() !== title) void onRename(typed.trim());
          }}
        />
        {!isEditing && !isAsking && (
          <span className="history-deeds">
            <button type="button" aria-label={`Rename ${title}`} onClick={() => setEditing(true)}>
              <Pencil />
            </button>
            <button type="button" aria-label={`Delete ${title}`} onClick={() => setAsking(true)}>
              <Trash />
            </button>
          </span>
        )}
      </div>
      {isAsking && <Asked title={title} onCancel={() => setAsking(false)} onDelete={onDelete} />}
    </li>
  );
}

/** What is deleted does not come back: asked once more, where it stands. */
const Asked = ({
  title,
  onCancel,
  onDelete,
}: {
  title: string;
  onCancel(): void;
  onDelete(): Promise<void>;
}) => (
  <div className="history-ask" role="group" aria-label={`Delete ${title}?`}>
    <button className="button button-secondary button-small" type="button" onClick={onCancel}>
      Cancel
    </button>
    <button className="button button-destructive button-small" type="button" onClick={() => void onDelete()}>
      Delete
    </button>
  </div>
);
