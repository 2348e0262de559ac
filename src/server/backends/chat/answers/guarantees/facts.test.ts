import { beforeAll, expect, it } from 'vitest';
import type { ChatAnswer } from '#contract/chat-answer.ts';
import { canonicalPath, listedPath } from '#kit/site/page-routes.ts';
import { readCompanyNames } from '#server/store/companies/company-names.ts';
import { inLongRun } from '#tests/support/long.ts';
import { openChat } from '#tests/support/chat.ts';
import type { Composed } from '../compose.ts';
import { showFact } from '../written/show-fact.ts';

const { compose, store } = openChat();
let symbols: string[];
beforeAll(async () => {
  const all = await readCompanyNames(store().db);
  const step = Math.floor(all.length / COMPANIES);
  symbols = all.filter((_, i) => i % step === 7).map(({ symbol }) => symbol);
});

const COMPANIES = inLongRun(200, 2);
const OFFERED_TO = inLongRun(4, 1);

/** One question of every kind about a company. */
const questions = [
  'last price?', 'how much did it move', 'key stats', 'market cap', 'volume', '52 week range', 'where did it open',
  'shares outstanding', 'rsi', 'price on June 15, 2026', 'price change over the last year', 'price chart', 'all time high',
  'what does it do', 'which industry is it in', 'sector?', 'where is it based', 'website', 'how many employees', 'which exchange is it on',
  'when did it ipo', 'fiscal year end', 'where is it incorporated', 'index membership', 'cik number', 'share classes', 'former names',
  'filer status', 'is it a spac', 'is it a client of redstreet', 'who runs it', 'executive pay', 'who is the ceo', 'who is the cfo',
  'how long does the cash last', 'how much cash does it have', 'burn rate', 'dilution', 'revenue by quarter', 'net income in 2024',
  'operating margin', 'p/e', 'p/s ratio', 'p/b', 'enterprise value', 'net cash', 'how is it valued', 'current ratio', 'debt to equity',
  'roe', 'is it profitable', 'is it growing', 'income statement', 'balance sheet', 'cash flow statement', 'financials', 'last earnings',
  'did it beat or miss', 'reaction to earnings', 'next earnings date', 'eps estimates', 'estimate revisions', 'price target', 'analyst rating',
  'dividend', 'ex date', 'splits', 'insider trades', 'insider buying', 'insider selling', 'did insiders buy or sell', 'who owns it',
  'institutional ownership', 'insider ownership', 'float', 'stakes over 5%', 'changes in 13f', 'short interest', 'days to cover', 'filings',
  'annual report', '10-q', '8-k', 'proxy', 'offerings', 'trials', 'catalysts', 'fda approvals', 'news', 'events', 'videos', 'peers',
  'ebitda', 'net debt to ebitda', 'interest coverage', 'interest expense', 'stock based compensation', 'return on assets', 'asset turnover', 'forward p/e',
  'book value per share over the last four quarters', 'payout ratio on free cash flow', 'price to tangible book', '52 week low and the date',
  'why did it move', 'should i buy it', 'compare it with GLUE', 'CMPX vs GLUE performance this year',
]; // prettier-ignore

/** Composed once: both tests look at the same answers. */
const composed = new Map<string, Promise<Composed>>();
function ask(text: string, symbol: string): Promise<Composed> {
  const key = `${symbol} ${text}`;
  const answer = composed.get(key) ?? compose({ text, symbol, before: [], isSignedIn: true });
  composed.set(key, answer);
  return answer;
}

/** Figures as they are written: with their sign of currency, digits and unit. */
const figuresIn = (text: string): string[] =>
  (text.match(/(?:[A-Z]{0,3}[$€£¥₩₪])?\d[\d,]*(?:\.\d+)?(?:[KMBT]\b|%|×)?/g) ?? []).filter((figure) =>
    /[$%×.]|\d[KMBT]\b/.test(figure),
  );

/** All that a reader sees of an answer, without footnotes, addresses and dates. */
function shown({ parts }: ChatAnswer): string {
  const texts = parts.flatMap((part) => {
    if (part.kind === 'text') return [part.markdown];
    return part.kind === 'table' ? part.rows.flatMap((row) => row.slice(1).map(({ text }) => text)) : [];
  });
  return texts.join(' \n ').replace(/\[\^\d+\]/g, '').replace(/\]\([^)]*\)/g, ']').replace(/\\/g, '');
} // prettier-ignore

function strangeFigures({ answer, facts }: Composed): string[] {
  const known = facts.flatMap((fact) => [showFact(fact), showFact({ ...fact, unit: fact.unit === 'change' ? 'percent' : fact.unit, value: typeof fact.value === 'number' ? Math.abs(fact.value) : fact.value }), fact.label, fact.source.label]).join(' | '); // prettier-ignore
  return figuresIn(shown(answer)).filter((figure) => !known.includes(figure) && !rules.has(figure));
}
/** Figures of our own rules, which are of no company. */
const rules = new Set(['5%', '$5', '13F']);

const hrefsOf = ({ parts, sources }: ChatAnswer): string[] => [
  ...sources.map(({ href }) => href),
  ...parts.flatMap((part) =>
    part.kind === 'text' ? [...part.markdown.matchAll(/\]\((\/[^)]*)\)/g)].map((m) => m[1] ?? '') : [],
  ),
];

const leads = (href: string): boolean => {
  if (/^https?:\/\//.test(href)) return true;
  const path = new URL(href, 'https://x.test').pathname;
  return canonicalPath(path).kind === 'canonical' && listedPath(path) !== undefined;
};

it('shows no figure that was not looked up, leads nowhere that is not, and answers with no empty figure', async () => {
  for (const symbol of symbols)
    for (const text of questions) {
      const composed = await ask(text, symbol);
      const told = `${symbol}: ${text}`;
      expect(composed.kinds, told).not.toContain(null);
      expect(strangeFigures(composed), told).toEqual([]);
      expect(
        hrefsOf(composed.answer).filter((href) => !leads(href)),
        told,
      ).toEqual([]);
      expect(shown(composed.answer), told).not.toMatch(/\b(?:null|undefined|NaN|Infinity|Unknown Date)\b/);
      if (composed.answer.outcome === 'answered')
        expect(composed.answer.parts.length, told).toBeGreaterThan(0);
    }
}, 600_000);

it('offers three questions after each answer, and answers each of them', async () => {
  for (const symbol of symbols.slice(0, OFFERED_TO)) {
    const offered = new Set<string>();
    for (const text of questions) {
      const { answer } = await ask(text, symbol);
      expect(answer.followUps.length, `${symbol}: ${text}`).toBe(3);
      for (const question of answer.followUps) offered.add(question);
    }
    for (const question of offered) {
      const { answer } = await ask(question, symbol);
      expect(answer.outcome, `${symbol}: ${question}`).not.toBe('declined');
    }
  }
}, 300_000);
