const MAX = 200;

/** What a conversation is called by itself: what its first question was understood to ask, without its company; else the question. */
export function titleOf(question: string, understood: string | null, symbol: string | null): string {
  const bare = understood && symbol ? withoutCompany(understood, symbol) : understood;
  const title = bare?.trim() || question;
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`.slice(0, MAX);
}

/** "cash and runway of Compass (CMPX), 2025" without its company, which stands above the title. */
function withoutCompany(understood: string, symbol: string): string {
  const end = understood.indexOf(` (${symbol})`);
  const start = end === -1 ? -1 : understood.lastIndexOf(' of ', end);
  return start <= 0 ? understood : understood.slice(0, start) + understood.slice(end + ` (${symbol})`.length);
}
