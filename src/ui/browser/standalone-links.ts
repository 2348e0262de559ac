import { symbolHref } from '#kit/symbol-href.ts';
import { isStandalone } from './standalone.ts';

/** In the installed app, lets every link marked `data-symbol` lead to the assistant. */
export function leadSymbols(root: ParentNode): void {
  if (!isStandalone()) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-symbol]'))
    link.href = symbolHref(link.dataset.symbol ?? '', true);
}
