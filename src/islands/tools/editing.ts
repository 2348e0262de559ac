import { atom } from 'nanostores';
import { whileVisible } from '#ui/browser/while-visible.ts';
import { formatDateTime } from '#kit/time/dates.ts';
import type { DeskPresence } from '#contract/desk-copy.ts';
import { Autosave, clockTime, sameTyped, stateWords, type Typing } from './autosave.ts';
import { FieldHints } from './field-hints.ts';
import { applyTyping, readTyping } from './form-values.ts';
import { giveFocusBack, keepFocus } from './kept-focus.ts';
import { HeldCopy } from './held-copies.ts';
import { LivePreview } from './live-preview.ts';
import { deskOf } from './server.ts';

/** What was typed before and not saved. */
export interface Offer extends Typing {
  at: string;
}

const HEARTBEAT_MS = 20_000;

/** Writes into a part of the page that is not the form's. */
function say(part: string, words: string): void {
  const place = document.querySelector(`[data-states] [data-part="${part}"]`);
  if (place && place.textContent !== words) place.textContent = words;
}

/** Who else has the entry open, where the page has a place for it. */
function showOthers({ others }: DeskPresence): void {
  const [first, ...rest] = others;
  const name = first?.by ?? 'Somebody else';
  say('also-here', first ? name + (rest.length > 0 ? ` and ${rest.length} more` : '') : 'Nobody else');
  say('also-since', first ? `since ${formatDateTime(first.since)}` : '');
}

/** The form of one entry while a person works on it: saves it by itself, tells who else is there, and shows what it becomes. */
export class Editing {
  readonly $offers = atom<Offer[]>([]);
  readonly $presence = atom<DeskPresence | null>(null);
  readonly autosave: Autosave;
  readonly #host: HTMLElement;
  readonly #held: HeldCopy;
  readonly #desk: ReturnType<typeof deskOf>;
  readonly #preview: LivePreview | null;
  readonly #hints = new FieldHints();
  readonly #stop = new AbortController();
  #pressed: HTMLElement | null = null;
  #restHeart: (() => void) | undefined;

  constructor(host: HTMLElement) {
    const { kind = '', id = 'new', person = '', key = '', preview, frame = '' } = host.dataset;
    this.#host = host;
    this.#held = new HeldCopy({ kind, id, person, key });
    this.#desk = deskOf({ kind, id });
    this.#preview = preview === undefined ? null : new LivePreview(preview, frame);
    this.autosave = new Autosave({
      read: this.#desk.read,
      keep: this.#desk.keep,
      hold: (held) => this.#held.hold(held),
    });
  }

  get form(): HTMLFormElement | null {
    return this.#host.querySelector('account-form form');
  }

  /** The version that this form was made from. */
  get version(): number {
    return (this.form && readTyping(this.form).version) ?? 0;
  }

