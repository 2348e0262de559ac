import type { ChatMessage } from '#contract/chat.ts';

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

/** What is offered where nothing was asked yet. */
export const firstQuestions = (ticker: string | null): readonly string[] =>
  ticker
    ? [
        `What is ${ticker}?`,
        'How long does the cash last?',
        'Who bought or sold shares?',
        'What was filed last?',
      ]
    : [
        'Nasdaq biotechs under $300M with insider buying',
        'Which stocks rose most?',
        'Compare ABEO with GLUE',
      ];
