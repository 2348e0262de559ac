import type { InsiderTransaction } from '#contract/insider.ts';
import { formatDate } from '#kit/time/dates.ts';

/** What the transaction codes of form 4 mean. */
const codes: Readonly<Record<string, string>> = {
  P: 'Purchase',
  S: 'Sale',
  A: 'Award',
  C: 'Conversion',
  D: 'Return to the company',
  E: 'Expired option',
  F: 'Tax withholding',
  G: 'Gift',
  H: 'Expired option',
  I: 'Plan transaction',
  J: 'Other',
  K: 'Equity swap',
  L: 'Small acquisition',
  M: 'Option exercise',
  O: 'Option exercise',
  U: 'Tender of shares',
  V: 'Early report',
  W: 'Inheritance',
  X: 'Option exercise',
  Z: 'Voting trust',
};

/** What was done, in a word or two; a purchase and a sale on the market have a direction. */
export function transactionOf({ code, is_buy }: Pick<InsiderTransaction, 'code' | 'is_buy'>): {
  text: string;
  direction: 'up' | 'down' | undefined;
} {
  const text = codes[code ?? ''] ?? (is_buy ? 'Purchase' : code ? `Code ${code}` : 'Unknown');
  return { text, direction: code === 'S' ? 'down' : code === 'P' || is_buy ? 'up' : undefined };
}

/** `filed Jun 18, 2026`, or the days between which the forms on record were filed; null for none. */
export function filedWords(from: string | null, to: string | null): string | null {
  if (!from || !to) return null;
  return from === to ? `filed ${formatDate(to)}` : `filed ${formatDate(from)} to ${formatDate(to)}`;
}
