/** One at a time, in order of arrival. */
export class Turns {
  #isTaken = false;
  readonly #waiting = new Set<() => void>();

  /** Waits at most `waitMs` for a turn; false where none came, true for one that must be ended. */
  take(waitMs: number): Promise<boolean> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const mine = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(mine);
        resolve(false);
      }, waitMs);
      this.#waiting.add(mine);
    });
  }

  /** Ends the turn that was taken; the next in line has it. */
  end(): void {
    const [next] = this.#waiting;
    if (next) {
      this.#waiting.delete(next);
      next();
    } else this.#isTaken = false;
  }
}
