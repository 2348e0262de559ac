/** What the items of a form 8-K mean, in plain words. */
const items: Readonly<Record<string, string>> = {
  '1.01': 'material agreement',
  '1.02': 'end of a material agreement',
  '1.03': 'bankruptcy or receivership',
  '1.04': 'mine safety',
  '1.05': 'cybersecurity incident',
  '2.01': 'acquisition or sale completed',
  '2.02': 'results of operations',
  '2.03': 'new debt or obligation',
  '2.04': 'debt falls due early',
  '2.05': 'costs of exit or layoffs',
  '2.06': 'impairment',
  '3.01': 'delisting notice or listing rule',
  '3.02': 'unregistered sale of shares',
  '3.03': 'rights of holders changed',
  '4.01': 'auditor changed',
  '4.02': 'earlier statements not to be relied on',
  '5.01': 'change of control',
  '5.02': 'officers or directors',
  '5.03': 'charter, bylaws or fiscal year',
  '5.04': 'trading suspended under employee plans',
  '5.05': 'code of ethics',
  '5.06': 'change of shell status',
  '5.07': 'vote of shareholders',
  '5.08': 'nominations of shareholders',
  '7.01': 'Regulation FD disclosure',
  '8.01': 'other events',
};

/** Exhibits say nothing of the event. */
const EXHIBITS = '9.01';

/** `Item 5.02, officers or directors; 8.01, other events` for `5.02 8.01 9.01`; null without codes. */
export function itemsInWords(codes: string | null | undefined): string | null {
  const all = (codes ?? '').split(' ').filter(Boolean);
  const said = all.filter((code) => code !== EXHIBITS);
  if (all.length === 0) return null;
  if (said.length === 0) return 'Item 9.01, exhibits';
  const words = said.map((code) => (items[code] ? `${code}, ${items[code]}` : code)).join('; ');
  return `${said.length === 1 ? 'Item' : 'Items'} ${words}`;
}
