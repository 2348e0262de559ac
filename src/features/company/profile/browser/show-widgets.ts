import { isApiError } from '#contract/api-error.ts';
import { ask } from '#ui/browser/ask.ts';
import { clientMessages } from '../messages.ts';
import { hostOf } from '../safe-address.ts';
import { widgetAddress } from '../widget-address.ts';

const FAILED = 'Failed to load data. Please try again.';

/** What a failure means for whoever asks: what is missing to be let in, or that something failed. */
const wordsOf = (error: unknown): string =>
  isApiError(error) && (error.status === 401 || error.status === 403) ? error.message : FAILED;

function widgetOf(text: string, title: string): HTMLElement | null {
  const address = widgetAddress(text);
  if (!address) return null;
  if (!address.isFramed) {
    const line = document.createElement('p');
    const link = document.createElement('a');
    link.href = address.href;
    link.rel = 'noopener';
    link.textContent = `Analyst widget at ${hostOf(address.href)}`;
    line.append(link);
    return line;
  }
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.loading = 'lazy';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  frame.src = address.href;
  return frame;
}

/** Asks for the analyst widgets of the company that `host` names, and shows them, or what came of it. */
export async function showWidgets(host: HTMLElement): Promise<void> {
  const told = host.querySelector('[role="status"]');
  if (!told) return;
  const { symbol = '' } = host.dataset;
  host.querySelector('button')?.remove();
  told.textContent = '';
  try {
    const { urls } = await ask('GET /api/tipranks', { query: { symbol } });
    const widgets = urls.flatMap((url, i) => widgetOf(url, `Analyst insights ${i + 1}`) ?? []);
    if (widgets.length === 0) told.textContent = clientMessages.noWidgets;
    host.append(...widgets);
  } catch (error) {
    told.textContent = wordsOf(error);
    const again = document.createElement('button');
    again.type = 'button';
    again.className = 'button button-secondary';
    again.textContent = 'Try again';
    again.addEventListener('click', () => void showWidgets(host));
    host.append(again);
  }
}
