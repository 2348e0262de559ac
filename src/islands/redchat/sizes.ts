/** Rows of a page of the history, as the contract has it; said again here, since the contract weighs on a page. */
export const CHAT_HISTORY_SIZE = 18;
