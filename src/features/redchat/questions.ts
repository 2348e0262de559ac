import type { Company } from '#contract/company.ts';

export const questionIds = [
  'overview',
  'price',
  'results',
  'filings',
  'insiders',
  'holders',
  'programmes',
  'news',
] as const;
export type QuestionId = (typeof questionIds)[number];

interface Question {
  /** What a person asks, of a company by its ticker. */
  text: (ticker: string) => string;
  /** Words by which a typed question is known. */
  words: RegExp;
  /** Whether the record may hold an answer; absent: for every company. */
  isFor?: (company: Company) => boolean;
}

/** What the record can be asked about one company, in the order in which it is offered. */
export const questions: Readonly<Record<QuestionId, Question>> = {
  overview: {
    text: (ticker) => `What is ${ticker}?`,
    words: /\b(what (is|does)|who is|about|overview|business|sector|industry|profile|company)\b/i,
  },
  price: {
    text: () => 'Where does the price stand?',
    words: /\b(price|quote|trad(es?|ing)|volume|high|low|52|market cap|worth|up|down|change|chart)\b/i,
  },
  results: {
    text: () => 'How are its results?',
    words:
      /\b(results?|revenues?|sales|earnings|eps|margins?|profits?|loss(es)?|cash|debt|growth|income|runway|financials?)\b/i,
  },
  filings: {
    text: () => 'What has it filed?',
    words: /\b(fil(ed?|es|ings?)|sec|8-?k|10-?[kq]|edgar|forms?|annual report|prospectus)\b/i,
  },
  insiders: {
    text: () => 'Do its insiders buy or sell?',
    words:
      /\b(insiders?|officers?|directors?|executives?|ceo|form 4|bought|sold|buy(ing|s)?|sell(ing|s)?)\b/i,
  },
  holders: {
    text: () => 'Which institutions hold it?',
    words: /\b(institution(s|al)?|holders?|holds?|own(s|ers?|ership)?|13f|funds?)\b/i,
  },
  programmes: {
    text: () => 'How far are its programmes?',
    words: /\b(trials?|phases?|pipeline|drugs?|clinical|programm?es?|fda|pdufa|approv\w+)\b/i,
    isFor: ({ hasBioPhases }) => hasBioPhases === true,
  },
  news: {
    text: () => 'What is new?',
    words: /\b(news|new|latest|recent(ly)?|happen(ed|ing|s)?|today|headlines?|press)\b/i,
  },
};

/** Tried in this order: a question about insider sales is not one about sales. */
const matchOrder: readonly QuestionId[] = [
  'insiders',
  'programmes',
  'holders',
  'filings',
  'news',
  'results',
  'price',
  'overview',
];

/** The questions that are offered for a company. */
export const questionsFor = (company: Company): QuestionId[] =>
  questionIds.filter((id) => questions[id].isFor?.(company) ?? true);

/** Which question a typed one means; null where its words are of none. */
export const questionOf = (typed: string): QuestionId | null =>
  matchOrder.find((id) => questions[id].words.test(typed)) ?? null;

/** What an address asks: a question by name, one in words, or, with neither, who the company is. */
export interface Asked {
  /** null where the words are of no question that the record answers. */
  id: QuestionId | null;
  /** As the person wrote it. */
  typed: string;
}

const TYPED_LENGTH = 300;

/** Reads `ask` and `q` of an address; what is unknown counts as not asked. */
export function readAsked(query: URLSearchParams): Asked {
  const typed = (query.get('q') ?? '').trim().slice(0, TYPED_LENGTH);
  if (typed) return { id: questionOf(typed), typed };
  return { id: questionIds.find((id) => id === query.get('ask')) ?? 'overview', typed: '' };
}

/** The address of the assistant about a company. */
export const redchatHref = (symbol: string, ask?: QuestionId): string =>
  `/redchat?${new URLSearchParams({ symbol, ...(ask && { ask }) }).toString()}`;
