import { escapeMarkdown } from '../../written/draft.ts';
import { countOf, listOf } from '#kit/text/sentence.ts';
import { officers } from '../../look-ups/company.ts';
import { insiderTrades } from '../../look-ups/insiders.ts';
import { ownership } from '../../look-ups/ownership.ts';
import { type Composing, namesOf, one, rowsOf } from '../../grammar/reading/kind.ts';
import { asOf, onDay, said } from '../told/simple.ts';

/** What tells an office in a title. */
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
/** What an office is called in a sentence. */
export const roleNames: Readonly<Record<Role, string>> = {
  ceo: 'chief executive', cfo: 'chief financial officer', coo: 'chief operating officer', cto: 'chief technology officer',
  cmo: 'chief medical officer', cso: 'chief scientific officer', chair: 'chair', generalcounsel: 'general counsel',
}; // prettier-ignore
/** The offices that a question may name. */
export const roleConcepts = Object.keys(roles) as Role[];

const MOST = /\b(?:most|highest|best|top|biggest)\b/i;

/** Words that ask what the holder of an office has of the shares. */
export const OWNS = /\b(?:owns?|holds?|stake|shares? (?:does|do)|skin in the game)\b/i;
const lastNameOf = (name: string): string =>
  name.replace(/,.*$/, '').trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';

/** What somebody held after the newest trade on record; else that this is not on record, beside what all insiders hold. */
async function sayStake(
  { asked, ask, draft }: Pick<Composing, 'asked' | 'ask' | 'draft'>,
  name: string,
): Promise<void> {
  const { symbol, short } = asked.company;
  const trades = rowsOf(await ask(insiderTrades, { symbol, limit: 100 }));
  const own = trades.filter(
    (row) =>
      row.has('held_after') && String(row.get('person')?.value).toLowerCase().includes(lastNameOf(name)),
  );
  const [newest, ...others] = own.flatMap((row) => row.get('held_after') ?? []);
  if (newest) {
    // Lines of one day tell what was left after each, of one account or of several: none of them is the whole.
    const ofDay = [newest, ...others.filter(({ date }) => date === newest.date)];
    const amounts = ofDay.filter((fact, at) => ofDay.findIndex(({ value }) => value === fact.value) === at);
    draft.text(
      amounts.length === 1
        ? `After the newest trade on record, ${draft.strong(newest)} shares were held${onDay(newest)}.`
        : `After the newest trades on record, those${onDay(newest)}, ${listOf(amounts.map((fact) => draft.strong(fact)))} shares were held, a figure for each line of the form: of one account after another, or of several.`,
    );
    return;
  }
  const all = one(await ask(ownership, { symbol }), 'insiders_percent');
  draft.lacks();
  draft.text(
    `How many shares ${escapeMarkdown(name)} holds is not on record.`,
    all ? `All insiders together held ${draft.strong(all)} of ${short}${onDay(all)}.` : undefined,
  );
}

/** What asks since when somebody has been in office. */
const SINCE_WHEN =
  /\bhow long\b|\bsince when\b|\btenure\b|\b(?:what|which) (?:year|date)\b|\bwhen (?:did|was|were|has|have)\b[^.?!]*\b(?:join|start|begin|beg[au]n|take|took|becom|became|appoint|hire|promot|name)/i;

const ONLY_SINCE_WHEN =
  /^\W*(?:(?:and|so|do you know) )*(?:for )?(?:how long|since when|when (?:did|was|were|has|have)|in (?:what|which) year)\b[^,?;]*\W*$/i;

/** That no table says since when, where that is asked. */
function sayTenure({ asked, draft }: Pick<Composing, 'asked' | 'draft'>, role?: Role): void {
  if (!SINCE_WHEN.test(asked.reading.text)) return;
  draft.lacks();
  draft.text(
    `How long ${role ? `the ${roleNames[role]} has` : 'they have'} been in office is not on record.`,
  );
}

