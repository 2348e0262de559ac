import { companyTabPath } from '#kit/href/addresses.ts';
import { formatDate } from '#kit/time/dates.ts';
import { companyFacts } from '../../look-ups/company.ts';
import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import type { Draft } from '../../written/draft.ts';
import type { Fact } from '../../look-ups/look-up.ts';
import { type Composing, type Kind, named, one } from '../../grammar/reading/kind.ts';
import { withFirstClose } from '../price/first-close.ts';
import { withReceipts } from './receipts.ts';
import { withShell } from './once-a-blank-check.ts';
import { asOf, onDay, simple } from '../told/simple.ts';

const nameOf = ({ asked }: Composing): string => asked.company.short;

const fact = (
  id: string,
  concept: Concept,
  names: readonly string[],
  title: string,
  say: Parameters<typeof simple>[0]['say'],
  allows: readonly Concept[] = [],
): Kind =>
  simple({
    id,
    needs: [[concept]],
    allows,
    title,
    next: ['overview', 'officers', 'peers'],
    lookUp: companyFacts,
    facts: names,
    say,
  });

/** `Its X was Y as of …`, of one fact. */
const plain = (
  id: string,
  concept: Concept,
  name: string,
  title: string,
  sentence: (name: string, value: string) => string,
  allows?: readonly Concept[],
): Kind =>
  fact(
    id,
    concept,
    [name],
    title,
    (found, composing) => {
      const known = one(found, name);
      return known && `${sentence(nameOf(composing), composing.draft.strong(known))}${asOf(known)}.`;
    },
    allows,
  );

/** What it traded as before, where that is asked: a former name is no former ticker. */
function formerTicker({ reading, index, company }: Composing['asked']): string {
  if (!/\b(?:tickers?|symbols?)\b/i.test(reading.text)) return '';
  const known = [...index.uncovered.values()].filter(
    ({ reason, symbol }) => reason === 'renamed' && symbol === company.symbol,
  );
  return known.length === 0
    ? ' Which ticker it had is not on record.'
    : ` It traded as ${known.map(({ ticker }) => ticker).join(' and ')}.`;
}

/** Where the calendar of offerings has the prospectus alone: its day, and that price and amount stand in it. */
function saidOfProspectus(day: Fact | undefined, year: Fact | undefined, draft: Draft): string {
  // One of a later year is of shares sold after the listing.
  if (!day?.date || (year && Number(year.value) !== Number(day.date.slice(0, 4)))) return '';
  return ` The final prospectus of an offering is of ${draft.strong(day)}; price and amount stand in that document, and in no table here.`;
}

