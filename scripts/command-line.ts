import { ConfigError } from '#server/runtime/config.ts';

/** Something the person at the keyboard can put right. */
export class UsageError extends Error {}

/** Takes a line of what was done. */
export type Say = (line: string) => void;

/** What parseArgs throws for options that do not exist. */
const isArgumentError = (error: Error): boolean =>
  'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** What a person at the keyboard is told of an error: a sentence, where it is one of theirs. */
export function wordsOf(error: unknown): string {
  const isPlain = error instanceof UsageError || error instanceof ConfigError;
  const text =
    error instanceof Error && !isPlain && !isArgumentError(error)
      ? error.stack
      : String(error instanceof Error ? error.message : error);
  return String(text);
}

/** Runs a command of words: its lines go to standard output, what went wrong to standard error, with exit code 1. */
export function runCommand(
  command: (args: string[], env: NodeJS.ProcessEnv, say: Say) => Promise<void>,
): void {
  command(process.argv.slice(2), process.env, (line) => void process.stdout.write(`${line}\n`)).catch(
    (error: unknown) => {
      process.stderr.write(`${wordsOf(error)}\n`);
      process.exitCode = 1;
    },
  );
}
