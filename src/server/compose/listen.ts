import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { type Config, ConfigError } from '#server/runtime/config.ts';

type Address = Pick<Config, 'HOST' | 'PORT'>;

/**
 * Listens at HOST and PORT; answers the port, which the system chose where PORT is 0.
 * @throws ConfigError naming the setting that does not work
 */
export async function listen(server: Server, { HOST, PORT }: Address): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  server.once('error', reject);
  server.listen(PORT, HOST, () => resolve(undefined));
  try {
    await promise;
  } catch (error) {
    throw new ConfigError(faultOf(error), { cause: error });
  }
  server.off('error', reject);
  return (server.address() as AddressInfo).port;
}

/** Sees that HOST and PORT can be listened at, before anybody does. @throws ConfigError as `listen` */
export async function tryListening(address: Address): Promise<void> {
  const server = createServer();
  await listen(server, address);
  await new Promise((resolve) => server.close(resolve));
}

function faultOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (code === 'EADDRINUSE') return 'Setting PORT names a port that another program listens at';
  if (code === 'EACCES') return 'Setting PORT names a port for which there is no permission';
  return `Setting HOST names no address of this machine (${code})`;
}
