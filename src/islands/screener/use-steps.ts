import { type FormEvent, type MouseEvent, type RefObject, useState } from 'react';
import { goTo } from './history.ts';
import { linkTarget } from './links.ts';
import { narrowMenu } from './narrow-menu.ts';
import { rememberRows } from './remembered.ts';
import type { ScreenStore } from './screen-store.ts';

interface Steps {
  /** Goes to an address of the screener, in place. */
  go: (href: string) => Promise<void>;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onInput: (event: FormEvent<HTMLElement>) => void;
  onSubmit: (event: FormEvent<HTMLElement>) => void;
  /** Titles of the sub-sectors that were chosen, by SIC code. */
  industryNames: Readonly<Record<string, string>>;
}

/** Takes up in place where links marked `data-step` and forms lead. */
export function useSteps(
  store: ScreenStore,
  root: RefObject<HTMLElement | null>,
  opened: Readonly<Record<string, string>>,
): Steps {
  const [industryNames, setIndustryNames] = useState(opened);

  const go = async (href: string) => {
    const { page } = store.$view.get().wanted;
    await goTo(store, href);
    // A new page is read from its top, not from where the pager stands.
    const isTurned = store.$view.get().wanted.page !== page;
    const rows = root.current?.querySelector('.results');
    if (isTurned && (rows?.getBoundingClientRect().top ?? 0) < 0) rows?.scrollIntoView();
  };

  return {
    go,
    industryNames,

    onClick(event) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link?.href || link.dataset.step === undefined || isModified) return;
      event.preventDefault();
      const { sic, name, close, rows } = link.dataset;
      if (close !== undefined) link.closest<HTMLElement>('[popover]')?.hidePopover();
      if (rows) rememberRows(Number(rows));
      if (sic && name) setIndustryNames({ ...industryNames, [sic]: name });
      void go(linkTarget(link, store.$view.get().wanted));
    },

    onInput({ target }) {
      if (target instanceof HTMLInputElement && target.dataset.narrows !== undefined) narrowMenu(target);
    },

    onSubmit(event) {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return;
      event.preventDefault();
      const fields = [...new FormData(form)].filter(
        (field): field is [string, string] => typeof field[1] === 'string',
      );
      form.closest<HTMLElement>('[popover]')?.hidePopover();
      void go(`${form.action}?${new URLSearchParams(fields).toString()}`);
    },
  };
}
