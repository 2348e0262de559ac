/** What is said where nothing answers: the specified text, and what becomes of what was typed. */
export const unanswered = (failed: string): string =>
  `${failed.replace(/\.$/, '')}. No connection: what you typed is held by this browser.`;

/** Texts of the tools alone. Those of the specification stand byte for byte. */
export const toolsMessages = {
  news: {
    load: 'Failed to load news',
    create: 'Failed to create news',
    update: 'Failed to update news',
    delete: 'Failed to delete news',
  },
  event: {
    load: 'Failed to load events',
    create: 'Failed to create event',
    update: 'Failed to update event',
    delete: 'Failed to delete event',
  },
  webinar: {
    load: 'Failed to load webinars',
    create: 'Failed to create webinar',
    update: 'Failed to update webinar',
    delete: 'Failed to delete webinar',
  },
  video: {
    load: 'Failed to load videos',
    create: 'Failed to create video',
    update: 'Failed to update video',
    delete: 'Failed to delete video',
  },
  newsletter: {
    load: 'Failed to load newsletters',
    create: 'Failed to create newsletter',
    update: 'Failed to update newsletter',
    delete: 'Failed to delete newsletter',
  },
  client: {
    load: 'Failed to load clients',
    create: 'Failed to create client',
    update: 'Failed to save landing page.',
    delete: 'Failed to update client',
  },
  leader: {
    load: 'Failed to load leaders.',
    create: 'Failed to save leader.',
    update: 'Failed to save leader.',
    delete: 'Failed to delete leader.',
  },
  restore: 'Failed to bring it back',
  history: 'The history did not arrive.',
  entry: 'The entry did not arrive.',
} as const;
