import { madeOnce } from '#kit/made-once.ts';
import { refreshFigures } from './refresh-figures.ts';
import { fetchInTime } from '#ui/browser/fetch-in-time.ts';
import { whileVisible } from '#ui/browser/while-visible.ts';

const newYork = madeOnce(
  () =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' }),
);

async function loadPage(): Promise<Document> {
  const response = await fetchInTime(location.href, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(String(response.status));
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/**
 * Keeps the figures of the page, which are those of `loadedAt`, in step with the market, every `periodMs`; `banner` is
 * shown while newer ones do not come.
 */
export function startRefresh(banner: HTMLElement, loadedAt: Date, periodMs: number): void {
  const refresh = async () => {
    try {
      const isNewer = await refreshFigures(document, loadPage);
      if (isNewer)
        document.querySelector('price-chart')?.dispatchEvent(new Event('market-refresh', { bubbles: true }));
      loadedAt = new Date();
      banner.hidden = true;
    } catch {
      const time = banner.querySelector('time');
      if (time) {
        time.dateTime = loadedAt.toISOString();
        time.textContent = `${newYork().format(loadedAt)} ET`;
      }
      banner.hidden = false;
    }
  };
  whileVisible(periodMs, () => void refresh(), document, loadedAt.getTime());
  banner.querySelector('button')?.addEventListener('click', () => void refresh());
}
