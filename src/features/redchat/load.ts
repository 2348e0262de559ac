import type { AstroGlobal } from 'astro';
import type { ChatConversation, ChatThread } from '#contract/chat.ts';
import { CHAT_HISTORY_SIZE } from '#contract/chat.ts';
import type { Company } from '#contract/company.ts';
import type { ApiError } from '#contract/errors.ts';
import type { Suggestion } from '#contract/suggestion.ts';
import { loadCompany } from '#features/company/load.ts';
import { load, orNull } from '#kit/http/load.ts';

type Context = Pick<AstroGlobal, 'locals'>;

/** The stock of a chat: found, or not known, or not to be asked for now; null where none was named. */
export type Stock =
  | { kind: 'found'; company: Company; filedOn: string | null }
  | { kind: 'unknown'; meant: readonly Suggestion[] }
  | { kind: 'unavailable' }
  | null;

/** A conversation and the stock it is about. */
export interface OpenedChat {
  symbol: string;
  stock: Stock;
  /** null where none is open. */
  conversation: ChatConversation | null;
  /** Why the conversation that was asked for is not there. */
  lost: ApiError | null;
}

/** Opens a conversation of whoever asks, and the stock that it or the address is about. */
export async function openChat(
  { locals }: Context,
  { symbol, thread }: { symbol: string; thread: string },
): Promise<OpenedChat> {
  const { api } = locals;
  const opened = thread ? await load(api('chat.thread', { params: { threadId: thread } })) : null;
  const conversation = opened?.value ?? null;
  const about = conversation ? (conversation.thread.symbol ?? '') : symbol;
  return {
    symbol: about,
    stock: about ? await openStock({ locals }, about) : null,
    conversation,
    lost: opened?.failure ?? null,
  };
}

async function openStock({ locals: { api } }: Context, symbol: string): Promise<Stock> {
  const params = { symbol };
  const filings = api('filings.bySymbol', { params, query: { page: 1, limit: 1 } });
  const outcome = await loadCompany(api, symbol, { filings });
  if (outcome.kind === 'found')
    return {
      kind: 'found',
      company: outcome.company,
      filedOn: outcome.sections.filings?.data[0]?.date_as_of_change ?? null,
    };
  if (outcome.kind === 'unavailable') return { kind: 'unavailable' };
  // A name instead of a symbol, or a typing error: who may have been meant is offered.
  const meant = await orNull(api('stock.searchTop3', { query: { input: symbol } }));
  return { kind: 'unknown', meant: meant?.data ?? [] };
}

/** A page of one's conversations; null where it did not arrive. */
export async function openHistory(
  { locals: { api, session } }: Context,
  { page, search }: { page: number; search: string },
): Promise<ChatThread[] | null> {
  const query = { page, limit: CHAT_HISTORY_SIZE };
  const asked =
    session?.verified && !search
      ? api('chat.history', { query })
      : api('chat.threads', { query: { ...query, ...(search && { search }) } });
  return (await orNull(asked))?.data ?? null;
}
