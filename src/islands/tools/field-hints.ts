import { contrastHint, countHint, isOver } from '#kit/form/field-hint.ts';
import { ask } from '#ui/browser/ask.ts';

const PAUSE_MS = 400;

/** What stands beside the fields of a form follows what is typed: counts, contrasts, colours, how many are filled, and whose symbol it is. */
export class FieldHints {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;

  /** After a change of one field, or of the whole form. */
  follow(form: HTMLFormElement, field: Element | null): void {
    for (const each of field ? [field] : form.elements)
      if (
        (each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement) &&
        each.type !== 'checkbox' &&
        (field !== null || each.dataset['swatch'] === undefined)
      )
        this.#follow(form, each);
    for (const line of form.querySelectorAll<HTMLElement>('[data-filled]')) {
      const names = line.dataset['filled']?.split(' ') ?? [];
      const typed = new FormData(form);
      const filled = names.filter((name) => (typed.get(name) ?? '') !== '');
      line.textContent = `${filled.length} of ${names.length} filled`;
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  #follow(form: HTMLFormElement, field: HTMLInputElement | HTMLTextAreaElement): void {
    // A colour that is chosen is written into the field that is sent.
    if (field.dataset['swatch'] !== undefined) return choose(field);
    const hint = field.closest('.field')?.querySelector<HTMLElement>(`#${CSS.escape(`${field.name}-hint`)}`);
    const shown = Number(hint?.dataset['count']);
    if (hint && shown > 0) {
      hint.textContent = countHint(field.value, shown);
      hint.classList.toggle('over', isOver(field.value, shown));
    }
    if (hint?.dataset['contrast'] !== undefined) {
      hint.textContent = contrastHint(field.value);
      const swatch = field.parentElement?.querySelector<HTMLInputElement>('[data-swatch]');
      if (swatch && /^#[\da-f]{6}$/i.test(field.value)) swatch.value = field.value;
    }
    const named = form.querySelector<HTMLElement>(`[data-named="${CSS.escape(field.name)}"]`);
    if (named && field.name !== '') this.#name(named, field.value);
  }

  #name(place: HTMLElement, symbol: string): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    if (place.dataset['of'] === symbol) return;
    place.textContent = '';
    place.dataset['of'] = symbol;
    if (symbol.trim() === '') return;
    this.#timer = setTimeout(() => {
      this.#asking = new AbortController();
      ask(
        'GET /stock/details/:symbol',
        { params: { symbol: symbol.trim().toUpperCase() } },
        { signal: this.#asking.signal, staysSignedOut: true },
      )
        .then(({ name }) => (place.textContent = name))
        .catch(() => undefined);
    }, PAUSE_MS);
  }
}

function choose(swatch: HTMLInputElement | HTMLTextAreaElement): void {
  const text = swatch.parentElement?.querySelector<HTMLInputElement>('.input');
  if (!text) return;
  text.value = swatch.value;
  text.dispatchEvent(new Event('input', { bubbles: true }));
}
