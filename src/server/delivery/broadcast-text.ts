import type { BroadcastWords } from './broadcast-letter.ts';
import type { Site } from './letters.ts';
import { partsOf, plainText } from './sms-length.ts';

/** Who gets a notice as a text message, with the secret of the link that ends that. */
export interface TextRecipient {
  phone: string;
  stopToken: string;
}

/** Where one ends text messages: a page with one button. Short, because each message bears it. */
export const textStopUrl = ({ publicUrl }: Site, stopToken: string): string =>
  `${publicUrl}/stop/${stopToken}`;

/** A message is cut to fit into one part, unless so little of it would be left that it says nothing; it never takes more than three. */
const LEAST_CHARACTERS = 40;
const MOST_PARTS = 3;

/** What fits of a message, cut at a word; the room is measured with what stands around it. */
function cutToFit(message: string, around: (message: string) => string, parts: number): string {
  if (partsOf(around(message)) <= parts) return message;
  const signs = Array.from(message);
  let [fits, tooMany] = [0, signs.length];
  while (tooMany - fits > 1) {
    const half = Math.floor((fits + tooMany) / 2);
    if (partsOf(around(`${signs.slice(0, half).join('')}...`)) <= parts) fits = half;
    else tooMany = half;
  }
  const cut = signs.slice(0, fits).join('');
  const word = /\s/.test(signs[fits] ?? '') ? cut : cut.replace(/\s+\S*$/, '');
  return `${(word || cut).replace(/[\s.,;:-]+$/, '')}...`;
}

/** A notice as a text message: who sends it, what it says, where it leads, and how to end them; in one part if that says enough. */
export function broadcastText(site: Site, to: TextRecipient, { message, path }: BroadcastWords): string {
  const name = plainText(site.siteName);
  const around = (said: string): string =>
    [
      `${name}: ${said}`,
      ...(path === null ? [] : [site.publicUrl + path]),
      `Stop: ${textStopUrl(site, to.stopToken)}`,
    ].join(' ');
  const line = plainText(message);
  for (let parts = 1; parts < MOST_PARTS; parts += 1) {
    const cut = cutToFit(line, around, parts);
    if (partsOf(around(cut)) <= parts && (cut === line || cut.length >= LEAST_CHARACTERS)) return around(cut);
  }
  return around(cutToFit(line, around, MOST_PARTS));
}

/** The first message after somebody agreed: what they get, and how it ends. */
export const textsBegun = (site: Site, to: TextRecipient): string =>
  `${plainText(site.siteName)}: you now get notices as text messages. How many varies. Msg&data rates may apply. Reply HELP for help, STOP to end, or open ${textStopUrl(site, to.stopToken)}`;
