import { clientMessages } from '../messages.ts';
import { hostOf } from '../safe-address.ts';
import { widgetAddress } from '../widget-address.ts';

/** What a refusal means for whoever asks: an envelope's message, or that something failed. */
async function refusalOf(response: Response): Promise<string> {
  if (response.status === 401 || response.status === 403) {
    const body = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
    if (body?.error?.message) return body.error.message;
  }
  return 'Failed to load data. Please try again.';
}

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
    const response = await fetch(`/api/tipranks?symbol=${encodeURIComponent(symbol)}`);
    if (!response.ok) throw new Error(await refusalOf(response));
    const { urls } = (await response.json()) as { urls: string[] };
    const widgets = urls.flatMap((url, i) => widgetOf(url, `Analyst insights ${i + 1}`) ?? []);
    if (widgets.length === 0) told.textContent = clientMessages.noWidgets;
    host.append(...widgets);
  } catch (error) {
    told.textContent =
      error instanceof TypeError || !(error instanceof Error)
        ? 'Failed to load data. Please try again.'
        : error.message;
    const again = document.createElement('button');
    again.type = 'button';
    again.className = 'button button-secondary';
    again.textContent = 'Try again';
    again.addEventListener('click', () => void showWidgets(host));
    host.append(again);
  }
}
