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

type Asked = Pick<Company, 'symbol' | 'figures' | 'last_sale' | 'pre_close' | 'net_change' | 'market_cap'>;
const OFFERED = 4;

/** What is offered where nothing was asked yet: of a company, only what its record answers. */
export const firstQuestions = (company: Asked | null, filedOn: string | null = null): readonly string[] =>
  company
    ? [
        `What is ${company.symbol}?`,
        ...(company.figures?.runway ? ['How long does the cash last?'] : []),
        ...(filedOn === null ? [] : ['What was filed last?']),
        ...(latestPrice(company) === null ? [] : ['What is the last price?']),
        ...(company.market_cap === null ? [] : ['What is the market value?']),
      ].slice(0, OFFERED)
    : [
        'Nasdaq biotechs under $300M with insider buying',
        'Which stocks rose most?',
        'Compare ABEO with CMPX',
      ];
