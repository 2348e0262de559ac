import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { getSystemErrorMessage, parseArgs } from 'node:util';
import { ingestPrices, ingestQuotes, type IngestOutcome } from '#server/fill/ingest/run.ts';
import { IngestError, readTable, type SourceTable } from '#server/fill/ingest/read-table.ts';
import { reportLines } from '#server/fill/ingest/report.ts';
import { ensureFilled, openMigrated } from '#server/fill/prepare.ts';
import type { OpenStore } from '#server/db/open.ts';
import { ConfigError, readConfig } from '#server/runtime/config.ts';
import { loadEnvFile } from '#server/runtime/env-file.ts';

const usage = `Usage:
  npm run ingest -- quotes FILE [--date YYYY-MM-DD] [--live]   quotes of many companies on one day: the Nasdaq
                                                               screener's JSON or CSV, or a CSV with named columns
  npm run ingest -- prices FILE [--symbol SYMBOL]              daily bars, adjusted for splits: a CSV with the columns
                                                               symbol, date, close and, where known, open, high, low, volume
Both take:
  --source NAME   who published the figures, as pages are to name it (Nasdaq's own files need none)
  --dry-run       say what would happen and change nothing
  --all           name every row that was rejected, not the first few
`;

const { positionals, values } = (() => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        date: { type: 'string' },
        live: { type: 'boolean' },
        symbol: { type: 'string' },
        source: { type: 'string' },
        'dry-run': { type: 'boolean' },
        all: { type: 'boolean' },
      },
    });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`);
    process.exit(1);
  }
})();

function readFile(path: string): SourceTable {
  try {
    return readTable(readFileSync(path));
  } catch (error) {
    if (error instanceof IngestError) throw error;
    const { errno } = error as NodeJS.ErrnoException;
    throw new IngestError(
      `${path} cannot be read: ${typeof errno === 'number' ? getSystemErrorMessage(errno) : String(error)}.`,
    );
  }
}

/** Nasdaq's files have its own names of columns: `lastsale`, `Last Sale`, `Close/Last`. */
function sourceOf({ rows }: SourceTable): string {
  const source = values.source?.trim();
  if (source) return source.slice(0, 80);
  const columns = Object.keys(rows[0] ?? {});
  if (columns.some((name) => /^(last ?sale|close\/last)$/i.test(name))) return 'Nasdaq';
  throw new IngestError('Say who published these figures: --source "NAME".');
}

async function run(store: OpenStore): Promise<IngestOutcome> {
  const [what, path] = positionals;
  if (!path || positionals.length > 2 || (what !== 'quotes' && what !== 'prices'))
    throw new IngestError(usage.trimEnd());
  const table = readFile(path);
  const options = { source: sourceOf(table), dryRun: values['dry-run'] ?? false };
  return what === 'quotes'
    ? ingestQuotes(store, table, { ...options, date: values.date, live: values.live ?? false })
    : ingestPrices(store, table, { ...options, symbol: values.symbol });
}

function summaryOf({ report, companies, briefs, leftBehind }: IngestOutcome): string {
  const count = (value: number) => value.toLocaleString('en-US');
  return [
    `${basename(positionals[1] ?? '')}: ${reportLines(report, values.all).join('\n')}`,
    companies === 0
      ? 'Nothing changed.'
      : `Figures of ${count(companies)} companies made anew, ${count(briefs)} briefs composed.`,
    ...(leftBehind > 0
      ? [
          `${count(leftBehind)} companies are not in the file: they keep their price and its date, and lose change and volume.`,
        ]
      : []),
    ...(values['dry-run'] ? ['This was a dry run: nothing was kept.'] : []),
  ].join('\n');
}

async function main(): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  if (config.DATA_API_URL)
    throw new IngestError('DATA_API_URL is set: quotes are kept by that server, bring them in there.');
  const store = await openMigrated(config);
  try {
    await ensureFilled(store, config.SEED);
    process.stdout.write(`${summaryOf(await run(store))}\n`);
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  const isPlain = error instanceof IngestError || error instanceof ConfigError;
  const text =
    error instanceof Error && !isPlain ? error.stack : String(error instanceof Error ? error.message : error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
