import { formatDate } from '#kit/time/dates.ts';
import { blankCheck } from '../../look-ups/blank-check.ts';
import { companyFacts } from '../../look-ups/company.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';
import { saidOfCoverage } from '../filings/filings-coverage.ts';
import { onDay } from '../told/simple.ts';

/** What asks until when it has to have merged. */
const DEADLINE = /\bdeadline\b|\buntil when\b|\b(?:time|days|months|long) (?:left|does|do|until)\b|\bwhen\b/i;

/** What asks for its part of each share. */
const PER_SHARE = /\b(?:per|a|each|every|for each)[- ](?:share|unit)\b|\bp\/?s\b/i;

/** What asks with whom it is to merge. */
const TARGET = /\b(?:targets?|partners?)\b/i;

/** Forms that a merger leaves. */
const MERGER_FORMS = ['425', 'DEFM14A', 'PREM14A', 'S-4', 'F-4'];

/** What a company has that is no blank check: nothing of that. */
async function sayNone({ asked, ask, draft }: Composing): Promise<boolean> {
  const type = one(await ask(companyFacts, { symbol: asked.company.symbol }), 'company_type');
  draft.lacks();
  draft.text(
    `${asked.company.short} is no blank check by the register${type ? `, but: ${draft.plain(type)}` : ''}; a trust of one is not on record of it.`,
  );
  return false;
}

/** What lies in the trust of a blank check, as far as its balance tells, and that no table here has its deadline. */
async function answerTrust(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { symbol, short } = asked.company;
  const found = await ask(blankCheck, { symbol });
  const [trust, assets, merger, terms] = ['trust', 'trust_assets', 'merger_form', 'terms'].map((name) =>
    one(found, name),
  );
  if (found.missing.length > 0) return sayNone(composing);
  const ofMerger = merger
    ? `A form about a merger is on record: ${draft.strong(merger)}${onDay(merger)}.`
    : ['No form about a merger is on record.', await saidOfCoverage(composing, MERGER_FORMS)]
        .filter(Boolean)
        .join(' ');
  // What is asked for comes first.
  if (TARGET.test(asked.reading.text)) draft.text(ofMerger);
  const known = trust ?? assets;
  const shares = one(await ask(companyQuote, { symbol }), 'shares_outstanding');
  draft.text(
    known
      ? trust
        ? `${short} had ${draft.strong(trust)} other than cash on ${formatDate(trust.date)}, which is its trust, as a rule${assets ? `, of total assets of ${draft.plain(assets)}` : ''}.`
        : `${short} had total assets of ${draft.strong(known)} on ${formatDate(known.date)}, most of which is its trust, as a rule; how much of them is cash is not on record.`
      : `No balance of ${short} is on record, and so nothing of its trust.`,
    !shares && (asked.has('sharesout') || PER_SHARE.test(asked.reading.text))
      ? `How many shares ${short} has is not on record, and so nothing of it for each share.`
      : undefined,
    known && shares ? perShare(known, shares, draft) : undefined,
  );
  if (asked.has('price', 'compare')) draft.text(await saidOfPrice(composing));
  if (DEADLINE.test(asked.reading.text)) draft.lacks();
  draft.text(
    `By when it has to merge, or give the money back, is in no table of this record.`,
    terms ? `The newest document that tells is ${draft.plain(terms)}${onDay(terms)}.` : undefined,
    TARGET.test(asked.reading.text) ? undefined : ofMerger,
  );
  // The trust itself is a line of no table: what comes nearest to it is told, and no answer is claimed.
  return false;
}

/** Where the units or shares trade, beside what the trust is for each. */
async function saidOfPrice({ asked, ask, draft }: Composing): Promise<string | undefined> {
  const price = one(await ask(companyQuote, { symbol: asked.company.symbol }), 'price');
  return price && `The last price was ${draft.plain(price)}${onDay(price)}.`;
}

/** What that is for each share behind the market value; the shares of the founders among them have no part of it. */
function perShare(trust: Fact, shares: Fact, draft: Composing['draft']): string | undefined {
  if (!(Number(shares.value) > 0)) return undefined;
  const { date, source } = trust;
  const each: Fact = {
    name: 'trust_per_share',
    label: 'For each share',
    value: Number(trust.value) / Number(shares.value),
    unit: 'price',
    date,
    source,
    computed: true,
  };
  return `Over all ${draft.plain(shares)} shares${onDay(shares)} that is ${draft.plain(each)} a share; those of its founders, where they are counted among them, have no part of it.`;
}

/** What is asked of a blank check alone. */
export const blankCheckKind: Kind = {
  id: 'trust',
  about: 'company',
  needs: [['trust']],
  allows: [
    'type',
    'cash',
    'sharesout',
    'upcoming',
    'catalysts',
    'price',
    'when',
    'traces',
    'trust',
    'compare',
  ],
  title: () => 'trust and merger of the blank check',
  next: ['filings', 'price', 'holders'],
  answer: answerTrust,
};
