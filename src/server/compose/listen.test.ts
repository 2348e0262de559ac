import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { ConfigError } from '#server/runtime/config.ts';
import { listen, tryListening } from './listen.ts';

it('answers the port; one that is taken is said in one line, and free again after', async () => {
  const server = createServer();
  const port = await listen(server, { HOST: '127.0.0.1', PORT: 0 });
  const again = tryListening({ HOST: '127.0.0.1', PORT: port });
  await expect(again).rejects.toThrow(ConfigError);
  await expect(again).rejects.toThrow(/^Setting PORT [^\n]+$/);
  await new Promise((resolve) => server.close(resolve));
  await tryListening({ HOST: '127.0.0.1', PORT: port });
  await tryListening({ HOST: '127.0.0.1', PORT: port });
});

it.each(['192.0.2.1', '999.1.1.1', 'no-such-host.invalid'])(
  'says that %s is no address of ours',
  async (HOST) => {
    await expect(tryListening({ HOST, PORT: 0 })).rejects.toThrow(/^Setting HOST [^\n]+$/);
  },
);
