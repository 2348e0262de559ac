import { readConfig } from '#server/runtime/config.ts';
import type { Root } from './root.ts';

const remembered = Symbol.for('redstreet.root');
const memory = globalThis as { [remembered]?: Promise<Root> };

const make = async (): Promise<Root> => (await import('./root.ts')).createRoot(readConfig(process.env));

/**
 * The one root of this process. It is remembered on globalThis, because the development server evaluates modules
 * again after every change, and because a server that runs as written beside built pages has a second copy of this module. What it is made of is
 * read only by who makes it.
 */
export const getRoot = (): Promise<Root> => (memory[remembered] ??= make());