  async start(): Promise<void> {
    const { signal } = this.#stop;
    giveFocusBack(this.#host);
    for (const type of ['input', 'change'])
      document.addEventListener(type, (event) => this.#onType(event), { signal });
    this.#host.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    document.addEventListener('pointerdown', (event) => this.#onPress(event), { signal });
    this.#host.addEventListener('submit', (event) => this.#onSubmit(event), { signal, capture: true });
    this.#host.addEventListener('sent', (event) => this.#onSent(event), { signal });
    addEventListener('beforeunload', (event) => this.autosave.isUnsaved && event.preventDefault(), {
      signal,
    });
    for (const type of ['online', 'focus']) addEventListener(type, () => this.autosave.retry(), { signal });
    signal.addEventListener(
      'abort',
      this.autosave.$state.subscribe(() => this.#showState()),
    );
    this.#restHeart = whileVisible(HEARTBEAT_MS, () => void this.attend());
    await Promise.all([this.#offer(), this.attend()]);
  }

  stop(): void {
    this.#stop.abort();
    this.#restHeart?.();
    this.#preview?.stop();
    this.#hints.stop();
    this.autosave.pause();
  }

  /** Puts what was typed before into the form. */
  take(offer: Offer): void {
    if (!this.form) return;
    this.$offers.set(this.$offers.get().filter((each) => each !== offer));
    this.#lock();
    applyTyping(this.form, offer);
    this.#hints.follow(this.form, null);
    this.#noteChange();
    this.#goOn();
  }

  /** Forgets what was typed before. */
  async discard(offer: Offer): Promise<void> {
    const left = this.$offers.get().filter((each) => each !== offer);
    if (left.length === 0) await this.#forget();
    this.$offers.set(left);
    this.#lock();
    this.#goOn();
  }

  /** The button that was pressed goes with its line: the form has the focus then. */
  #goOn(): void {
    this.form?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus();
  }

  /** Shows a newer version beside what is typed: a save over it is refused, and answered with both. */
  compare(): void {
    const button = this.form?.querySelector<HTMLButtonElement>('button[name="intent"][value="draft"]');
    button?.click();
  }

  /** Says that the entry is open here, and learns who else has it. */
  async attend(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    const presence = await this.#desk.attend().catch(() => null);
    if (!presence) return;
    this.$presence.set(presence);
    showOthers(presence);
  }

  /** Offers what is not in the form yet: what the server keeps, and what only this browser holds. */
  async #offer(): Promise<void> {
    const { form } = this;
    if (!form) return;
    const base = readTyping(form).typed;
    const [held, there] = await Promise.all([this.#held.read(), this.#desk.read().catch(() => null)]);
    if (there) this.autosave.begin(there.revision);
    // Handed to the form's own save, which has gone through, for the server has forgotten the copy since.
    const isSaved =
      held?.left === true && there !== null && there.copy === null && there.revision > held.revision;
    // What is held goes on where the copy ends, unless another window has written that one since.
    const goesOn = held !== null && there !== null && held.revision === there.revision;
    const offers = [isSaved ? null : held, goesOn ? null : (there?.copy ?? null)].filter(
      (each) => each !== null,
    );
    const [first, second] = offers.filter(({ typed }) => !sameTyped(typed, base));
    // Where there is nothing, nothing is forgotten: what is typed meanwhile would be held for older than that.
    if (!first) return there && (there.copy || held) ? this.#forget() : undefined;
    const isTwice = second && sameTyped(first.typed, second.typed);
    this.$offers.set(second && !isTwice ? [first, second] : [first]);
    this.#lock();
  }

  async #forget(): Promise<void> {
    this.#held.hold(null);
    await this.#desk.drop();
    this.autosave.begin((await this.#desk.read()).revision);
  }

  /** Nothing is typed over what was typed before until it is decided what becomes of that. */
  #lock(): void {
    const host = this.#host.querySelector<HTMLElement>('account-form');
    if (host) host.inert = this.$offers.get().length > 0;
  }

  #onType({ target }: Event): void {
    const { form } = this;
    // A field may stand elsewhere on the page.
    if (!form || !(target instanceof HTMLElement) || !('form' in target)) return;
    if (target.form !== form) return;
    this.#hints.follow(form, target);
    this.#noteChange();
  }

  /** Escape closes what was unfolded from the bar, and leads back to what unfolds it. */
  #onKey({ key, target }: KeyboardEvent): void {
    const fold = target instanceof Element && target.closest<HTMLDetailsElement>('.entry-bar details[open]');
    if (key !== 'Escape' || !fold) return;
    fold.open = false;
    fold.querySelector('summary')?.focus();
  }

  /** A press elsewhere closes it too: on a phone it covers half of what one writes. */
  #onPress({ target }: Event): void {
    for (const fold of this.#host.querySelectorAll<HTMLDetailsElement>('.entry-bar details[open]'))
      if (!(target instanceof Node) || !fold.contains(target)) fold.open = false;
  }

  #noteChange(): void {
    if (!this.form) return;
    const typing = readTyping(this.form);
    this.autosave.change(typing);
    this.#preview?.update(typing.typed);
  }

  #onSubmit(event: Event): void {
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    // What is shown elsewhere leaves the page as it is.
    if (submitter instanceof HTMLButtonElement && submitter.formTarget !== '') return;
    if (event.target !== this.form) return;
    this.#pressed = submitter;
    this.autosave.pause();
  }

  #onSent(event: Event): void {
    if (event instanceof CustomEvent && event.detail === 'left') {
      keepFocus(this.#pressed);
      this.autosave.leave();
    } else {
      this.autosave.resume();
      // The form that came back may hold more than was typed.
      this.#noteChange();
      void this.attend();
    }
    this.#showState();
  }

  /** The line beside the buttons; the form may have been drawn anew since. */
  #showState(): void {
    const line = this.#host.querySelector('[data-part="save-state"]');
    const state = this.autosave.$state.get();
    const words = stateWords(state);
    if (state.is === 'saved') say('kept', `kept ${clockTime(state.at)} on this device and on the server`);
    if (line && line.textContent !== words) line.textContent = words;
  }
}
