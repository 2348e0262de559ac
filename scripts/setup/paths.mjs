import { fileURLToPath } from 'node:url';

/** The project's root folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
export const isWindows = process.platform === 'win32';
