import { type IncomingMessage, ServerResponse } from 'node:http';
import { OWN_CACHE_HEADER } from '#kit/page/share.ts';
import type { Admission } from './admission.ts';
import { type CapturedAnswer, captureAnswer } from './capture.ts';
import { type FinishedPage, type PageCache, sharedForSeconds } from './page-cache.ts';
import { sendOlder } from './older-page.ts';
import { type Exchange, type Keeping, keepAnswer, sendAnswer, sendFinished } from './send.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

/** The result of making a page: an answer, kept as a finished page if allowed; or none, for lack of a place or of time. */
interface Made {
  answer?: CapturedAnswer;
  page?: FinishedPage | undefined;
}

export interface GuestPagesDeps {
  handler: Handler;
  pages: PageCache;
  /** Where pages wait for their turn. */
  renders: Admission;
  /** Answers a request that cannot share the answer of another. */
  answerAlone: (exchange: Exchange) => unknown;
  /** Answers if no page could be made, or not in time. */
  sendBusy: (exchange: Exchange) => unknown;
  /** Milliseconds after which nobody waits for a page any more: a little longer than the pipeline's own limit. */
  waitMs?: number;
}

const WAIT_MS = 10_000;

/**
 * The pipeline's whole answer. It is not written to the first client's response: that client may be gone, or be only
 * the first of many.
 */
const ask = (handler: Handler, req: IncomingMessage): Promise<CapturedAnswer> =>
  new Promise((resolve, reject) => {
    const held = new ServerResponse(req);
    held.destroy = () => {
      reject(new Error('an answer broke off'));
      return held;
    };
    const deliver = (answer: CapturedAnswer) => {
      // Whoever waits for the end of the answer (to leave the socket, which lives on) is told here.
      held.emit('finish');
      resolve(answer);
    };
    captureAnswer(held, deliver, { holdStreams: true });
    new Promise((done) => done(handler(req, held))).catch(reject);
  });

const isGone = ({ status }: CapturedAnswer): boolean => status === 404 || status === 410;
const isFailure = (answer: CapturedAnswer): boolean => isGone(answer) || answer.status >= 500;

/** Whether an answer is the same for every guest: pages that may be shared, and failures. */
const isForEverybody = (answer: CapturedAnswer): boolean =>
  answer.headers['set-cookie'] === undefined &&
  (isFailure(answer) ||
    sharedForSeconds(answer.headers[OWN_CACHE_HEADER] ?? answer.headers['cache-control']) > 0);

/**
 * Pages for guests, each made once however many ask for it at the same time: all get that one answer, even a failure, which is
 * not kept. If no page can be made, the copy kept last is sent, marked as such. Only answers for one visitor (a cookie, or an answer that may not be shared) are made for each.
 */
export function createGuestPages({
  handler,
  pages,
  renders,
  answerAlone,
  sendBusy,
  waitMs = WAIT_MS,
}: GuestPagesDeps) {
  const underWay = new Map<string, Promise<Made>>();

  const admitted = async (req: IncomingMessage, keeping: Keeping): Promise<Made> => {
    const leave = await renders.enter();
    if (!leave) return {};
    const answer = await ask(handler, req).finally(leave);
    return { answer, page: keepAnswer(pages, keeping, answer) };
  };

  const make = async (req: IncomingMessage, keeping: Keeping): Promise<Made> => {
    const { promise: late, resolve } = Promise.withResolvers<Made>();
    const timer = setTimeout(() => resolve({}), waitMs);
    try {
      return await Promise.race([admitted(req, keeping), late]);
    } finally {
      clearTimeout(timer);
    }
  };

  /** Answers a guest's GET that no finished page could answer. */
  return async (exchange: Exchange, keeping: Keeping): Promise<unknown> => {
    const key = `${keeping.version} ${keeping.url}`;
    const others = underWay.get(key);
    const before = pages.last(keeping.url);
    // In a crowd, refusals come before any work is done for those clients; otherwise the next ones would wait for it.
    if (!others && renders.isFull()) return before ? sendOlder(exchange, before) : sendBusy(exchange);
    const making = others ?? make(exchange.req, keeping).finally(() => underWay.delete(key));
    if (!others) underWay.set(key, making);
    const { answer, page } = await making.catch((error: unknown) => {
      if (before) return { answer: undefined, page: undefined };
      throw error;
    });
    if (exchange.res.destroyed) return undefined;
    if (page) return sendFinished(exchange, pages, page);
    if (answer && isGone(answer)) pages.forget(keeping.url);
    else if (before && (!answer || answer.status >= 500)) return sendOlder(exchange, before);
    if (!answer) return sendBusy(exchange);
    return !others || isForEverybody(answer) ? sendAnswer(exchange, answer) : answerAlone(exchange);
  };
}
