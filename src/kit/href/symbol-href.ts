/** Where a symbol leads: its company page; in the installed app to the assistant about it. */
export const symbolHref = (symbol: string, standalone: boolean): string =>
  standalone ? `/redchat?symbol=${encodeURIComponent(symbol)}` : `/stocks/${encodeURIComponent(symbol)}`;
