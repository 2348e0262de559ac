/** What a newsletter form says, byte for byte; apart from all other messages, because every page's script carries them. */
export const newsletterMessages = {
  subscribed: 'Thank you for subscribing to our newsletter!',
  joined: 'You are part of our newsletter!',
  failed: 'Failed to subscribe. Please try again later.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;
