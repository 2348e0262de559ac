import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import BetterSqlite from 'better-sqlite3';
import { Hono } from 'hono';

/** Hono and better-sqlite3 and nothing else: runs the very statements of the screener and sends the same JSON. */
interface Statement {
  sql: string;
  parameters: unknown[];
}
const [port, store, statements] = process.argv.slice(2);
const [rows, count] = JSON.parse(readFileSync(statements ?? '', 'utf8')) as [Statement, Statement];
const db = new BetterSqlite(store ?? '', { readonly: true });
const rowsStatement = db.prepare(rows.sql);
const countStatement = db.prepare(count.sql);
const app = new Hono();
app.get('/health', (c) => c.text('ok'));
app.post('/api/graphql', async (c) => {
  await c.req.json();
  const companies = rowsStatement.all(...rows.parameters);
  const { total } = countStatement.get(...count.parameters) as { total: number };
  return c.json({
    data: { filteredCompanies: { companies, totalPages: Math.ceil(total / 50), totalItems: total } },
  });
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(port) });
process.on('SIGTERM', () => process.exit(0));
