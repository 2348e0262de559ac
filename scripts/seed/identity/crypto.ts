import { z } from 'zod';
import listed from '../../../data/crypto-assets.json' with { type: 'json' };

const ListSchema = z.object({
  reviewed: z.iso.date(),
  companies: z.array(
    z.object({
      symbol: z.string(),
      cik: z.number().nullable(),
      business: z.enum(['miner', 'treasury', 'exchange', 'service']),
      reason: z.string().min(20),
    }),
  ),
});

const { companies } = ListSchema.parse(listed);
const ciks = new Set(companies.map(({ cik }) => cik));
const unregistered = new Set(companies.flatMap(({ cik, symbol }) => (cik === null ? symbol : [])));

/**
 * Whether a company is on the reviewed list of crypto assets: no SIC code tells them. By CIK, so that a new ticker keeps
 * its place, and by symbol where the SEC has no record.
 */
export const isCrypto = ({ cik, symbol }: { cik: number | null; symbol: string }): boolean =>
  cik === null ? unregistered.has(symbol) : ciks.has(cik);
