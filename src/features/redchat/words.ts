import type { ChatMessage } from '#contract/chat.ts';
import type { Company } from '#contract/company.ts';
import { latestPrice } from '#kit/company/quote.ts';

/** What is said of an answer that is not whole. */
export const stateWords = (state: ChatMessage['state']): string | null =>
  ({
    running: null,
    done: null,
    stopped: 'Stopped. What is above had been looked up by then.',
    failed: 'The answer could not be composed. Please try again.',
  })[state];

/** The line under the composer: where figures come from, that nothing is advice, and whether the company pays. */
export const composerLine = (
  company: { name: string; isClient?: boolean | undefined } | null,
  siteName: string,
) => ({
  general: 'Every figure is looked up and linked to its source. Not investment advice.',
  company: !company
    ? null
    : company.isClient
      ? `${company.name} is a client of ${siteName} and pays for services.`
      : `${company.name} is not a client of ${siteName}.`,
});

type Asked = Pick<
  Company,
  | 'symbol'
  | 'figures'
  | 'last_sale'
  | 'pre_close'
  | 'net_change'
  | 'market_cap'
  | 'net_income'
  | 'short_float'
  | 'shares_change'
  | 'last_earnings'
  | 'insiderOwnershipRecords'
  | 'hasBioPhases'
>;
const OFFERED = 6;

/** What a record can be asked of a company, what a holder wants to know first at the front, each where it answers that. */
function questionsOf(company: Asked, filedOn: string | null): string[] {
  const isPriced = latestPrice(company) !== null;
  const offered: readonly (readonly [has: boolean, question: string])[] = [
    [true, `What is ${company.symbol}?`],
    [isPriced, 'What changed and why?'],
    [company.hasBioPhases === true, 'Which trials are on record?'],
    [Boolean(company.figures?.runway), 'How long does the cash last?'],
    [company.net_income !== null, 'Is it profitable?'],
    [company.insiderOwnershipRecords.length > 0, 'Did insiders buy or sell?'],
    [(company.shares_change ?? null) !== null, 'How fast does the share count grow?'],
    [(company.short_float ?? null) !== null, 'What is the short interest?'],
    [(company.last_earnings?.epsEstimate ?? null) !== null, 'Did earnings beat the estimates?'],
    [filedOn !== null, 'What was filed last?'],
    [isPriced, 'What is the last price?'],
    [company.market_cap !== null, 'What is the market value?'],
  ];
  return offered.flatMap(([has, question]) => (has ? [question] : [])).slice(0, OFFERED);
}

/** What is offered where nothing was asked yet: of a company, only what its record answers. */
export const firstQuestions = (company: Asked | null, filedOn: string | null = null): readonly string[] =>
  company
    ? questionsOf(company, filedOn)
    : [
        'Nasdaq biotechs under $300M with insider buying',
        'Which stocks rose most?',
        'Compare ABEO with CMPX',
      ];
