import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDataDir } from './filled-store.ts';
import { serve } from './site.ts';

/** What becomes of an answer of the data server: another body, or null for a connection that breaks. */
export type Alteration = (path: string, body: unknown) => unknown;

export interface AlteredSite {
  url: string;
  /** Replaces what is done to answers from now on. */
  alter(alteration: Alteration): void;
  close(): Promise<void>;
}

/** Starts a site whose data server is the API of the site at `origin`, with answers altered on their way. */
export async function openAlteredSite(origin: string, first: Alteration): Promise<AlteredSite> {
  let alteration = first;
  const stub = createServer((req, res) => {
    const path = req.url ?? '';
    void fetch(`${origin}/api${path}`).then(async (answer) => {
      const text = await answer.text();
      const altered = answer.ok ? alteration(path, JSON.parse(text)) : undefined;
      if (altered === null) return void req.socket.destroy();
      res
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(altered === undefined ? text : JSON.stringify(altered));
    });
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const dir = mkdtempSync(join(tmpdir(), 'altered-site-'));
  await fillDataDir(dir, 'none');
  const site = await serve('main', {
    DATA_API_URL: `http://127.0.0.1:${(stub.address() as AddressInfo).port}`,
    DATA_DIR: dir,
  });
  return {
    url: site.url,
    alter: (next) => void (alteration = next),
    async close() {
      await site.stop();
      stub.closeAllConnections();
      stub.close();
      rmSync(dir, { recursive: true });
    },
  };
}
