import { noticeOf } from '#server/backends/chat/llm/notice.ts';
import type { Config } from '#server/runtime/config.ts';

/** What has to be said where questions are asked; null where they stay here, or where another server answers them. */
export const chatNoticeOf = (config: Config): string | null =>
  config.CHAT_API_URL || config.DATA_API_URL ? null : noticeOf(config);
