import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import type { Site } from './letters.ts';

/** Who gets a notice by mail, with the secret of the link that ends that. */
export interface BroadcastRecipient {
  email: string;
  name: string | null;
  stopToken: string;
}

/** What a notice says, and the path of what it is about. */
export interface BroadcastWords {
  message: string;
  path: string | null;
}

/** Where one ends notices by mail: a page with a button for people, one POST for mail programs. */
export const stopUrl = ({ publicUrl }: Site, stopToken: string): string =>
  `${publicUrl}/notifications/stop?token=${stopToken}`;

/** The longest line that stands as a subject. */
const SUBJECT_CHARACTERS = 80;

export const broadcastLetter = (site: Site, to: BroadcastRecipient, words: BroadcastWords): Letter => {
  const line = words.message.replace(/\s+/g, ' ');
  const subject = line.length > SUBJECT_CHARACTERS ? `${line.slice(0, SUBJECT_CHARACTERS - 1)}…` : line;
  return {
    subject: `${site.siteName}: ${subject}`,
    paragraphs: [greeting(to.name), words.message],
    ...(words.path !== null && { link: { label: 'Open it', url: site.publicUrl + words.path } }),
    unasked: `You get this because you switched notices by mail on. End them here: ${stopUrl(site, to.stopToken)}`,
  };
};
