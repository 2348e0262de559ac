// The three elements of the market data page in one script, so that a guest downloads little.
import { keepFolds } from '#ui/browser/kept-folds.ts';
import { REFRESH_MS } from './refresh-period.ts';

// The tables of the chart.
keepFolds();

class PriceChartElement extends HTMLElement {
  connectedCallback() {
    // Whoever saves data keeps the drawing, whose links do all that the chart does.
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const failure = this.querySelector<HTMLElement>('.failure');
    const touched = new AbortController();
    const waiting = new AbortController();
    /** The link of the chart that was pressed last before there was anything to act on it. */
    let pressed: HTMLElement | undefined;
    const start = () => {
      touched.abort();
      void import('../../chart/browser/start.ts')
        .then(
          // Not taken apart in the parameter, here and below: the build would write a longer way to it.
          (chart) => chart.operateChart(this),
          () => true,
        )
        .then((hasFailed) => {
          if (failure) failure.hidden = !hasFailed;
          // Now the chart does it, or the link leads to the drawing that it names.
          waiting.abort();
          pressed?.click();
          pressed = undefined;
        });
    };
    // The drawing is complete: what operates it takes half a second of a phone, and comes with the first touch.
    for (const kind of ['pointerover', 'focusin', 'market-refresh'])
      this.addEventListener(kind, start, touched);
    // A page that is loaded anew would lose the reader's place.
    const wait = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-control]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      pressed = link;
      if (!touched.signal.aborted) start();
    };
    this.addEventListener('click', wait, waiting);
    failure?.querySelector('button')?.addEventListener('click', start);
  }
}

customElements.define('price-chart', PriceChartElement);

/* The page is the same for everyone; who has signed in is brought the table of the page that only they may open. */
class AnalystRatingsElement extends HTMLElement {
  connectedCallback() {
    if (!/(?:^|; )isVerified=true/.test(document.cookie)) return;
    void import('../../analysts/browser/show-ratings.ts').then((ratings) => ratings.showRatings(this));
  }
}

customElements.define('analyst-ratings', AnalystRatingsElement);

class MarketRefreshElement extends HTMLElement {
  connectedCallback() {
    this.arm(new Date());
  }

  // What it takes is fetched when it is first needed.
  arm(loadedAt: Date) {
    setTimeout(() => {
      import('./start-refresh.ts').then(
        (refresh) => refresh.startRefresh(this, loadedAt, REFRESH_MS),
        () => this.arm(loadedAt),
      );
    }, REFRESH_MS);
  }
}

customElements.define('market-refresh', MarketRefreshElement);
