import { useState } from 'react';
import { ask } from '#ui/browser/ask.ts';
import { Share } from './icons.tsx';
import { shareMessage, texts } from './texts.ts';

const DISABLED_MS = 3_000;
const TOAST_MS = 1_200;

interface Props {
  thread: string;
  symbol: string;
  stocks: number | null;
}

/** Makes the public copy that the link leads to; without a conversation it leads to a new one about the stock. */
async function addressOf(thread: string, symbol: string): Promise<string> {
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

/** "Share conversation link": after it has worked it rests for three seconds. */
export function ShareButton({ thread, symbol, stocks }: Props) {
  const [isResting, setResting] = useState(false);
  const [toast, setToast] = useState<string | null>(null);
  const share = async () => {
    setResting(true);
    setTimeout(() => setResting(false), DISABLED_MS);
    let said: string;
    try {
      said = await handOver(shareMessage(stocks), await addressOf(thread, symbol));
    } catch {
      said = 'The link could not be made';
    }
    setToast(said);
    setTimeout(() => setToast(null), TOAST_MS);
  };
  return (
    <>
      <button
        className="button button-secondary"
        type="button"
        disabled={isResting}
        onClick={() => void share()}
      >
        <Share />
        {texts.share}
      </button>
      <p className="toast chat-toast" role="status" hidden={toast === null}>
        {toast}
      </p>
    </>
  );
}
