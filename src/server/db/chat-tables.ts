type Text = string | null;

/** A conversation. Exactly one of `user_id` and `guest_key` says whose it is. */
export interface ChatThreadsTable {
  id: string;
  user_id: Text;
  /** A digest of the token that a guest's browser keeps. */
  guest_key: Text;
  symbol: Text;
  company_name: Text;
  title: string;
  /** 1 where a person wrote the title; else it follows from the first question and its answer. */
  title_is_own: number;
  created_at: string;
  /** When something was asked last. */
  updated_at: string;
}

/** One question of a conversation, with its answer. */
export interface ChatMessagesTable {
  id: string;
  thread_id: string;
  /** Its place in the conversation, from 0. */
  position: number;
  question: string;
  state: 'running' | 'done' | 'stopped' | 'failed';
  /** Which composing of the answer may still write: another one begins with every Regenerate. */
  run_id: string;
  /** JSON of what is there of an answer that is not done: understood, parts, words. */
  so_far: string;
  /** JSON of the whole answer. */
  answer: Text;
  vote: 'up' | 'down' | null;
  asked_at: string;
  /** When whoever composes it was last known to be alive. */
  touched_at: string;
}

/** A frozen copy of a conversation that anybody may read who knows its id. */
export interface ChatSharesTable {
  id: string;
  thread_id: string;
  /** JSON of the contract's SharedChat. */
  content: string;
  created_at: string;
}
