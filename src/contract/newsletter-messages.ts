/** What a newsletter form says, byte for byte; apart from all other messages, because every page's script carries them. */
export const newsletterMessages = {
  subscribed: 'Thank you for subscribing to our newsletter!',
  joined: 'You are part of our newsletter!',
  linksSent: 'If this address is on the list, a mail with its links is on its way.',
  failed: 'Failed to subscribe. Please try again later.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;
