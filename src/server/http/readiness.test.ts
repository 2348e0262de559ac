import { afterEach, describe, expect, it } from 'vitest';
import { closeServers, sendPage, serve } from '#tests/support/http-server.ts';

afterEach(closeServers);

describe('health', () => {
  it('tells being alive from being ready', async () => {
    const { ask, state } = await serve(sendPage());
    state.ready = false;
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(503);
    state.ready = true;
    expect((await ask('/readyz')).status).toBe(200);
  });

  it('says what cannot be used, why, and since when, also of what it can do without', async () => {
    const { ask, state } = await serve(sendPage());
    const since = new Date('2026-11-22T07:30:00Z');
    state.faults = [{ what: 'data backend', why: 'it does not answer', since }];
    expect((await ask('/readyz')).body.toString()).toBe(
      'ready\ndata backend: it does not answer, since 2026-11-22T07:30:00.000Z\n',
    );
    state.faults = [{ what: 'store', why: 'the disk is full', since }];
    state.ready = false;
    const { status, headers, body } = await ask('/readyz');
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(body.toString()).toBe('not ready\nstore: the disk is full, since 2026-11-22T07:30:00.000Z\n');
  });
});
