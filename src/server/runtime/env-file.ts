import { existsSync } from 'node:fs';

/** Adds the settings of `.env` in the working folder, if there is one, to those of the environment, which win. */
export function loadEnvFile(path = '.env'): void {
  if (existsSync(path)) process.loadEnvFile(path);
}
