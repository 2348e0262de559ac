import { type Logger, pino } from 'pino';
import { type Output, standardOutput } from './output.ts';

export type Log = Logger;

/** What a terminal or an editor would obey instead of showing; JSON itself escapes the older half. */
const OBEYED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const shown = (line: string): string =>
  line.replace(OBEYED, (sign) => (sign === '\n' ? sign : escaped(sign)));

const escaped = (sign: string): string =>
  Array.from(
    { length: sign.length },
    (_, i) => `\\u${sign.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

/** JSON lines on standard output; tokens, passwords and codes never appear, controls escaped. */
export const createLog = (level: string, output: Output = standardOutput()): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: shown },
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [
          '*.password',
          '*.token',
          '*.code',
          '*.authorization',
          '*.cookie',
          'password',
          'token',
          'code',
        ],
        censor: '[hidden]',
      },
    },
    output,
  );
