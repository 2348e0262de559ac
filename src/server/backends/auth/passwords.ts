import { availableParallelism } from 'node:os';
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue, type QueueSize } from './bounded-queue.ts';

/** Parameters of argon2id. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's first choice: 19 MiB, two passes, one lane. */
const owaspCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for readers; a full queue is done in about half of what a caller waits for an answer. */
const standardSize = (): QueueSize => ({ running: Math.max(availableParallelism() - 1, 1), waiting: 64 });

/** Hashing of passwords, off the event loop and one after the other. Each call throws RetryLater when too many wait. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the hash. Without a hash the answer is no, after the same work, so that nobody
   * can tell an unknown account by the time it takes.
   */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>;
  /** The hash to keep from now on: a new one if the parameters have changed since, else the same. */
  upgrade(passwordHash: string, password: string): Promise<string>;
}

export function createPasswords(cost: PasswordCost = owaspCost, size: QueueSize = standardSize()): Passwords {
  const inTurn = createBoundedQueue(size);
  // One person's password may reach us composed or decomposed, depending on the keyboard.
  const plain = (password: string) => password.normalize('NFKC');
  const newHash = (password: string) => inTurn(() => hash(plain(password), cost));
  const current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
  let decoy: Promise<string> | undefined;

  return {
    hash: newHash,
    async verify(passwordHash, password) {
      decoy ??= hash(randomBytes(32), cost);
      const against = passwordHash ?? (await decoy);
      const isRight = await inTurn(() => verify(against, plain(password)));
      return isRight && typeof passwordHash === 'string';
    },
    upgrade: async (passwordHash, password) =>
      passwordHash.startsWith(current) ? passwordHash : newHash(password),
  };
}
