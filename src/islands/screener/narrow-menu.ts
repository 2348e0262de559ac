import { foldText } from '#kit/text/fold.ts';

/** Leaves the links in a menu whose names have every word that was typed into its field. */
export function narrowMenu(field: HTMLInputElement): void {
  const menu = field.closest('[popover]');
  const words = foldText(field.value).split(/\s+/);
  let isEmpty = true;
  for (const row of menu?.querySelectorAll<HTMLElement>('li') ?? []) {
    const name = foldText(row.querySelector('span')?.textContent ?? '');
    row.hidden = !words.every((word) => name.includes(word));
    isEmpty &&= row.hidden;
  }
  const status = menu?.querySelector('[role="status"]');
  if (status) status.textContent = isEmpty ? 'No sub-sectors found' : '';
}
