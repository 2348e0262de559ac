import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Drawn, drawPicture } from './drawing.ts';
import type { PictureFacts } from './facts.ts';

/** Too many pictures are being drawn: ask again later. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy';
}

export interface PictureLimits {
  /** Drawn at the same time: drawing takes a core for a tenth of a second. */
  running: number;
  /** Waiting for their turn. */
  waiting: number;
  keptBytes: number;
}

const LIMITS: PictureLimits = { running: 1, waiting: 16, keptBytes: 12 * 1024 * 1024 };

/** Changed by hand whenever the drawing itself changes. */
const DRAWING_VERSION = 1;

export interface Pictures {
  /** Changes exactly when the picture would. */
  etagOf(facts: PictureFacts): string;
  /** Draws a picture, or takes it from those that are kept. @throws PicturesBusy */
  pictureOf(facts: PictureFacts): Promise<Buffer<ArrayBuffer>>;
}

/** Keeps pictures by what they show, within a bound; one that several ask for is drawn once. */
export function createPictures(
  render: (drawing: Drawn) => Promise<Buffer<ArrayBuffer>>,
  limits: PictureLimits = LIMITS,
): Pictures {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: limits.keptBytes,
    sizeCalculation: (picture) => picture.length + 512,
  });
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < limits.running) running += 1;
    else {
      if (waiting.length >= limits.waiting) throw new PicturesBusy('too many pictures are being drawn');
      // Who ends hands the place over, so that nobody can slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  const etagOf = (facts: PictureFacts): string =>
    `"${createHash('sha256')
      .update(JSON.stringify([DRAWING_VERSION, facts]))
      .digest('base64url')
      .slice(0, 22)}"`;

  return {
    etagOf,
    pictureOf(facts) {
      const key = etagOf(facts);
      const known = kept.get(key);
      if (known) return Promise.resolve(known);
      const begun = underWay.get(key);
      if (begun) return begun;
      const drawn = inTurn(() => render(drawPicture(facts)))
        .then((picture) => {
          kept.set(key, picture);
          return picture;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, drawn);
      return drawn;
    },
  };
}
