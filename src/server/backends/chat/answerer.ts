import type { ChatAnswer, ChatPart } from '#contract/chat-answer.ts';

/** What is asked, and all that an answer may depend on. */
export interface ChatQuestion {
  text: string;
  /** The stock of the thread; null where none was chosen. */
  symbol: string | null;
  /** What was asked and answered before in this thread, oldest first: "and last year?" needs it. */
  before: readonly {
    question: string;
    answer: ChatAnswer;
    /** The question in its own words, where `question` has its shorthand written out. */
    written?: string;
  }[];
  /** A condition on a list that the record cannot check, as a sentence; `text` is without it. */
  unheld?: string;
  /** Analysts' ratings and consensus are for people who signed in. */
  isSignedIn: boolean;
}

/**
 * What a question produces, in order: what was understood, words as they come (from a language model only; a part replaces
 * them), finished parts, and at the end the whole answer, which is the only thing that is kept.
 */
export type AnswerEvent =
  | { kind: 'understood'; understood: string }
  | { kind: 'words'; words: string }
  | { kind: 'part'; part: ChatPart }
  | { kind: 'answer'; answer: ChatAnswer };

/** Composes answers. It ends with an `answer` event, or throws; `signal` stops it. */
export interface Answerer {
  /** Loads what the first answer needs: whoever opens the chat will ask soon. */
  prepare?(): Promise<void>;
  answer(question: ChatQuestion, signal: AbortSignal): AsyncIterable<AnswerEvent>;
}
