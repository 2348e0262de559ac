import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output; tokens, passwords and codes never appear. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['*.password', '*.token', '*.code', '*.authorization', '*.cookie', 'password', 'token', 'code'],
      censor: '[hidden]',
    },
  });
