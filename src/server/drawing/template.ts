import { escapeHTML, isHTMLString } from 'astro/runtime/server/escape.js';
import { renderChild } from 'astro/runtime/server/render/any.js';
import type { RenderDestination } from 'astro/runtime/server/render/common.js';
import { SlotString } from 'astro/runtime/server/render/slot.js';
import { createBufferedRenderer } from 'astro/runtime/server/render/util.js';
import { isPromise } from 'astro/runtime/server/util.js';
import { Markup } from './markup.ts';

/** Characters after which a text is handed on: V8 asks the system for the room of a long one. */
const CHARACTERS_AT_ONCE = 8 * 1024;
/** What stands between two texts that are only parted for their length. */
const NOTHING = '';

/**
 * A template of Astro as text. What is known when it is written becomes text there and then, and a template within it a part of its text;
 * only what must be waited for, or depends on what stands before it on the page (scripts, the head), is held until the page is sent.
 * Astro keeps each template, each part of it and each component as objects, and goes through them all once more.
 */
export class RenderTemplateResult {
  declare readonly [marker]: true;
  /** What follows the last of `held`. */
  #text = '';
  /** Texts, and what each of them stands before, by turns. */
  #held: unknown[] | undefined;
  #error: unknown;

  constructor(htmlParts: readonly string[], expressions: readonly unknown[]) {
    this.#text = htmlParts[0] ?? '';
    for (let i = 0; i < expressions.length; i++) {
      this.#add(expressions[i]);
      this.#text += htmlParts[i + 1] ?? '';
    }
  }

  /** As Astro has them. */
  get htmlParts(): readonly string[] {
    const texts = (this.#held ?? []).filter((_, i) => i % 2 === 0) as string[];
    return [...texts, this.#text];
  }

  /** As Astro has them: as many as stand between the texts. */
  get expressions(): readonly unknown[] {
    return (this.#held ?? []).filter((_, i) => i % 2 === 1);
  }

  #add(value: unknown): void {
    switch (typeof value) {
      case 'string':
        if (value !== '') this.#text += escapeHTML(value);
        return;
      case 'number':
        if (value || value === 0) this.#text += String(value);
        return;
      case 'object':
        if (value !== null) this.#addObject(value);
        return;
      case 'boolean':
      case 'bigint':
        if (value) this.#text += String(value);
        return;
      case 'undefined':
        return;
      default:
        this.#hold(value);
    }
  }

  #addObject(value: object): void {
    if (value instanceof RenderTemplateResult) this.#addTemplate(value);
    else if (value instanceof Markup) this.#text += value.toString();
    else if (Array.isArray(value)) for (const each of value) this.#add(each);
    else if (isHTMLString(value) && !(value instanceof SlotString)) this.#text += String(value);
    else this.#hold(value);
  }

  #addTemplate(template: RenderTemplateResult): void {
    const held = template.#held;
    if (held) {
      for (let i = 0; i < held.length; i += 2) {
        this.#text += held[i] as string;
        this.#hold(held[i + 1]);
      }
    }
    this.#text += template.#text;
    if (this.#text.length > CHARACTERS_AT_ONCE) this.#hold(NOTHING);
  }

  #hold(value: unknown): void {
    this.#held ??= [];
    this.#held.push(this.#text, value);
    this.#text = '';
  }

  /** A promise that fails fails the page, once. */
  catchExpressionError(_index: number, expression: Promise<unknown>): Promise<unknown> {
    return Promise.resolve(expression).catch((error: unknown) => {
      if (this.#error) return;
      this.#error = error;
      throw error;
    });
  }

  #renderHeld(destination: RenderDestination, value: unknown): void | Promise<void> {
    if (value === NOTHING) return;
    return renderChild(destination, isPromise(value) ? this.catchExpressionError(0, value) : value);
  }

  render(destination: RenderDestination): void | Promise<void> {
    const held = this.#held;
    if (held) {
      for (let i = 0; i < held.length; i += 2) {
        if (held[i] !== '') destination.write(held[i] as string);
        const waiting = this.#renderHeld(destination, held[i + 1]);
        if (isPromise(waiting)) return this.#renderRest(destination, waiting, held.slice(i + 2));
      }
    }
    if (this.#text !== '') destination.write(this.#text);
  }

  /** What follows is begun now, and sent when what stands before it has been. */
  #renderRest(
    destination: RenderDestination,
    before: Promise<void>,
    rest: readonly unknown[],
  ): Promise<void> {
    const pieces = rest.map((part, i) =>
      i % 2 === 0 || part === NOTHING
        ? part
        : createBufferedRenderer(destination, (buffer) => this.#renderHeld(buffer, part)),
    );
    let next = 0;
    const sendOn = (): void | Promise<void> => {
      while (next < pieces.length) {
        const piece = pieces[next++] as string | ReturnType<typeof createBufferedRenderer>;
        if (typeof piece === 'string') {
          if (piece !== '') destination.write(piece);
          continue;
        }
        const waiting = piece.flush();
        if (isPromise(waiting)) return waiting.then(sendOn);
      }
      if (this.#text !== '') destination.write(this.#text);
    };
    return before.then(sendOn);
  }
}

const marker = Symbol.for('astro.renderTemplateResult');
Object.defineProperty(RenderTemplateResult.prototype, marker, { value: true });

export const isRenderTemplateResult = (value: unknown): value is RenderTemplateResult =>
  value instanceof RenderTemplateResult;

/** What Astro's compiler makes of the template of a component. */
export const renderTemplate = (
  htmlParts: readonly string[],
  ...expressions: readonly unknown[]
): RenderTemplateResult => new RenderTemplateResult(htmlParts, expressions);
