import { loadEnvFile } from '#server/runtime/env-file.ts';
import { userCommand } from './accounts/command.ts';
import { runCommand } from './command-line.ts';

loadEnvFile();
runCommand(userCommand);
