/** Legal forms at the end of a name: what a headline leaves out. */
const legalForm =
  /,?\s+(?:Inc\.?|Incorporated|Incorporation|Corp\.?|Ltd\.?|Limited|plc|Co\.|N\.?V\.?|S\.?A\.?|S\.?A\.?B\.? de C\.?V\.?|S\.?E\.?|AG|AB|A\/S|S\.p\.A\.|L\.?P\.?|L\.?L\.?C\.?|PBC)$/i;
const fullWord = /\s+(?:Corporation|Company)$/i;

/** A second name at the end, or the country of the register before a legal form. */
const aside = / \([^()]*[a-z][^()]*\)$| \([^()]*\)(?= (?:Limited|Ltd\.?|Inc\.?)$)/;

/**
 * A company as headlines call it: without its legal form, unless nothing that could stand alone would be left.
 * @example shortName('Monte Rosa Therapeutics Inc.') // 'Monte Rosa Therapeutics'
 */
export function shortName(name: string): string {
  const full = name.trim();
  // The mark of a class of shares stays behind the name.
  const mark = / \([A-Z0-9-]+\)$/.exec(full)?.[0] ?? '';
  let short = full.slice(0, full.length - mark.length).replace(aside, '');
  while (legalForm.test(short)) short = short.replace(legalForm, '');
  // A stop that stood before the legal form, after a word that is no abbreviation.
  if (short !== full) short = short.replace(/([a-z]{5})\.$/, '$1');
  if (!/^The\s/i.test(short)) short = short.replace(fullWord, '');
  return short.length < 2 || /(?:&|\band|\bof)$/i.test(short) ? full : short + mark;
}
