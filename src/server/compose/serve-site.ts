import cluster from 'node:cluster';
import type { Config } from '#server/runtime/config.ts';
import { say } from '#server/runtime/output.ts';
import { createHttpServer, type HttpDeps } from '#server/http/server.ts';
import { clientAddress, parseTrustedProxies } from '#server/http/client-address.ts';
import { loadStaticFiles } from '#server/http/static-files.ts';
import { closeAndExit } from './close-and-exit.ts';
import { openEntrance } from './entrance.ts';
import { tryListening } from './listen.ts';
import { getRoot } from './get-root.ts';
import { serveUploads } from '#server/http/uploads.ts';
import { securityHeaders } from '#server/http/security-headers.ts';

interface SiteParts extends Pick<HttpDeps, 'tidyAddress'> {
  config: Config;
  /** Reads the built pages; asked for when everything they stand on is there. */
  loadPages: () => Promise<Pick<HttpDeps, 'handler'>>;
  clientDir: string;
}

/** Host headers that are answered: our own addresses; any, where the site listens everywhere without PUBLIC_URL. */
function ownHosts({ PUBLIC_URL, HOST, hasPublicUrl }: Config, port: number): ReadonlySet<string> | undefined {
  if (!hasPublicUrl && (HOST === '0.0.0.0' || HOST === '::')) return undefined;
  return new Set([
    new URL(PUBLIC_URL).host,
    `${HOST}:${port}`,
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
  ]);
}

/** Serves until SIGTERM or SIGINT, then finishes what is under way, closes the store and exits with 0. */
export async function serveSite({ config, loadPages, tidyAddress, clientDir }: SiteParts): Promise<void> {
  const trusted = parseTrustedProxies(config.TRUST_PROXY);
  // Before the store is opened and filled: an answer that no setting lets out is worth neither.
  if (!cluster.isWorker) await tryListening(config);
  const root = await getRoot();
  const { handler } = await loadPages();
  const headers = securityHeaders(config.PUBLIC_URL.startsWith('https:'));
  const bound: { hosts?: ReadonlySet<string> | undefined } = {};
  const { server, drain } = createHttpServer({
    handler,
    files: loadStaticFiles(clientDir),
    headers,
    siteName: config.SITE_NAME,
    sendUpload: serveUploads(config.DATA_DIR, headers),
    hosts: () => bound.hosts,
    addressOf: (req) => clientAddress(req, trusted),
    tidyAddress,
    contentVersion: root.contentVersion,
    readiness: root.readiness,
    waitFor: root.waitFor,
    onEnding: root.endStreams,
  });
  const { port, ended } = await openEntrance(server, drain, config);
  void ended.then(() => closeAndExit(root, drain));
  // The end came first: nobody will ask.
  if (port === undefined) return;
  bound.hosts = ownHosts(config, port);

  const address = config.hasPublicUrl ? config.PUBLIC_URL : config.PUBLIC_URL.replace(/:0$/, `:${port}`);
  const hasMadeStaff = await root.makeFirstStaff(address, {
    isTerminal: process.stdout.isTTY,
    write: say,
  });
  const hint = ` - make a staff account with: npm run user -- add you@example.com --password "…" --staff --verified`;
  say(`${config.SITE_NAME} is ready at ${address}${hasMadeStaff ? '' : hint}\n`);
}
