/** Forms of the regulator that a question may name, as the record writes them. */
const FORMS =
  /\b(?:form )?(S-?\d{1,2}(?:ASR|MEF)?|F-?\d{1,2}(?:ASR)?|424B\d?|FWP|POS ?AM|POSASR|S-8 ?POS|NT ?(?:10-?[KQ]|20-?F)|DEF ?14[AC]|DEFA ?14A|DEFM ?14A|PRE ?14[AC]|PREM ?14A|10-?K|10-?Q|20-?F|40-?F|6-?K|8-?K|11-?K|8-?A12B|25-NSE|15-12[BG]|CORRESP|UPLOAD|EFFECT|ARS)(?=s?\b(?!\.))(?:\/A)?|\bform (144|25|15|3|5|D)\b/gi;

/** "S3ASR", "def14a" and "10k" as the record writes them. */
function written(form: string): string {
  const plain = form.toUpperCase().replaceAll(/[\s-]/g, '');
  const found = /^(S|F)(\d.*)$/.exec(plain) ?? /^(10|20|40|6|8|11)([KQF])$/.exec(plain);
  if (found) return `${found[1]}-${found[2]}`.replace('8POS', '8 POS');
  const spaced = /^(NT|DEF|PRE|POS)(.+)$/.exec(plain);
  if (spaced?.[1] === 'NT') return `NT ${written(spaced[2] ?? '')}`;
  if (spaced && /^(?:14[AC]|AM)$/.test(spaced[2] ?? '')) return `${spaced[1]} ${spaced[2]}`;
  return plain === '8A12B'
    ? '8-A12B'
    : /^(?:25NSE|1512[BG])$/.test(plain)
      ? plain.replace(/^(25|15)/, '$1-')
      : plain;
}

/** The forms that a text names, each once. */
export const formsNamed = (text: string): string[] => [
  ...new Set([...text.matchAll(FORMS)].map(([, form, bare]) => written(form ?? bare ?? ''))),
];
