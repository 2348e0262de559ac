import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** node:http and nothing else: sends the headers and bytes of two files. The ceiling of what this machine can do. */
const [port, file, head] = process.argv.slice(2);
const body = readFileSync(file ?? '');
const headers = JSON.parse(readFileSync(head ?? '', 'utf8')) as Record<string, string>;
createServer((_req, res) => res.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
