import type { Config } from '#server/runtime/config.ts';
import type { Log } from '#server/runtime/log.ts';
import { createLlmCosts } from '#server/store/llm-costs.ts';
import type { Db } from '#server/db/open.ts';
import type { Answerer } from '../answerer.ts';
import { connectModel } from './client.ts';
import { modelAnswerer } from './model-answerer.ts';
import type { LookUp } from './record.ts';

type Settings = Pick<
  Config,
  | 'LLM_BASE_URL'
  | 'LLM_API_KEY'
  | 'LLM_MODEL'
  | 'LLM_INPUT_PRICE'
  | 'LLM_OUTPUT_PRICE'
  | 'LLM_DAILY_LIMIT'
  | 'SITE_NAME'
>;

/** Who answers, and what has to be said of it. */
export interface ChosenAnswerer {
  answerer: Answerer;
  /** A sentence to stand where questions are asked, as they leave the site; null where they do not. */
  notice: string | null;
}

/** Where questions go, in a sentence for who asks them; null where they stay here. */
export function noticeOf({
  LLM_BASE_URL,
  LLM_MODEL,
}: Pick<Settings, 'LLM_BASE_URL' | 'LLM_MODEL'>): string | null {
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  return `Answers are written by a language model: your question, and what the record has on it, are sent to ${new URL(LLM_BASE_URL).host}. Figures are checked against the record before they are shown.`;
}

/** The record's own answerer, or, where the settings name one, a language model over the same look-ups. */
export function chooseAnswerer<Store extends { db: Db }>(
  settings: Settings,
  parts: { record: Answerer; store: Store; lookUps: readonly LookUp<Store>[]; log: Log },
): ChosenAnswerer {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = settings;
  if (!baseUrl || !model) return { answerer: parts.record, notice: null };
  return {
    notice: noticeOf(settings),
    answerer: modelAnswerer({
      ...parts,
      model: connectModel({ baseUrl, apiKey, model }),
      costs: createLlmCosts(parts.store.db, settings.LLM_DAILY_LIMIT),
      prices: { input: settings.LLM_INPUT_PRICE, output: settings.LLM_OUTPUT_PRICE },
      siteName: settings.SITE_NAME,
    }),
  };
}
