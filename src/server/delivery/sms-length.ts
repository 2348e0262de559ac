/** The alphabet of text messages (GSM 03.38); what is not in it makes a whole message one of two bytes for each sign. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These take the room of two. */
const EXTENDED = new Set('^{}\\[~]|€\f');

/** Signs of print that the alphabet has a plain form of. */
const plainForms: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u2032]/g, "'"],
  [/[\u201c\u201d\u201e\u2033\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u2022\u00b7]/g, '-'],
  [/\u00d7/g, 'x'],
  [/\u0141/g, 'L'],
  [/\u0142/g, 'l'],
  [/\u0131/g, 'i'],
  [/[\u200b-\u200f\u2060\ufeff\u00ad]/g, ''],
];

/** A letter without its accent, where the alphabet has only that. */
const withoutAccent = (sign: string): string => {
  if (BASIC.has(sign) || EXTENDED.has(sign)) return sign;
  const bare = sign.normalize('NFD').replace(/\p{M}+/gu, '');
  return [...bare].every((each) => BASIC.has(each)) ? bare : sign;
};

/** The same in one line, in the signs of text messages as far as there are any: half the room, and every phone shows them. */
export function plainText(text: string): string {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const plain = plainForms.reduce((so, [sign, form]) => so.replace(sign, form), line);
  return Array.from(plain, withoutAccent).join('');
}

const isGsm = (text: string): boolean =>
  Array.from(text).every((sign) => BASIC.has(sign) || EXTENDED.has(sign));

const unitsOf = (text: string): number =>
  isGsm(text)
    ? Array.from(text).reduce((sum, sign) => sum + (EXTENDED.has(sign) ? 2 : 1), 0)
    : // UTF-16, as it is sent.
      text.length;

/** In how many parts a text is sent, each of which is paid for: of 160 signs, or 153 where there are several; of 70 and 67 beyond the alphabet. */
export function partsOf(text: string): number {
  const [one, several] = isGsm(text) ? [160, 153] : [70, 67];
  const units = unitsOf(text);
  return units <= one ? 1 : Math.ceil(units / several);
}
