import { companyTabPath } from '#kit/addresses.ts';
import { countOf } from '#kit/sentence.ts';
import { companyFacts, officers } from '../look-ups/company.ts';
import { insiderTrades } from '../look-ups/insiders.ts';
import type { Concept } from '../grammar/lexicon.ts';
import { type Composing, type Kind, named, namesOf, one, rowsOf } from './kind.ts';
import { asOf, said, simple } from './simple.ts';

const nameOf = ({ asked }: Composing): string => asked.company.short;

const fact = (id: string, concept: Concept, names: readonly string[], title: string, say: Parameters<typeof simple>[0]['say'], allows: readonly Concept[] = []): Kind =>
  simple({ id, needs: [[concept]], allows, title, next: ['overview', 'officers', 'peers'], lookUp: companyFacts, facts: names, say }); // prettier-ignore

/** `Its X was Y as of …`, of one fact. */
const plain = (id: string, concept: Concept, name: string, title: string, sentence: (name: string, value: string) => string, allows?: readonly Concept[]): Kind =>
  fact(id, concept, [name], title, (found, composing) => {
    const known = one(found, name);
    return known && `${sentence(nameOf(composing), composing.draft.strong(known))}${asOf(known)}.`;
  }, allows); // prettier-ignore

const factKinds: readonly Kind[] = [
  fact('overview', 'overview', ['industry', 'sector', 'place'], 'what the company is', (found, composing) => {
    const { draft } = composing;
    const [type, sector, industry, place, country, employees, market, cap] = ['company_type', 'sector', 'industry', 'place', 'country', 'employees', 'market', 'ipo_year'].map((name) => one(found, name));
    return [
      `${nameOf(composing)} is listed${market ? ` on ${draft.plain(market)}` : ''}${type ? ` as ${/^[aeiou]/i.test(String(type.value)) ? 'an' : 'a'} ${String(type.value).replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}${draft.cite(type.source)}` : ''}.`,
      industry || sector ? `Its industry is ${industry ? draft.strong(industry) : 'not on record'}${sector ? `, in the sector ${draft.plain(sector)}` : ''}.` : '',
      place ? `It sits in ${draft.strong(place)}.` : country ? `Its country is ${draft.strong(country)}.` : '',
      employees ? `It had ${draft.plain(employees)} employees${asOf(employees)}.` : '',
      cap ? `It has been listed since ${draft.plain(cap)}.` : '',
      one(found, 'client')?.value === 'yes'
        ? `As a client it has [a profile of its own](${companyTabPath(composing.asked.company.symbol, 'about')}#overview) here.`
        : 'The record describes companies by these facts; it holds no text of its own about their business.',
    ].filter(Boolean).join(' ');
  }, ['industry', 'sector', 'place', 'news']),
  fact('industry', 'industry', ['industry', 'sector'], 'industry', (found, { draft, asked }) => {
    const [industry, sector, sic] = [one(found, 'industry'), one(found, 'sector'), one(found, 'sic')];
    return `${asked.company.short}: ${industry ? `industry ${draft.strong(industry)}${sic ? ` (SIC ${draft.plain(sic)})` : ''}` : 'its industry is not on record'}${sector ? `, sector ${draft.strong(sector)}` : ''}${asOf(industry ?? sector)}.`;
  }, ['sector', 'overview']),
  fact('sector', 'sector', ['sector', 'industry'], 'sector', (found, { draft, asked }) => {
    const [industry, sector] = [one(found, 'industry'), one(found, 'sector')];
    return `${asked.company.short}: ${sector ? `sector ${draft.strong(sector)}` : 'its sector is not on record'}${industry ? `, industry ${draft.plain(industry)}` : ''}${asOf(sector ?? industry)}.`;
  }),
  fact('headquarters', 'place', ['place', 'country'], 'headquarters', (found, { draft, asked }) => {
    const known = one(found, 'place') ?? one(found, 'country');
    return known && `${asked.company.short} has its headquarters in ${draft.strong(known)}${asOf(known)}.`;
  }, ['officers', 'overview']),
  plain('website', 'website', 'website', 'website', (name, value) => `The website of ${name} is ${value}`),
  plain('employees', 'employees', 'employees', 'employees', (name, value) => `${name} had ${value} employees`, ['mcap']),
  plain('exchange', 'exchange', 'market', 'exchange', (name, value) => `${name} is listed on ${value}`, ['price']),
  fact('listed-since', 'ipo', ['ipo_year', 'first_trade'], 'first listing', (found, { draft, asked }) => {
    const [year, first] = [one(found, 'ipo_year'), one(found, 'first_trade')];
    const known = first ? `its first day of trading on record is ${draft.strong(first)}` : '';
    const listed = year ? `its IPO year on record is ${draft.strong(year)}` : '';
    return `Of ${asked.company.short}, ${[listed, known].filter(Boolean).join(', and ')}.`;
  }, ['price', 'exchange', 'by:year']),
  plain('fiscal-year', 'fiscalyear', 'fiscal_year_end', 'end of the fiscal year', (name, value) => `The fiscal year of ${name} ends on ${value}`),
  plain('incorporated', 'incorporated', 'state_of_incorporation', 'place of incorporation', (name, value) => `${name} is incorporated in ${value}`, ['place']),
  plain('index', 'index', 'indices', 'membership of indices', (name, value) => `${name} is a member of ${value}`),
  fact('identifiers', 'identifiers', ['cik', 'sic'], 'identifiers', (found, { draft, asked }) => {
    const [cik, sic] = [one(found, 'cik'), one(found, 'sic')];
    const lacking = /\b(?:cusip|isin|figi|sedol|lei)\b/i.exec(asked.reading.text)?.[0].toUpperCase();
    if (lacking) draft.lacks();
    return `${lacking ? `No ${lacking} is on record. ` : ''}${asked.company.short}: ${[`ticker ${asked.company.symbol}`, cik && `CIK ${draft.strong(cik)}`, sic && `SIC code ${draft.strong(sic)}`].filter(Boolean).join(', ')}${asOf(cik ?? sic)}.`;
  }, ['filings', 'industry']),
  fact('share-classes', 'classes', ['company_name'], 'other share classes', (found, { draft, asked }) => {
    const others = named(found, 'other_class');
    const [own] = named(found, 'company_name');
    if (others.length === 0) return own && `No other share class of ${asked.company.short} is on record${draft.cite(own.source)}.`;
    return `${asked.company.short} has other classes on record: ${others.map((other) => draft.strong(other)).join(', ')}.`;
  }, ['sharesout', 'exchange']),
  fact('former-names', 'formername', ['company_name'], 'former names', (found, { draft, asked }) => {
    const names = named(found, 'former_name');
    const [own] = named(found, 'company_name');
    if (names.length === 0) return own && `No former name of ${asked.company.short} is on record${draft.cite(own.source)}.`;
    return `${asked.company.short} was called before: ${names.map((name) => `${draft.strong(name)}${name.date ? ` (to ${name.date.slice(0, 4)})` : ''}`).join(', ')}.`;
  }, ['previous']),
  plain('filer-status', 'filer', 'filer_status', 'filer status', (name, value) => `The SEC lists ${name} as ${value}`, ['filings']),
  plain('company-type', 'type', 'company_type', 'kind of company', (name, value) => `The record has ${name} as: ${value}`),
  fact('client', 'client', ['client'], 'whether it is a client', (found, { draft, asked }) => {
    const client = one(found, 'client');
    if (!client) return undefined;
    return client.value === 'yes' ? `Yes${draft.cite(client.source)}: ${asked.company.short} is a client of RedStreet.` : `No${draft.cite(client.source)}: ${asked.company.short} is not a client of RedStreet, and nobody pays for answers about it.`;
  }, ['pay', 'filings', 'rating']),
]; // prettier-ignore

