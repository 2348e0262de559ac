import { cpus, totalmem } from 'node:os';

export interface Row {
  what: string;
  budget: string;
  measured: string;
}

/** The page docs/benchmarks.md: figures with their date and machine. */
export function report(rows: readonly Row[], generator: string): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ${process.platform}`;
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`. Ratios are of two servers measured by turns in one run on one machine, with the load',
    `generator (${generator}) on the same machine; the better of three rounds counts for each. Nothing here is asserted in`,
    'tests.',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}.`,
    '',
    '| what | budget | measured |',
    '| --- | --- | --- |',
    ...rows.map(({ what, budget, measured }) => `| ${what} | ${budget} | ${measured} |`),
    '',
  ].join('\n');
}
