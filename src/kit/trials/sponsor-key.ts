/** Words that say what kind of firm it is, not which. */
const legalWords =
  /\b(inc|incorporated|corp|corporation|co|company|ltd|limited|llc|plc|ag|se|sa|nv|bv|ab|as|holdings?|group|the)\b/g;

/** A name as it is compared: letters and digits, without the legal form. */
export const sponsorKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[.,'’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(legalWords, ' ')
    .replace(/\s+/g, ' ')
    .trim();
