/** What a form tells a reader, where it tells of something: the headline, how long forms of the kind are one fact, and its weight. */
export interface FilingKind {
  slug: string;
  /** What lists call it. */
  label: string;
  /** The headline, from the name of the company and the form. */
  title(name: string, form: string): string;
  /** The same in fewer words, for a company with a long name. */
  short?(name: string, form: string): string;
  /** One sentence on what such a document is. */
  means: string;
  /** Forms of the kind within so many days of one before are the same fact. */
  days: number;
  weight: number;
}

const OFFERING_DAYS = 14;
const MERGER_DAYS = 60;
/** A late notice of a quarter and the next one lie further apart. */
const NOTICE_DAYS = 30;

const late = (what: string) => (name: string, form: string) =>
  `${name} says its ${what} will be late (${form})`;

const lateShort = (what: string) => (name: string, form: string) => `${name}: ${what} late (${form})`;

const rows: readonly (readonly [pattern: RegExp, kind: FilingKind])[] = [
  [/^NT 10-K/, { slug: 'late', label: 'Late report', title: late('annual report'), short: lateShort('annual report'), days: NOTICE_DAYS, weight: 36,
    means: 'A company files this notice when it cannot file its annual report on time; it has 15 days more.' }],
  [/^NT 20-F/, { slug: 'late', label: 'Late report', title: late('annual report'), short: lateShort('annual report'), days: NOTICE_DAYS, weight: 34,
    means: 'A foreign company files this notice when it cannot file its annual report on time; it has 15 days more.' }],
  [/^NT 10-Q/, { slug: 'late', label: 'Late report', title: late('quarterly report'), short: lateShort('quarterly report'), days: NOTICE_DAYS, weight: 34,
    means: 'A company files this notice when it cannot file its quarterly report on time; it has five days more.' }],
  [/^25-NSE/, { slug: 'delisting', label: 'Delisting', days: NOTICE_DAYS, weight: 40,
    title: (name, form) => `Exchange files to delist a security of ${name} (${form})`,
    means: 'By this form an exchange removes a security: shares, but also warrants, units or notes. The document says which.' }],
  [/^25$/, { slug: 'delisting', label: 'Delisting', days: NOTICE_DAYS, weight: 40,
    title: (name, form) => `${name} files to delist a security (form ${form})`,
    means: 'By this form a company takes a security off its exchange: shares, but also warrants, units or notes. The document says which.' }],
  [/^SC TO-T/, { slug: 'merger', label: 'Tender offer', days: MERGER_DAYS, weight: 48,
    title: (name, form) => `A tender offer is filed under ${name} (${form})`,
    means: 'A bidder files this form when it offers to buy shares from their holders. The SEC’s index lists it under both sides.' }],
  [/^SC TO-I/, { slug: 'merger', label: 'Tender offer', days: MERGER_DAYS, weight: 36,
    title: (name, form) => `${name} offers to buy back securities of its own (${form})`,
    means: 'A company files this form when it offers to buy its own securities from their holders.' }],
  [/^SC 13E3/, { slug: 'merger', label: 'Going private', days: MERGER_DAYS, weight: 48,
    title: (name, form) => `A going-private transaction is filed under ${name} (${form})`,
    means: 'This form is filed when those who control a company mean to buy out the other holders.' }],
  [/^(?:DEFM14|PREM14)/, { slug: 'merger', label: 'Merger vote', days: MERGER_DAYS, weight: 42,
    title: (name, form) => `${name} puts a merger or a sale to its holders (${form})`,
    means: 'This proxy statement asks holders to vote on a merger, an acquisition or a sale of the business.' }],
  [/^[SF]-4$/, { slug: 'merger', label: 'Merger', days: MERGER_DAYS, weight: 34,
    title: (name, form) => `${name} registers securities for a merger or an exchange (${form})`,
    short: (name, form) => `${name} registers a merger or an exchange (${form})`,
    means: 'With this form a company registers securities that it means to give for another company’s, or for its own older ones.' }],
  [/^424B[14]$/, { slug: 'offering', label: 'Offering', days: OFFERING_DAYS, weight: 34,
    title: (name, form) => `${name} files the final prospectus of an offering (${form})`,
    short: (name, form) => `${name} files a final prospectus (${form})`,
    means: 'A final prospectus follows the pricing: the securities are being sold, by the company or by its holders.' }],
  [/^424B[257]$/, { slug: 'offering', label: 'Offering', days: OFFERING_DAYS, weight: 30,
    title: (name, form) => `${name} offers securities from its shelf (${form})`,
    means: 'A prospectus supplement tells of a sale under a registration that stands already: by the company, or by its holders.' }],
  [/^[SF]-3ASR$/, { slug: 'shelf', label: 'Shelf', days: OFFERING_DAYS, weight: 20,
    title: (name, form) => `${name} sets up an automatic shelf for offerings (${form})`,
    short: (name, form) => `${name} sets up an automatic shelf (${form})`,
    means: 'Larger companies file this form; securities may be sold under it at once, at any time in three years.' }],
  [/^[SF]-3$/, { slug: 'shelf', label: 'Shelf', days: OFFERING_DAYS, weight: 24,
    title: (name, form) => `${name} registers securities for later sale (${form})`,
    short: (name, form) => `${name} files a shelf registration (${form})`,
    means: 'A shelf registration lets a company, or its holders, sell securities at any time in three years once it has taken effect.' }],
  [/^(?:[SF]-1|S-11)$/, { slug: 'registration', label: 'Registration', days: OFFERING_DAYS, weight: 26,
    title: (name, form) => `${name} registers an offering of securities (${form})`,
    short: (name, form) => `${name} registers an offering (${form})`,
    means: 'With this form securities are registered for sale, by the company or by holders who want to be able to sell.' }],
  [/^RW$/, { slug: 'registration', label: 'Withdrawal', days: 0, weight: 24,
    title: (name, form) => `${name} withdraws a registration of securities (${form})`,
    means: 'The securities of that registration will not be sold under it.' }],
  [/^D$/, { slug: 'private', label: 'Private sale', days: OFFERING_DAYS, weight: 24,
    title: (name, form) => `${name} reports a private sale of securities (form ${form})`,
    means: 'A company files this form within 15 days of the first sale of securities that are not registered.' }],
]; // prettier-ignore

/** The kind of a form; undefined for one that says nothing by itself, and stands among the company's filings alone. */
export const filingKind = (form: string): FilingKind | undefined =>
  rows.find(([pattern]) => pattern.test(form.toUpperCase()))?.[1];
