import { pino } from 'pino';
import { createDataApp } from '#server/backends/data/app.ts';
import { newsletterMail } from '#server/backends/data/newsletter-mail.ts';
import type { Db, OpenStore } from '#server/db/open.ts';
import { createDelivery } from '#server/delivery/delivery.ts';
import type { Message } from '#server/delivery/message.ts';
import type { TrackedSignup } from '#server/delivery/tracking.ts';
import { createOutboxWorker } from '#server/delivery/outbox-worker.ts';
import { dataSurroundings } from './data-app.ts';

/** A data backend with a clock to set, the letters it sent, and what the marketing service was told. */
export function openNewsletterApp(store: OpenStore, { db = store.db }: { db?: Db } = {}) {
  const clock = { time: Date.parse('2026-11-21T12:00:00.000Z') };
  const now = () => new Date(clock.time);
  const sent: Message[] = [];
  const tracked: TrackedSignup[] = [];
  const log = pino({ level: 'silent' });
  const keep = (message: Message) => Promise.resolve(void sent.push(message));
  const delivery = createDelivery({
    site: { siteName: 'RedStreet', publicUrl: 'https://site.example' },
    sendMail: keep,
    sendSms: keep,
  });
  const { secret } = dataSurroundings;
  const outbox = createOutboxWorker({
    db: store.db,
    log,
    now,
    handlers: newsletterMail({
      db: store.db,
      secret,
      delivery,
      track: (signup) => Promise.resolve(void tracked.push(signup)),
    }),
  });
  const app = createDataApp({ ...dataSurroundings, hasTracking: true, db, engine: store.engine, log, now });

  const ask = async (
    method: string,
    path: string,
    body?: unknown,
    address = '192.0.2.1',
  ): Promise<{ status: number; headers: Headers; text: string; answer: Record<string, unknown> }> => {
    const response = await app.request(`/email-subscriptions/${path}`, {
      method,
      headers: {
        'x-client-address': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      answer: JSON.parse(text) as Record<string, unknown>,
    };
  };
  /** The secret in the newest letter's link to a page. */
  const tokenIn = (page: string, letter = sent.at(-1)): string =>
    new RegExp(`/newsletters/${page}\\?token=([\\w-]{43})`).exec(letter?.text ?? '')?.[1] ?? 'no token';
  /** Subscribes and confirms; answers the secret of the preferences. */
  const member = async (email: string): Promise<string> => {
    await ask('POST', 'subscribe', { email });
    await outbox.drain();
    const { answer } = await ask('POST', 'confirm', { token: tokenIn('confirm') });
    return String(answer['token']);
  };
  return { clock, sent, tracked, outbox, ask, tokenIn, member };
}
