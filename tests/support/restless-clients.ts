import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What became of the requests of restless clients. */
export interface Tally {
  answered: number;
  /** Asked to come again later (503 with Retry-After), without anything having been done: how a busy server sheds load. */
  putOff: number;
  /** What a client cannot know to be without effect: an error after it had a connection, half an answer, any other 5xx. */
  lost: string[];
}

export interface RestlessClients {
  tally: Tally;
  /** Resolves when the last of them has been refused a connection. */
  gone: Promise<void>;
}

/** What one request came to. */
function ask(url: string, agent: Agent, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url + path, { agent }, (res) => {
      res.resume();
      res.on('end', () => (res.complete ? resolve(res) : reject(new Error('half an answer'))));
      res.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

/**
 * Clients that ask one address after the other over kept connections, and come again with a new one when they are told to
 * close. Each goes when it is refused a connection, which is how a server says that it is not there any more. They never pause, or for as
 * long as `pauseMs` between two requests: those that never do want all of both cores until the last of them is gone.
 */
export function startClients(
  url: string,
  paths: readonly string[],
  count: number,
  pauseMs = 0,
): RestlessClients {
  const tally: Tally = { answered: 0, putOff: 0, lost: [] };
  const live = async (first: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = first; ; n++) {
      if (pauseMs > 0) await pause(pauseMs);
      const path = paths[n % paths.length] ?? '/';
      try {
        const { statusCode = 0, headers } = await ask(url, agent, path);
        if (statusCode === 503 && headers['retry-after']) tally.putOff += 1;
        else if (statusCode >= 500) tally.lost.push(`${path} answered ${statusCode}`);
        else tally.answered += 1;
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        if (code === 'ECONNREFUSED') break;
        tally.lost.push(`${path} met ${code}`);
      }
    }
    agent.destroy();
  };
  const gone = Promise.all(Array.from({ length: count }, (_, n) => live(n))).then(() => undefined);
  return { tally, gone };
}
