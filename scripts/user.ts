import { loadEnvFile } from '#server/runtime/env-file.ts';
import { userCommand, wordsOf } from './accounts/command.ts';

loadEnvFile();
userCommand(process.argv.slice(2), process.env, (line) => void process.stdout.write(`${line}\n`)).catch(
  (error: unknown) => {
    process.stderr.write(`${wordsOf(error)}\n`);
    process.exitCode = 1;
  },
);