const roles = {
  ceo: /\bceo\b|chief executive/i,
  cfo: /\bcfo\b|chief financial/i,
  coo: /\bcoo\b|chief operating/i,
  cto: /\bcto\b|chief tech/i,
  cmo: /\bcmo\b|chief medical/i,
  cso: /\bcso\b|chief scien/i,
  chair: /chair/i,
  generalcounsel: /general counsel|chief legal/i,
} as const;
type Role = keyof typeof roles;
const roleNames: Readonly<Record<Role, string>> = {
  ceo: 'chief executive', cfo: 'chief financial officer', coo: 'chief operating officer', cto: 'chief technology officer',
  cmo: 'chief medical officer', cso: 'chief scientific officer', chair: 'chair', generalcounsel: 'general counsel',
}; // prettier-ignore
const roleConcepts = Object.keys(roles) as Role[];

const MOST = /\b(?:most|highest|best|top|biggest)\b/i;

async function answerOfficers({ asked, ask, draft }: Composing, role?: Role): Promise<boolean> {
  const found = await ask(officers, { symbol: asked.company.symbol });
  const all = rowsOf(found);
  if (all.length === 0) return false;
  const rows = role ? all.filter((row) => roles[role].test(String(row.get('title')?.value ?? ''))) : all;
  const [first] = rows;
  const [name, title, pay] = [first?.get('officer'), first?.get('title'), first?.get('pay')];
  const [known] = all;
  if (!name) {
    const someone = known?.get('officer');
    draft.text(`Who is ${role ? roleNames[role] : 'in charge'} of ${asked.company.short} is not on record.`, someone ? `On record are ${all.length} other officers, among them ${draft.plain(someone)}.` : undefined);
    draft.lacks();
    officerTable(draft, all);
    return true;
  }
  const paid = all.flatMap((row) => { const [pay, whose] = [row.get('pay'), row.get('officer')]; return pay && whose ? [{ pay, whose }] : []; });
  const [top] = role || !MOST.test(asked.reading.text) ? [] : paid.toSorted((a, b) => Number(b.pay.value) - Number(a.pay.value));
  if (top) draft.text(`Of the officers of ${asked.company.short} whose pay is on record, ${draft.strong(top.whose)} was paid most: ${draft.strong(top.pay)} (${top.pay.label.toLowerCase()}).`);
  if (!role && !top) draft.text(`Officers of ${asked.company.short} on record${asOf(name)}, ${draft.strong(name)}${title ? ` (${said(title)})` : ''} first.`);
  else if (role) draft.text(`${draft.strong(name)} is ${title ? said(title) : roleNames[role]} of ${asked.company.short}${asOf(name)}.`, pay ? `${pay.label}: ${draft.strong(pay)}.` : asked.has('pay') ? 'The pay is not on record.' : undefined);
  if (role && asked.has('pay') && !pay) draft.lacks();
  if (!role || rows.length > 1) officerTable(draft, rows);
  return true;
} // prettier-ignore

