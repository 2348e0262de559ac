/** Texts of the client pages; those of the specification stand byte for byte, the two spaces included. */
export const clientMessages = {
  noValueProposition: 'No value proposition available.',
  noHighlights: 'No  Investment highlights.',
  noDisclosure: 'No disclosure.',
  noWidgets: 'No TipRanks data available.',
  podcastSoon: 'COMING SOON...',
  signupFailed: 'Failed to sign up. Please try again later.',
} as const;