/** Who leads a company, or who holds one office, with what is paid. */
export async function answerOfficers({ asked, ask, draft }: Composing, role?: Role): Promise<boolean> {
  const found = await ask(officers, { symbol: asked.company.symbol });
  const all = rowsOf(found);
  if (all.length === 0) return false;
  const rows = role ? all.filter((row) => roles[role].test(String(row.get('title')?.value ?? ''))) : all;
  const [first] = rows;
  const [name, title, pay] = [first?.get('officer'), first?.get('title'), first?.get('pay')];
  const [known] = all;
  if (!name) {
    const someone = known?.get('officer');
    draft.text(
      `Who is ${role ? roleNames[role] : 'in charge'} of ${asked.company.short} is not on record.`,
      someone ? `On record are ${all.length} other officers, among them ${draft.plain(someone)}.` : undefined,
    );
    draft.lacks();
    officerTable(draft, all);
    return true;
  }
  const paid = all.flatMap((row) => {
    const [pay, whose] = [row.get('pay'), row.get('officer')];
    return pay && whose ? [{ pay, whose }] : [];
  });
  const [top] =
    role || !MOST.test(asked.reading.text)
      ? []
      : paid.toSorted((a, b) => Number(b.pay.value) - Number(a.pay.value));
  if (top)
    draft.text(
      `Of the officers of ${asked.company.short} whose pay is on record, ${draft.strong(top.whose)} was paid most: ${draft.strong(top.pay)} (${top.pay.label.toLowerCase()}).`,
    );
  if (!role && !top)
    draft.text(
      `Officers of ${asked.company.short} on record${asOf(name)}, ${draft.strong(name)}${title ? ` (${said(title)})` : ''} first.`,
    );
  else if (role)
    draft.text(
      `${draft.strong(name)} is ${title ? said(title) : roleNames[role]} of ${asked.company.short}${asOf(name)}.`,
      pay
        ? `${pay.label}: ${draft.strong(pay)}.`
        : asked.has('pay')
          ? 'The pay is not on record.'
          : undefined,
    );
  if (role && asked.has('pay') && !pay) draft.lacks();
  const year = asked.reading.periods.find(({ kind }) => kind === 'year')?.from.slice(0, 4);
  if (role && pay && year !== undefined && !pay.label.includes(year)) {
    draft.text(`What was paid in ${year} is not on record.`);
    draft.lacks();
  }
  sayTenure({ asked, draft }, role);
  if (role && OWNS.test(asked.reading.text)) await sayStake({ asked, ask, draft }, String(name.value));
  if (!role || rows.length > 1) officerTable(draft, rows);
  // Who asks nothing else has no answer, only who it is.
  return !ONLY_SINCE_WHEN.test(asked.reading.text);
}

/** Who somebody is that was named: the title, what is paid, and the trades that are on record. */
export async function answerPerson(composing: Composing): Promise<boolean> {
  const { asked, ask, draft } = composing;
  const { symbol, short } = asked.company;
  const names = namesOf(asked, 'person') ?? new Set<string>();
  const [listed, traded] = [
    await ask(officers, { symbol }),
    await ask(insiderTrades, { symbol, limit: 100 }),
  ];
  const rows = rowsOf(listed).filter((row) => names.has(String(row.get('officer')?.value)));
  const trades = rowsOf(traded).filter((row) => names.has(String(row.get('person')?.value)));
  if (rows.length + trades.length === 0) return false;
  for (const row of rows) {
    const [name, title, pay] = [row.get('officer'), row.get('title'), row.get('pay')];
    if (!name) continue;
    draft.text(
      `${draft.strong(name)} is ${title ? said(title) : 'among the officers'} of ${short}${asOf(name)}.`,
      pay
        ? `${pay.label}: ${draft.strong(pay)}.`
        : asked.has('pay')
          ? 'The pay is not on record.'
          : undefined,
    );
    if (asked.has('pay') && !pay) draft.lacks();
  }
  const [newest] = trades;
  const [person, role, day, kind] = [
    newest?.get('person'),
    newest?.get('role'),
    newest?.get('traded'),
    newest?.get('kind'),
  ];
  if (person && day)
    draft.text(
      `${draft.plain(person)} reported ${countOf(trades.length, 'transaction')} on form 4${role ? ` as ${said(role)}` : ''}, the last on ${draft.plain(day)}${kind ? ` (${said(kind).toLowerCase()})` : ''}.`,
    );
  return true;
}

/** What somebody who was named holds of the shares: who that is, and what the newest trade on record left. */
export async function answerStakeOf(composing: Composing): Promise<boolean> {
  const { asked } = composing;
  const [name] = namesOf(asked, 'person') ?? [];
  if (name === undefined || !(await answerPerson(composing))) return false;
  await sayStake(composing, name);
  return true;
}

function officerTable(draft: Composing['draft'], rows: ReturnType<typeof rowsOf>): void {
  const hasPay = rows.some((row) => row.has('pay'));
  draft.table(
    'Officers',
    ['Name', 'Title', ...(hasPay ? ['Pay'] : [])],
    rows
      .slice(0, 10)
      .map((row) => ['officer', 'title', ...(hasPay ? ['pay'] : [])].map((name) => row.get(name))),
  );
}
