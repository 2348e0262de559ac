import { appendFileSync } from 'node:fs';
import BetterSqlite from 'better-sqlite3';

// Loaded before a site of a test: writes down each reading statement that it runs, one a line, in the file that
// NOTED_STATEMENTS names.
const path = process.env.NOTED_STATEMENTS ?? '';
const { prepare } = BetterSqlite.prototype;
BetterSqlite.prototype.prepare = function (this: BetterSqlite.Database, text: string) {
  const statement: BetterSqlite.Statement = prepare.call(this, text);
  const all = statement.all.bind(statement);
  const noted = (...values: unknown[]) => {
    appendFileSync(path, `${text.replaceAll(/\s+/g, ' ')}\n`);
    return all(...values);
  };
  return Object.assign(statement, { all: noted });
} as typeof prepare;
