const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether another process has the lock of an SQLite store: to be tried again. */
export const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

/** A full disk, one that fails, one that may not be written to, a lock that did not go in time. */
const sqliteCodes = /^SQLITE_(?:BUSY|FULL|IOERR|READONLY|CANTOPEN)/;

/**
 * A connection that failed (08), a server short of space or connections (53), one that goes, stops or starts (57P), a
 * statement that took too long, a lock that did not come, a transaction that lost against another, a standby.
 */
const postgresCodes = /^(?:08...|53...|57P0[1-5]|57014|55P03|40001|40P01|25006)$/;

const networkCodes =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(?:HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What pg says without a code of a connection that is gone, or that did not come. */
const connectionTexts =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)|Postgres connection has been discarded)/;

/** Whether an error says that the store cannot be used for now, so that the same call may succeed later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  const code = codeOf(error);
  return (
    sqliteCodes.test(code) ||
    postgresCodes.test(code) ||
    networkCodes.test(code) ||
    connectionTexts.test(error.message)
  );
}

/** What a person can do something about, by the beginning of the code. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_(?:NOTADB|CORRUPT)/, 'it is damaged, or no SQLite database'],
  [/^STORE_NEWER/, 'it was written by a newer version of this program, or by another one'],
  [/^SQLITE_BUSY/, 'another program holds it locked'],
  [/^SQLITE_FULL/, 'the disk is full'],
  [/^SQLITE_(?:READONLY|CANTOPEN)|^EACCES|^EROFS/, 'it cannot be opened for writing'],
  [/^SQLITE_IOERR/, 'the disk fails'],
  [/^3D000/, 'the server has no database of that name'],
  [/^28/, 'the server refuses that role or its password'],
  [/^42501/, 'the role may not make tables there'],
  [/^(?:ENOTFOUND|EAI_AGAIN)/, 'its host is not known'],
];

/** Why a store cannot be opened, in words; nothing for a fault of ours. */
export function whyUnusable(error: unknown): string | undefined {
  const code = codeOf(error);
  return reasons.find(([codes]) => codes.test(code))?.[1] ?? (isOutage(error) ? noAnswer(error) : undefined);
}

const noAnswer = (error: unknown): string =>
  `the server does not answer (${codeOf(error) || 'no connection'})`;
