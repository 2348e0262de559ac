/** `npm run backup -- FOLDER`: a copy of the store, the secret and the uploads, while the site runs. */
import { loadEnvFile } from '#server/runtime/env-file.ts';
import { backUpCommand } from './backups/back-up.ts';
import { runCommand } from './command-line.ts';

loadEnvFile();
runCommand(backUpCommand);
