import { greeting } from './greeting.ts';
import type { Letter } from './letter.ts';
import type { Site } from './letters.ts';

interface Addressed {
  name: string | null;
  confirmToken: string;
  manageToken: string;
}

const link = ({ publicUrl }: Site, page: 'confirm' | 'preferences' | 'unsubscribe', token: string): string =>
  `${publicUrl}/newsletters/${page}?token=${token}`;

/** Where one leaves: a page with a button for people, one POST for mail programs. */
export const unsubscribeUrl = (site: Site, manageToken: string): string =>
  link(site, 'unsubscribe', manageToken);

/** Where one chooses what one gets. */
export const preferencesUrl = (site: Site, manageToken: string): string =>
  link(site, 'preferences', manageToken);

/** Letters about a subscription; they hold links with a secret, and nothing else about the person. */
export const newsletterLetters = {
  activation: (site: Site, { name, confirmToken, manageToken }: Addressed): Letter => ({
    subject: `${site.siteName}: confirm your newsletter subscription`,
    paragraphs: [
      `${greeting(name)} you are one step away from the weekly newsletter of ${site.siteName}.`,
      'Open the link and press the button there. It is valid for 7 days; until then no newsletter is sent to you.',
    ],
    link: { label: 'Confirm the subscription', url: link(site, 'confirm', confirmToken) },
    unasked: `If you did not ask for it, ignore this message, or tell us never to write again: ${unsubscribeUrl(site, manageToken)}`,
  }),
  'already-subscribed': (site: Site, { name, manageToken }: Addressed): Letter => ({
    subject: `${site.siteName}: you already get the newsletter`,
    paragraphs: [
      `${greeting(name)} somebody, probably you, asked for the weekly newsletter of ${site.siteName} with this address. You already get it, so nothing was changed.`,
    ],
    link: { label: 'Choose what you get', url: link(site, 'preferences', manageToken) },
    unasked: `If you want it no more, leave here: ${unsubscribeUrl(site, manageToken)}`,
  }),
  links: (site: Site, { name, manageToken }: Addressed): Letter => ({
    subject: `${site.siteName}: the links of your newsletter`,
    paragraphs: [
      `${greeting(name)} somebody, probably you, asked for the links of the weekly newsletter of ${site.siteName} to this address. Nothing was changed.`,
      `To leave it, open this: ${unsubscribeUrl(site, manageToken)}`,
    ],
    link: { label: 'Choose what you get', url: link(site, 'preferences', manageToken) },
    unasked: 'If you did not ask for them, ignore this message.',
  }),
} as const;
export type NewsletterLetterKind = keyof typeof newsletterLetters;
