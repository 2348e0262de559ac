import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import BetterSqlite from 'better-sqlite3';
import { Hono } from 'hono';

/** Hono and better-sqlite3 and nothing else: runs the very statements of the screener and sends the same JSON. */
interface Statement {
  sql: string;
  parameters: unknown[];
}
interface Body {
  variables: { filters: string };
}
const [port, store, question] = process.argv.slice(2);
const { statements, least, cacheKb } = JSON.parse(readFileSync(question ?? '', 'utf8')) as {
  statements: [Statement, Statement];
  /** What stands in the statements for the least volume that a request asks for. */
  least: number;
  cacheKb: number;
};
const db = new BetterSqlite(store ?? '', { readonly: true });
db.pragma(`cache_size = -${cacheKb}`);
const [rows, count] = statements.map(({ sql, parameters }) => {
  const statement = db.prepare(sql);
  return (asked: number) =>
    statement.all(...parameters.map((value) => (value === least ? asked : value))) as Record<
      string,
      unknown
    >[];
});
const app = new Hono();
app.get('/health', (c) => c.text('ok'));
app.post('/api/graphql', async (c) => {
  const { variables } = await c.req.json<Body>();
  const { volume } = JSON.parse(variables.filters) as { volume: [{ min: number }] };
  const companies = rows?.(volume[0].min) ?? [];
  for (const company of companies)
    if (typeof company['spark'] === 'string') company['spark'] = JSON.parse(company['spark']);
  const total = Number(count?.(volume[0].min)[0]?.['total']);
  return c.json({
    data: { filteredCompanies: { companies, totalPages: Math.ceil(total / 50), totalItems: total } },
  });
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(port) });
process.on('SIGTERM', () => process.exit(0));
