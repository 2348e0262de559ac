import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { closeServers, sendPage, serve } from '#tests/support/http-server.ts';
import { startClients } from '#tests/support/restless-clients.ts';

afterEach(closeServers);

describe('draining', () => {
  it('finishes what is under way, tells clients to close, and takes nothing new', async () => {
    let finish: () => void = () => undefined;
    const { ask, site } = await serve((_req, res) => {
      finish = () => res.writeHead(200, { 'content-type': 'text/plain' }).end('done');
    });
    const underWay = ask('/slow');
    while (finish.toString() === '() => undefined') await new Promise((resolve) => setImmediate(resolve));
    const drained = site.drain.drain();
    const late = await ask('/readyz');
    expect([late.status, late.headers.connection]).toEqual([503, 'close']);
    finish();
    expect((await underWay).body.toString()).toBe('done');
    await drained;
    await expect(ask('/p')).rejects.toThrow();
  });

  it('leaves a connection that asks nothing open for a while, and then closes it', async () => {
    const { site, port } = await serve(sendPage());
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const closed = once(socket, 'close');
    await site.drain.drain();
    await closed;
  });

  it('serves whoever was let in before the door closed, and resets nobody', async () => {
    const { site, port } = await serve((_req, res) => {
      res.writeHead(200, { 'content-type': 'text/plain' }).end('done');
    });
    const { tally, gone } = startClients(`http://127.0.0.1:${port}`, ['/a'], 50);
    while (tally.answered < 100) await new Promise((resolve) => setImmediate(resolve));
    await site.drain.drain();
    await gone;
    expect(tally.lost).toEqual([]);
  });
});