/** Kinds about one fact of a company: where it is, what it does, where it is listed. */
export const factKinds: readonly Kind[] = [
  fact(
    'overview',
    'overview',
    ['industry', 'sector', 'place', 'market'],
    'business and listing',
    (found, composing) => {
      const { draft } = composing;
      const [type, sector, industry, place, country, employees, market, cap] = [
        'company_type',
        'sector',
        'industry',
        'place',
        'country',
        'employees',
        'market',
        'ipo_year',
      ].map((name) => one(found, name));
      return [
        `${nameOf(composing)} is listed${market ? ` on ${draft.plain(market)}` : ''}${type ? ` as ${/^[aeiou]/i.test(String(type.value)) ? 'an' : 'a'} ${String(type.value).replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}${draft.cite(type.source)}` : ''}.`,
        industry || sector
          ? `Its industry is ${industry ? draft.strong(industry) : 'not on record'}${sector ? `, in the sector ${draft.plain(sector)}` : ''}.`
          : '',
        place
          ? `It sits in ${draft.strong(place)}.`
          : country
            ? `Its country is ${draft.strong(country)}.`
            : '',
        employees ? `It had ${draft.plain(employees)} employees${asOf(employees)}.` : '',
        cap ? `It has been listed since ${draft.plain(cap)}.` : '',
        one(found, 'client')?.value === 'yes'
          ? `As a client it has [a profile of its own](${companyTabPath(composing.asked.company.symbol, 'about')}#overview) here.`
          : 'The record describes companies by these facts; it holds no text of its own about their business.',
      ]
        .filter(Boolean)
        .join(' ');
    },
    ['industry', 'sector', 'place', 'news'],
  ),
  fact(
    'industry',
    'industry',
    ['industry', 'sector'],
    'industry',
    (found, { draft, asked }) => {
      const [industry, sector, sic] = [one(found, 'industry'), one(found, 'sector'), one(found, 'sic')];
      return `${asked.company.short}: ${industry ? `industry ${draft.strong(industry)}${sic ? ` (SIC ${draft.plain(sic)})` : ''}` : 'its industry is not on record'}${sector ? `, sector ${draft.strong(sector)}` : ''}${asOf(industry ?? sector)}.`;
    },
    ['sector', 'overview'],
  ),
  fact('sector', 'sector', ['sector', 'industry'], 'sector', (found, { draft, asked }) => {
    const [industry, sector] = [one(found, 'industry'), one(found, 'sector')];
    return `${asked.company.short}: ${sector ? `sector ${draft.strong(sector)}` : 'its sector is not on record'}${industry ? `, industry ${draft.plain(industry)}` : ''}${asOf(sector ?? industry)}.`;
  }),
  fact(
    'headquarters',
    'place',
    ['place', 'country'],
    'headquarters',
    (found, { draft, asked }) => {
      const known = one(found, 'place') ?? one(found, 'country');
      return known && `${asked.company.short} has its headquarters in ${draft.strong(known)}${asOf(known)}.`;
    },
    ['officers', 'overview'],
  ),
  plain('website', 'website', 'website', 'website', (name, value) => `The website of ${name} is ${value}`),
  plain(
    'employees',
    'employees',
    'employees',
    'employees',
    (name, value) => `${name} had ${value} employees`,
    ['mcap'],
  ),
  plain('exchange', 'exchange', 'market', 'exchange', (name, value) => `${name} is listed on ${value}`, [
    'price',
  ]),
  withShell(
    withFirstClose(
      fact(
        'listed-since',
        'ipo',
        ['ipo_year', 'first_trade'],
        'first listing',
        (found, { draft, asked }) => {
          const [year, first] = [one(found, 'ipo_year'), one(found, 'first_trade')];
          const [price, shares, amount] = ['offer_price', 'offer_shares', 'offer_amount'].map((name) =>
            one(found, name),
          );
          const known = first ? `its first day of trading on record is ${draft.strong(first)}` : '';
          const listed = year ? `its IPO year on record is ${draft.strong(year)}` : '';
          const offered = price
            ? ` Its offering was priced at ${draft.strong(price)} a share${onDay(price)}${shares ? `, for ${draft.plain(shares)} shares` : ''}${amount ? ` and ${draft.plain(amount)}` : ''}.`
            : saidOfProspectus(one(found, 'offer_day'), year, draft);
          return `Of ${asked.company.short}, ${[listed, known].filter(Boolean).join(', and ')}.${offered}`;
        },
        ['price', 'exchange', 'by:year', 'offering'],
      ),
    ),
  ),
  {
    ...plain(
      'fiscal-year',
      'fiscalyear',
      'fiscal_year_end',
      'end of the fiscal year',
      (name, value) => `The fiscal year of ${name} ends on ${value}`,
    ),
    // "Does it end in June" names a month.
    slots: ['month'],
  },
  plain(
    'incorporated',
    'incorporated',
    'state_of_incorporation',
    'place of incorporation',
    (name, value) => `${name} is incorporated in ${value}`,
    ['place'],
  ),
  plain(
    'index',
    'index',
    'indices',
    'membership of indices',
    (name, value) => `${name} is a member of ${value}`,
  ),
  fact(
    'identifiers',
    'identifiers',
    ['cik', 'sic'],
    'identifiers',
    (found, { draft, asked }) => {
      const [cik, sic] = [one(found, 'cik'), one(found, 'sic')];
      const lacking = /\b(?:cusip|isin|figi|sedol|lei)\b/i.exec(asked.reading.text)?.[0].toUpperCase();
      if (lacking) draft.lacks();
      return `${lacking ? `No ${lacking} is on record. ` : ''}${asked.company.short}: ${[`ticker ${asked.company.symbol}`, cik && `CIK ${draft.strong(cik)}`, sic && `SIC code ${draft.strong(sic)}`].filter(Boolean).join(', ')}${asOf(cik ?? sic)}.`;
    },
    ['filings', 'industry'],
  ),
  withReceipts(
    fact(
      'share-classes',
      'classes',
      ['company_name'],
      'other share classes',
      (found, { draft, asked }) => {
        const others = named(found, 'other_class');
        const [own] = named(found, 'company_name');
        const isOfVotes = /\bvot(?:e|es|ed|ing)\b/i.test(asked.reading.text);
        if (isOfVotes) {
          draft.text(
            'How its classes of shares vote is in no table of this record; the charter and the annual report say it.',
          );
          draft.lacks();
        }
        if (others.length === 0)
          return (
            own && `No other share class of ${asked.company.short} is on record${draft.cite(own.source)}.`
          );
        return `${asked.company.short} has other classes on record: ${others.map((other) => draft.strong(other)).join(', ')}.`;
      },
      ['sharesout', 'exchange'],
    ),
  ),
  fact(
    'former-names',
    'formername',
    ['company_name'],
    'former names',
    (found, { draft, asked }) => {
      const names = named(found, 'former_name');
      const [own] = named(found, 'company_name');
      if (names.length === 0)
        return own && `No former name of ${asked.company.short} is on record${draft.cite(own.source)}.`;
      const newest = names.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))[0];
      const since = newest?.date
        ? ` The present name is on record since ${formatDate(newest.date)}${draft.cite(newest.source)}.`
        : '';
      return `${asked.company.short} was called before: ${names.map((name) => `${draft.strong(name)}${name.date ? ` (to ${formatDate(name.date)})` : ''}`).join(', ')}.${since}${formerTicker(asked)}`;
    },
    ['previous'],
  ),
  plain(
    'filer-status',
    'filer',
    'filer_status',
    'filer status',
    (name, value) => `The SEC lists ${name} as ${value}`,
    ['filings'],
  ),
  withShell(
    plain(
      'company-type',
      'type',
      'company_type',
      'kind of company',
      (name, value) => `The record has ${name} as: ${value}`,
    ),
  ),
  fact(
    'client',
    'client',
    ['client'],
    'whether it is a client',
    (found, { draft, asked }) => {
      const client = one(found, 'client');
      if (!client) return undefined;
      return client.value === 'yes'
        ? `Yes${draft.cite(client.source)}: ${asked.company.short} is a client of RedStreet.`
        : `No${draft.cite(client.source)}: ${asked.company.short} is not a client of RedStreet, and nobody pays for answers about it.`;
    },
    ['pay', 'filings', 'rating'],
  ),
];
