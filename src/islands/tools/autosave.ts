import { atom, type ReadableAtom } from 'nanostores';
import type { DeskCopyAnswer } from '#contract/desk-copy.ts';
import { ApiError } from '#contract/api-error.ts';

/** The fields of a form by name; a checkbox that is not ticked is absent. */
export type Typed = Readonly<Record<string, string>>;

/** What a person typed, over the version that they began with (null for a new entry). */
export interface Typing {
  typed: Typed;
  version: number | null;
}

/** What this browser holds because the server may not: `left` once it was handed to the form's own save. */
export interface Held extends Typing {
  at: string;
  revision: number;
  left?: true;
}

export type SaveState =
  | { is: 'clean' | 'waiting' | 'saving' | 'offline' | 'elsewhere' | 'ended' }
  | { is: 'saved'; at: string }
  | { is: 'refused'; why: string };

/** Where copies are kept: at the server, and in this browser until the server has them. */
export interface Keepers {
  read(): Promise<DeskCopyAnswer>;
  keep(typing: Typing & { revision: number }): Promise<{ revision: number; at: string }>;
  hold(held: Held | null): void;
}

/** After the last key. */
export const PAUSE_MS = 2_500;
/** Who types without a pause is saved all the same. */
const LONGEST_MS = 15_000;
/** Between tries while nothing answers. */
const retryMs = (failures: number): number => Math.min(2 ** failures * 1_000, 30_000);

/** Whether two forms say the same; empty and absent are alike. */
export const sameTyped = (one: Typed, other: Typed): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => (one[name] ?? '').replaceAll('\r\n', '\n') === (other[name] ?? '').replaceAll('\r\n', '\n'),
  );

/**
 * Saves what is typed by itself. Each change is held by this browser at once, and let go only when the server has
 * answered that it has the same: whatever happens between, nothing is lost. One save runs at a time.
 */
export class Autosave {
  readonly #state = atom<SaveState>({ is: 'clean' });
  readonly $state: ReadableAtom<SaveState> = this.#state;
  readonly #keepers: Keepers;
  readonly #now: () => Date;
  /** Of the copy at the server; undefined until it was asked for. */
  #revision: number | undefined;
  #latest: Typing | null = null;
  /** Sent without an answer: the server may have it. */
  #unsure: Typed[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstChange = 0;
  #failures = 0;
  #isSaving = false;
  #isPaused = false;

  constructor(keepers: Keepers, now: () => Date = () => new Date()) {
    this.#keepers = keepers;
    this.#now = now;
  }

  /** Whether leaving now would lose what only this page has. */
  get isUnsaved(): boolean {
    return (
      ['waiting', 'saving', 'offline', 'elsewhere', 'refused'].includes(this.#state.get().is) &&
      !this.#isPaused
    );
  }

  /** Tells which copy the server has. */
  begin(revision: number): void {
    this.#revision = revision;
  }

  get revision(): number {
    return this.#revision ?? 0;
  }

  change(typing: Typing): void {
    if (
      this.#latest &&
      sameTyped(this.#latest.typed, typing.typed) &&
      this.#latest.version === typing.version
    )
      return;
    this.#latest = typing;
    this.#holdLatest();
    // What waits for something else than a pause goes on waiting for it.
    if (this.#isPaused || ['elsewhere', 'offline', 'ended'].includes(this.#state.get().is)) return;
    if (!this.#isSaving) this.#state.set({ is: 'waiting' });
    const now = this.#now().getTime();
    this.#firstChange ||= now;
    this.#wait(Math.max(0, Math.min(PAUSE_MS, this.#firstChange + LONGEST_MS - now)));
  }

  /** The form is being sent by itself: until `resume`, nothing is saved beside it. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#isPaused = true;
  }

  /** The form was sent, and the page is being left. */
  leave(): void {
    this.#holdLatest({ left: true });
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    if (this.#latest && this.isUnsaved) this.#wait(PAUSE_MS);
  }

  /** The network is back, or the person has signed in again: no reason to wait. */
  retry(): void {
    if (['offline', 'ended'].includes(this.#state.get().is)) void this.save();
  }

  /** Writes over what another window has kept. */
  async takeOver(): Promise<void> {
    this.#revision = undefined;
    this.#state.set({ is: 'waiting' });
    await this.save();
  }

  /** Saves what was typed last, now. */
  async save(): Promise<void> {
    const sent = this.#latest;
    if (!sent || this.#isSaving || this.#isPaused) return;
    clearTimeout(this.#timer);
    this.#isSaving = true;
    this.#firstChange = 0;
    this.#state.set({ is: 'saving' });
    try {
      const at = await this.#send(sent);
      this.#failures = 0;
      this.#unsure = [];
      this.#isSaving = false;
      if (this.#latest === sent) {
        this.#keepers.hold(null);
        this.#state.set({ is: 'saved', at });
      } else {
        this.#holdLatest();
        this.#state.set({ is: 'waiting' });
        this.#wait(PAUSE_MS);
      }
    } catch (failure) {
      this.#isSaving = false;
      this.#fail(failure, sent);
    }
  }

  async #send({ typed, version }: Typing): Promise<string> {
    this.#revision ??= (await this.#keepers.read()).revision;
    try {
      return this.#noted(await this.#keepers.keep({ typed, version, revision: this.#revision }));
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'conflict' || this.#unsure.length === 0)
        throw failure;
      // A save whose answer was lost may have been made: then the newer copy is our own.
      const there = await this.#keepers.read();
      const own = there.copy && this.#unsure.some((sent) => sameTyped(sent, there.copy?.typed ?? {}));
      if (!own) throw failure;
      return this.#noted(await this.#keepers.keep({ typed, version, revision: there.revision }));
    }
  }

  #noted({ revision, at }: { revision: number; at: string }): string {
    this.#revision = revision;
    return at;
  }

  #fail(failure: unknown, sent: Typing): void {
    const refusal =
      failure instanceof ApiError && failure.status < 500 && failure.code !== 'too_many_requests'
        ? failure
        : null;
    if (refusal?.code === 'conflict') this.#state.set({ is: 'elsewhere' });
    else if (refusal?.code === 'unauthenticated') this.#state.set({ is: 'ended' });
    else if (refusal) this.#state.set({ is: 'refused', why: refusal.message });
    else {
      this.#unsure.push(sent.typed);
      this.#failures += 1;
      this.#state.set({ is: 'offline' });
      this.#wait(retryMs(this.#failures));
    }
  }

  #holdLatest(more: { left?: true } = {}): void {
    if (this.#latest)
      this.#keepers.hold({
        ...this.#latest,
        at: this.#now().toISOString(),
        revision: this.revision,
        ...more,
      });
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), ms);
  }
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
/** `12:04:05`, in the person's own time. */
export const clockTime = (at: string): string => clock.format(new Date(at));

/** What is said about a state beside the buttons. */
export function stateWords(state: SaveState): string {
  switch (state.is) {
    case 'clean':
      return '';
    case 'waiting':
      return 'Not saved yet';
    case 'saving':
      return 'Saving …';
    case 'saved':
      return `Saved ${clockTime(state.at)}`;
    case 'offline':
      return 'Not saved: no connection, trying again';
    case 'ended':
      return 'Not saved: your session has ended. It is kept in this browser.';
    case 'elsewhere':
      return 'Not saved: another window of yours has something newer';
    case 'refused':
      return `Not saved: ${state.why}`;
  }
}