/** Who somebody is that was named: the title, what is paid, and the trades that are on record. */
async function answerPerson(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { symbol, short } = asked.company;
  const names = namesOf(asked, 'person') ?? new Set<string>();
  const [listed, traded] = [await ask(officers, { symbol }), await ask(insiderTrades, { symbol, limit: 100 })];
  const rows = rowsOf(listed).filter((row) => names.has(String(row.get('officer')?.value)));
  const trades = rowsOf(traded).filter((row) => names.has(String(row.get('person')?.value)));
  if (rows.length + trades.length === 0) return false;
  for (const row of rows) {
    const [name, title, pay] = [row.get('officer'), row.get('title'), row.get('pay')];
    if (!name) continue;
    draft.text(`${draft.strong(name)} is ${title ? said(title) : 'among the officers'} of ${short}${asOf(name)}.`, pay ? `${pay.label}: ${draft.strong(pay)}.` : asked.has('pay') ? 'The pay is not on record.' : undefined);
    if (asked.has('pay') && !pay) draft.lacks();
  }
  const [newest] = trades;
  const [person, role, day, kind] = [newest?.get('person'), newest?.get('role'), newest?.get('traded'), newest?.get('kind')];
  if (person && day) draft.text(`${draft.plain(person)} reported ${countOf(trades.length, 'transaction')} on form 4${role ? ` as ${said(role)}` : ''}, the last on ${draft.plain(day)}${kind ? ` (${said(kind).toLowerCase()})` : ''}.`);
  return true;
} // prettier-ignore

