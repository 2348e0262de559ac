import type { Typed, Typing } from './autosave.ts';

/** Fields of a form that say what is done with it, not what it holds. */
const APART = new Set(['intent', 'typed', 'version', 'key']);

/** What a form holds, and the version of the entry that it began with. */
export function readTyping(form: HTMLFormElement): Typing {
  const typed: Record<string, string> = {};
  let version: number | null = null;
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    if (name === 'version') version = Number(value) || null;
    else if (!APART.has(name)) typed[name] = value;
  }
  return { typed, version };
}

/** Puts what was typed back into the fields, with the version it was typed over, so that a save compares with that one. */
export function applyTyping(form: HTMLFormElement, { typed, version }: Typing): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = field.name in typed;
    else if (field instanceof HTMLInputElement && field.type === 'radio')
      field.checked = typed[field.name] === field.value;
    else if (
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      field.name !== '' &&
      !APART.has(field.name)
    )
      field.value = typed[field.name] ?? '';
    else if (field instanceof HTMLInputElement && field.name === 'version')
      field.value = String(version ?? '');
    else continue;
    // A rich text draws itself anew from it.
    if (field instanceof HTMLTextAreaElement) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** What the fields are called in which two forms differ. */
export function changedLabels(form: HTMLFormElement, one: Typed, other: Typed): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const labels = [...names]
    .filter((name) => (one[name] ?? '') !== (other[name] ?? ''))
    .map((name) => {
      const field = form.elements.namedItem(name);
      const label = field instanceof HTMLElement ? form.querySelector(`label[for="${field.id}"]`) : null;
      return label?.textContent.trim();
    });
  return [...new Set(labels.filter((label) => label !== undefined && label !== ''))] as string[];
}
