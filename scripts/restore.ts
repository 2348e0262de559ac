/** `npm run restore -- FOLDER`: puts such a copy in the place of what is there, which is kept aside. */
import { loadEnvFile } from '#server/runtime/env-file.ts';
import { restoreCommand } from './backups/restore.ts';
import { runCommand } from './command-line.ts';

loadEnvFile();
runCommand(restoreCommand);
