/** Where a company comes from, said behind it: "spun out of …". */
export const OF_ORIGIN =
  /^\W*(?:(?:it|they) (?:was|were) )?(?:spun|split|carved|formerly|previously|once|part of|owned by|backed by|a (?:spin|unit|subsidiary|division)|the (?:former|old|one)|out of)\b/i;

/** What follows asks for itself, and its time is its own. */
export const OF_ITSELF = /^\W*(?:and )?(?:what|who|which) (?!(?:is|are|was|were|about|of)\b)[a-z]+\b/i;

/** What is told of things, not of a company: those that stand before. */
export const OF_THE_LOST = /\btheir (?:tickers?|symbols?|names?|dates?|prices?|terms?|yields?)\b/i;

/** What begins as a question of its own. */
export const BEGINS_ITSELF =
  /^\W*(?:(?:at|in|on|by|for|from|of|to) )?(?:who|what|when|where|why|how|which|is|are|was|did|does|do|has|have|can|will)(?:'s)?\b/i;
