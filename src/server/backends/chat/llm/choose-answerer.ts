import type { Config } from '#server/runtime/config.ts';
import type { Log } from '#server/runtime/log.ts';
import { createLlmCosts } from '#server/store/chat/llm-costs.ts';
import type { Db } from '#server/db/open.ts';
import type { Answerer } from '../answerer.ts';
import { connectModel } from './client.ts';
import { modelAnswerer } from './model-answerer.ts';
import { noticeOf } from './notice.ts';
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
