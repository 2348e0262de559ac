import { atom, type ReadableAtom } from 'nanostores';
import type { FilterCounts } from '#contract/screener.ts';
import type { Screen } from '#kit/screener/load.ts';
import { activeFilters, type ScreenerState } from '#kit/screener/state.ts';
import { announce } from './wording.ts';

/** Rows that are about to be replaced are dimmed only when the answer takes this long. */
const DIM_AFTER_MS = 300;

type Counts = FilterCounts['counts'];

export interface ScreenView {
  /** What the address asks for; the controls show it at once. */
  wanted: ScreenerState;
  /** What the rows show; null before the first answer. */
  shown: Screen | null;
  /** Companies that each option of a filter would leave; null while unknown. */
  counts: Counts | null;
  notices: readonly string[];
  /** The answer is so late that the rows are dimmed. */
  waiting: boolean;
  /** What was tried and failed: to show what is wanted, or to bring the rows up to date. */
  failure: 'load' | 'refresh' | null;
  /** For those who hear the page. */
  announcement: string;
}

export interface ScreenStore {
  $view: ReadableAtom<ScreenView>;
  /** Shows another state. Resolves when it is shown, failed or was overtaken; the newest call always wins. */
  show(wanted: ScreenerState, notices?: readonly string[]): Promise<void>;
  /** Asks again for what is shown, without a sign unless it fails. Does nothing while a state is on its way. */
  refresh(): Promise<void>;
}

/** How the store comes by rows and by the counts of options, each in its own time. */
export interface ScreenSource {
  /** Both, where nothing has to be waited for. */
  known?(state: ScreenerState): { screen: Screen; counts: Counts } | undefined;
  screen(state: ScreenerState, signal: AbortSignal): Promise<Screen>;
  counts(state: ScreenerState, signal: AbortSignal): Promise<Counts>;
}

/** What the screener shows, and how it comes to show something else. */
export function createScreenStore(
  source: ScreenSource,
  first: Pick<ScreenView, 'wanted' | 'shown' | 'counts' | 'notices'>,
): ScreenStore {
  const $view = atom<ScreenView>({
    ...first,
    waiting: false,
    failure: first.shown ? null : 'load',
    announcement: '',
  });
  const change = (part: Partial<ScreenView>) => $view.set({ ...$view.get(), ...part });
  const rows = onlyNewest();
  const count = createCounting(source, first.counts && first.wanted, (counts) => change({ counts }));
  let dimming: ReturnType<typeof setTimeout> | undefined;

  return {
    $view,

    async show(wanted, notices = []) {
      clearTimeout(dimming);
      const known = source.known?.(wanted);
      if (known) {
        // One change, so that the page is drawn anew once.
        rows.stop();
        count.take(wanted);
        change({ ...shownAs(known.screen, notices), counts: known.counts, waiting: false });
        return;
      }
      change({ wanted, notices });
      dimming = setTimeout(() => change({ waiting: true }), DIM_AFTER_MS);
      void count.ask(wanted);
      await rows.run(
        (signal) => source.screen(wanted, signal),
        (shown) => change(shownAs(shown, notices)),
        () => change({ failure: 'load' }),
      );
      if (rows.isRunning()) return;
      clearTimeout(dimming);
      change({ waiting: false });
    },

    async refresh() {
      const { wanted, failure } = $view.get();
      if (rows.isRunning() || failure === 'load') return;
      await rows.run(
        (signal) => source.screen(wanted, signal),
        (shown) => change({ shown, failure: null }),
        () => change({ failure: 'refresh' }),
      );
    },
  };
}

const shownAs = (shown: Screen, notices: readonly string[]): Partial<ScreenView> => ({
  wanted: shown.state,
  shown,
  notices: shown.notice ? [...notices, shown.notice] : notices,
  failure: null,
  announcement: announce(shown),
});

/**
 * Asks for the counts of a state unless they are those of the state `counted` last. Old counts stay until the new ones
 * come; without an answer, which is null, an option merely has none.
 */
function createCounting(
  source: ScreenSource,
  counted: ScreenerState | null,
  onCounts: (counts: Counts | null) => void,
) {
  const counts = onlyNewest();
  let key = counted ? keyOfCounts(counted) : '';
  return {
    /** The counts of a state are there without asking. */
    take(wanted: ScreenerState) {
      counts.stop();
      key = keyOfCounts(wanted);
    },
    async ask(wanted: ScreenerState) {
      if (keyOfCounts(wanted) === key) return;
      key = keyOfCounts(wanted);
      await counts.run(
        (signal) => source.counts(wanted, signal),
        onCounts,
        () => {
          key = '';
          onCounts(null);
        },
      );
    },
  };
}

/** Runs one question at a time: a newer one aborts the one before, of which nothing is heard any more. */
function onlyNewest() {
  let running: AbortController | undefined;
  return {
    isRunning: () => running !== undefined,
    /** Nothing is heard of what is under way. */
    stop() {
      running?.abort();
      running = undefined;
    },
    async run<T>(
      ask: (signal: AbortSignal) => Promise<T>,
      onAnswer: (answer: T) => void,
      onFailure: () => void,
    ): Promise<void> {
      running?.abort();
      const mine = new AbortController();
      running = mine;
      try {
        const answer = await ask(mine.signal);
        if (running === mine) onAnswer(answer);
      } catch {
        if (running === mine) onFailure();
      } finally {
        if (running === mine) running = undefined;
      }
    },
  };
}

/** What the counts depend on: page, order and columns leave them as they are. */
function keyOfCounts(state: ScreenerState): string {
  const { filters, symbol, sector, industries } = state;
  return JSON.stringify([filters, symbol, sector, industries, activeFilters(state)]);
}
