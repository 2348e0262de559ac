import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { ask } from '#ui/browser/ask.ts';
import { Share } from './icons.tsx';
import { createSharing } from './sharing.ts';
import { shareMessage, texts } from './texts.ts';

interface Props {
  thread: string;
  symbol: string;
  stocks: number | null;
}

/** Makes the public copy that the link leads to; without a conversation it leads to a new one about the stock. */
async function addressOf({ thread, symbol }: Props): Promise<string> {
  if (!thread) return `${location.origin}/redchat${symbol ? `?symbol=${encodeURIComponent(symbol)}` : ''}`;
  const { share_id } = await ask('POST /chat/threads/:threadId/share', { params: { threadId: thread } });
  return `${location.origin}/redchat/shared/${share_id}`;
}

/** Hands the link to the phone's own sharing where there is one, else to the clipboard; says which. */
async function handOver(text: string, url: string): Promise<string> {
  if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
    await navigator.share({ text, url });
    return 'Shared';
  }
  await navigator.clipboard.writeText(`${text} ${url}`);
  return 'Link copied';
}

/** "Share conversation link", which tells what became of it. */
export function ShareButton(props: Props) {
  const about = useRef(props);
  about.current = props;
  const [{ $isResting, $toast, share }] = useState(() =>
    createSharing(async () => handOver(shareMessage(about.current.stocks), await addressOf(about.current))),
  );
  const isResting = useStore($isResting);
  const toast = useStore($toast);
  return (
    <>
      <button
        className="button button-secondary"
        type="button"
        // It keeps the focus while it rests; what is pressed meanwhile does nothing.
        aria-disabled={isResting}
        onClick={() => void share()}
      >
        <Share />
        {texts.share}
      </button>
      {/* There before anything is said, or it would not be heard; outside of the row of buttons. */}
      <div className="chat-toast" role="status">
        {toast && <p className="toast">{toast}</p>}
      </div>
    </>
  );
}
