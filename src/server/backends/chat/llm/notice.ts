import type { Config } from '#server/runtime/config.ts';

/** Where questions go, in a sentence for who asks them; null where they stay here. */
export function noticeOf({
  LLM_BASE_URL,
  LLM_MODEL,
}: Pick<Config, 'LLM_BASE_URL' | 'LLM_MODEL'>): string | null {
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  return `Answers are written by a language model: your question, and what the record has on it, are sent to ${new URL(LLM_BASE_URL).host}. Figures are checked against the record before they are shown.`;
}
