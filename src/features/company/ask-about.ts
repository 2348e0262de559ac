/** What "Ask about this" of each block asks RedChat; each is answered from the record (tests/integration/ask-about.test.ts). */
export const blockQuestions = {
  facts: 'What does the company do?',
  peers: 'Who are its peers?',
  reports: 'Did it beat estimates in its last report?',
  outlook: 'When is the next earnings report?',
  dividends: 'Does it pay a dividend?',
  managers: 'Which institutions hold it?',
  shortInterest: 'What is the short interest?',
  holders: 'Who owns the shares?',
  stakes: 'Who has a stake over 5%?',
  shares: 'How fast does the share count grow?',
  statements: 'What was revenue by quarter?',
  runway: 'What is the cash runway?',
  valuation: 'How is it valued?',
  insiders: 'Have insiders bought or sold?',
  filings: 'What did it file?',
  news: 'What is the news?',
  catalysts: 'What are the catalysts?',
} as const;

export type CompanyBlock = keyof typeof blockQuestions;

/** The address of RedChat with the question of a block, ready to be sent. */
export const askAbout = (ticker: string, block: CompanyBlock): string =>
  `/redchat?${new URLSearchParams({ symbol: ticker, q: blockQuestions[block] }).toString()}`;