function officerTable(draft: Composing['draft'], rows: ReturnType<typeof rowsOf>): void {
  const hasPay = rows.some((row) => row.has('pay'));
  draft.table('Officers', ['Name', 'Title', ...(hasPay ? ['Pay'] : [])], rows.slice(0, 10).map((row) => ['officer', 'title', ...(hasPay ? ['pay'] : [])].map((name) => row.get(name))));
} // prettier-ignore

/** Kinds about who a company is and who leads it. */
export const companyKinds: readonly Kind[] = [
  // How a sector does is not which one it is.
  ...factKinds.map((kind): Kind =>
    /^(?:sector|industry|index)$/.test(kind.id)
      ? {
          ...kind,
          fits: ({ text }) =>
            !/\b(?:doing|do|did|done|up|down|best|worst|perform\w*|far(?:e|ing)|trend\w*|grow\w*|outlook)\b/i.test(
              text,
            ),
        }
      : kind,
  ),
  // "What does Compass sell" asks for its business; sellers of its shares are asked for with "who".
  // "Tell me about it" names nothing else.
  ...factKinds.filter(({ id }) => id === 'overview').map((kind): Kind => ({ ...kind, needs: [['tellme']] })),
  ...factKinds
    .filter(({ id }) => id === 'overview')
    .map((kind): Kind => ({
      ...kind,
      needs: [['sell']],
      fits: ({ text }) => /\bwhat (?:exactly )?(?:do|does|is|are)\b.*\bsell(?:ing)?\b/i.test(text),
    })),
  ...(['officer-pay', 'officers'] as const).map((id): Kind => ({
    id,
    about: 'company',
    needs: id === 'officers' ? [] : [['pay']],
    needsSlots: ['person'],
    allows: ['officers', 'overview', 'tellme', 'by:year', ...roleConcepts],
    slots: ['newest', 'year'],
    title: () => (id === 'officers' ? 'officers' : 'pay of the officers'),
    next: ['officers', 'insiders', 'overview'],
    answer: answerPerson,
  })),
  {
    id: 'officers',
    about: 'company',
    needs: [['officers']],
    allows: ['overview'],
    title: () => 'officers',
    next: ['insiders', 'ownership', 'overview'],
    answer: (composing) => answerOfficers(composing),
  },
  {
    id: 'officer-pay',
    about: 'company',
    needs: [['pay'], ['officers', 'pay']],
    // What a company is paid for is its business.
    fits: ({ text }) =>
      !/\b(?:pay|paid) for\b|\b(?:what|how much) (?:did |does )?(?:he|she|they|it) pay\b/i.test(text),
    allows: ['officers', 'by:year', 'peak', 'price', 'large'],
    slots: ['newest'],
    title: () => 'pay of the officers',
    next: ['officers', 'insiders', 'ownership'],
    answer: (composing) => answerOfficers(composing),
  },
  // "Is Nick Woodman still the CEO": who that is, with the title on record.
  ...roleConcepts.map((role): Kind => ({
    id: `officer-${role}`,
    about: 'company',
    needs: [[role]],
    needsSlots: ['person'],
    allows: ['pay', 'officers', 'overview'],
    title: () => roleNames[role],
    next: ['officers', 'insiders', 'overview'],
    answer: answerPerson,
  })),
  ...roleConcepts.map((role): Kind => ({
    id: `officer-${role}`,
    about: 'company',
    needs: [[role]],
    allows: ['pay', 'by:year', 'officers'],
    title: () => roleNames[role],
    next: ['officers', 'insiders', 'overview'],
    answer: (composing) => answerOfficers(composing, role),
  })),
  // What the chief executive was paid last year: the newest year that is on record, which the answer names.
  ...roleConcepts.map((role): Kind => ({
    id: 'officer-pay',
    about: 'company',
    needs: [[role], ['pay']],
    needsSlots: ['newest'],
    allows: ['officers', 'by:year'],
    fits: ({ periods }) => periods.every(({ back }) => back === 0),
    title: () => `pay of the ${roleNames[role]}`,
    next: ['officers', 'insiders', 'overview'],
    answer: (composing) => answerOfficers(composing, role),
  })),
];
