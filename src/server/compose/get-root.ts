import { readConfig } from '#server/runtime/config.ts';
import type { Root } from './root.ts';

const remembered = Symbol.for('redstreet.root');
const memory = globalThis as { [remembered]?: Promise<Root> };

const make = async (): Promise<Root> => (await import('./root.ts')).createRoot(readConfig(process.env));

/**
 * The one root of this process. It is remembered on globalThis, because the built pages carry a copy of this module
 * of their own, and because the development server evaluates modules again after every change. What it is made of is read only
 * by who makes it: imported here, the built pages would carry the whole server a second time.
 */
export const getRoot = (): Promise<Root> => (memory[remembered] ??= make());
