/**
 * An answer with a page that is there whole. Its bytes are handed on as they are: a body that is streamed is copied first, read piece by
 * piece, and each piece is waited for. Who reads the body all the same, or copies the answer, is given them.
 */
class WholeAnswer extends Response {
  readonly bytesAtHand: Uint8Array<ArrayBuffer>;
  #streamed: Response | undefined;

  constructor(bytes: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.bytesAtHand = bytes;
  }

  /** The same bytes as a body of Node's own, made where one is asked for. */
  get #asStream(): Response {
    return (this.#streamed ??= new Response(this.bytesAtHand));
  }

  override get body(): Response['body'] {
    return this.#asStream.body;
  }

  override get bodyUsed(): boolean {
    return this.#streamed?.bodyUsed ?? false;
  }

  override text(): Promise<string> {
    return this.#asStream.text();
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#asStream.arrayBuffer();
  }

  override clone(): WholeAnswer {
    const { status, statusText, headers } = this;
    return new WholeAnswer(this.bytesAtHand, { status, statusText, headers });
  }
}

/** An answer with a page that is there whole. */
export const wholeAnswer = (bytes: Uint8Array, init: ResponseInit): Response =>
  new WholeAnswer(bytes as Uint8Array<ArrayBuffer>, init);

/** The bytes of an answer that has them at hand. */
export const wholeOf = (answer: Response): Uint8Array | undefined =>
  answer instanceof WholeAnswer ? answer.bytesAtHand : undefined;
