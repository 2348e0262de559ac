import { newsletterMessages } from '#contract/newsletter-messages.ts';
import { showMessage } from './timed-message.ts';

/**
 * What sends a newsletter form, which comes with its first use. Where it does not come although the site answers, as after an update, the
 * form goes by itself; where nothing answers, the page stays with what was typed, and says so.
 */
export async function posting(
  host: HTMLElement,
  form: HTMLFormElement,
): Promise<typeof import('./post-in-place.ts') | null> {
  const sender = await import('./post-in-place.ts').catch(() => null);
  if (sender) return sender;
  const answers = await fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (answers) form.submit();
  host.dataset.state = 'failed';
  const line = host.querySelector('.status');
  if (line && !answers) showMessage(line, newsletterMessages.unexpected);
  return null;
}
