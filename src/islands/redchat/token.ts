import { ask } from '#ui/browser/ask.ts';

/** Whether somebody has signed in here, as far as the browser knows. */
const isSignedIn = (): boolean => /(?:^|; )isVerified=true/.test(document.cookie);

/**
 * What the chat app is told to know who asks; null for a guest. The session's own token only where the operator has set so:
 * the page of the chat alone gives it out, to itself.
 */
export async function chatToken(kind: string | undefined): Promise<string | null> {
  if (!isSignedIn()) return null;
  try {
    if (kind !== 'session') return (await ask('POST /chat/token', {})).token;
    const answer = await fetch('/redchat', { method: 'POST', headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as { token: string | null }).token : null;
  } catch {
    return null;
  }
}
