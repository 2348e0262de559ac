/** The specified texts of the chat page, to the letter. */
export const texts = {
  historyFailed: 'Failed to load chat history. Please try again later.',
  titleFailed: 'Failed to changing title chat history. Please try again later.',
  empty: 'No chat history available',
  loadingMore: 'Loading more...',
  share: 'Share conversation link',
  newChat: 'New Chat',
} as const;

const NAME_MAX = 32;
const TITLE_MAX = 42;
const TITLE_CUT = 40;

/** A company's name in the panel, at most 32 characters long. */
export const shortName = (name: string): string => name.slice(0, NAME_MAX).trimEnd();

/** A title over 42 characters is cut to 40 and an ellipsis. */
export const shortTitle = (title: string): string =>
  title.length > TITLE_MAX ? `${title.slice(0, TITLE_CUT)}…` : title;

/** What is shared beside the link; the number is that of the stocks on record. */
export const shareMessage = (stocks: number | null): string =>
  stocks === null
    ? 'RedChat answers questions about small-cap stocks.'
    : `RedChat answers questions about ${stocks.toLocaleString('en-US')} small-cap stocks.`;
