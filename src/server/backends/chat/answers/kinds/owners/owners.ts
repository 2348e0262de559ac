import { formatDate } from '#kit/time/dates.ts';
import { countOf, upperFirst } from '#kit/text/sentence.ts';
import { daySlots, daysOf } from '../told/spans.ts';
import type { Draft } from '../../written/draft.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import { ownership } from '../../look-ups/ownership.ts';
import { companyQuote } from '../../look-ups/quote.ts';
import { ofHolder, stakeTable } from './holders.ts';
import { sayScheduleLacking } from './schedules-filed.ts';
import { onDay } from '../told/simple.ts';
import { type Composing, type Kind, named, one, rowsOf } from '../../grammar/reading/kind.ts';

const ROWS = 8;

/** Where insiders hold more than institutions do, they are who owns most of it. */
function insidersHold(found: LookedUp, institutions: Fact | undefined, draft: Draft): string | undefined {
  const insiders = one(found, 'insiders_percent');
  if (!insiders || Number(insiders.value) <= Number(institutions?.value ?? 0)) return undefined;
  return `Insiders held more: ${draft.strong(insiders)} on ${formatDate(insiders.date)}. Who of them holds how much the record does not say.`;
}

/** What asks for their number. */
const HOW_MANY =
  /\bhow many (?:\w+ )?(?:institutions?|funds?|holders?|managers?|owners?|shareholders?|investors?)\b/i;

const OF_SPONSOR = /\bspac sponsor\b/i;

async function answerHolders({ asked, ask, draft }: Composing): Promise<boolean> {
  const found = await ask(ownership, { symbol: asked.company.symbol });
  const rows = rowsOf(found, '13f-');
  const { short } = asked.company;
  const share = one(found, 'institutions_percent');
  const held = share
    ? `Institutions held ${draft.strong(share)} of ${short} on ${formatDate(share.date)}.${Number(share.value) > 100 ? ` ${OVER_ALL}` : ''}`
    : '';
  const stakes = rowsOf(found, 'stake-');
  if (rows.length === 0 && stakes.length === 0 && !share) return false;
  const [largest] = rows;
  const [name, worth] = [largest?.get('manager'), largest?.get('manager_value')];
  const first =
    name && worth
      ? `Of the managers whose 13F is on record, ${draft.strong(name)} held the most, ${draft.strong(worth)} on ${formatDate(worth.date)}.`
      : 'No manager’s 13F on record holds it.';
  draft.text(first, held, insidersHold(found, share, draft));
  if (HOW_MANY.test(asked.reading.text)) {
    draft.lacks();
    draft.text(
      `${rows.length > 0 ? `${upperFirst(countOf(rows.length, 'manager'))} whose 13F is on record ${rows.length === 1 ? 'holds' : 'hold'} it; h` : 'H'}ow many hold it in all is not on record.`,
    );
  }
  if (rows.length > 0) {
    const shown = rows.slice(0, asked.count ?? ROWS);
    draft.table(
      'Managers, form 13F',
      ['Manager', 'Shares', 'Of the company', 'Value', 'Since the quarter before'],
      shown.map((row) =>
        ['manager', 'manager_shares', 'manager_percent', 'manager_value', 'manager_change'].map((cell) =>
          row.get(cell),
        ),
      ),
    );
  }
  stakeTable(draft, stakes);
  if (rows.length > 0 && stakes.length > 0)
    draft.text(
      'Who files a schedule 13D or 13G held over 5% when it was filed, which may be more than any manager above; how much each holds the record does not say.',
    );
  return true;
}

/** A part is asked for. */
const OF_SHARES =
  /\b(?:percent(?:age)?|part|share|proportion|fraction|much)\b.*\b(?:shares|outstanding|total|of)\b|%/i;

/** Which part of the shares outstanding the float is, where that is asked. */
async function sayOfShares(
  { asked, ask, draft }: Pick<Composing, 'asked' | 'ask' | 'draft'>,
  float: Fact,
): Promise<void> {
  if (!OF_SHARES.test(asked.reading.text)) return;
  const count = one(await ask(companyQuote, { symbol: asked.company.symbol }), 'shares_outstanding');
  const percent = count && (Number(float.value) / Number(count.value)) * 100;
  if (!count || !percent || percent > 100) return;
  const { row: _row, ...rest } = float;
  draft.text(
    `That is ${draft.strong({ ...rest, name: 'float_percent', label: 'Float, of shares outstanding', value: percent, unit: 'percent', computed: true })} of the ${draft.plain(count)} shares outstanding${onDay(count)}.`,
  );
}

/** One share of the ownership, with its day. */
/** Why a part can be more than the whole. */
const OVER_ALL =
  'More than the whole is no mistake of the record: shares that were lent and sold short count twice, and the reports are of other days than the count of shares.';

const share = (id: string, needs: Kind['needs'], name: string, what: string, next: Kind['next']): Kind => ({
  id,
  about: 'company',
  needs,
  allows: ['insiders', 'holders', 'officers', 'sharesout', 'float', 'mcap'],
  slots: ['threshold'],
  title: () => what,
  next,
  async answer({ asked, ask, draft }) {
    const found = await ask(ownership, { symbol: asked.company.symbol });
    const fact = one(found, name);
    if (!fact) return false;
    const rest =
      name === 'float'
        ? 'shares of the float'
        : `of ${asked.company.short} was ${what.replace(/^share /, '')}`;
    draft.text(
      name === 'float'
        ? `The float of ${asked.company.short} was ${draft.strong(fact)} shares on ${formatDate(fact.date)}.`
        : `${draft.strong(fact)} ${rest} on ${formatDate(fact.date)}.`,
      name === 'institutions_percent' && Number(fact.value) > 100 ? OVER_ALL : undefined,
    );
    if (name === 'float') await sayOfShares({ asked, ask, draft }, fact);
    return true;
  },
});

const institutions = share(
  'institutions-share',
  [['instpct']],
  'institutions_percent',
  'held by institutions',
  ['holders', 'ownership', 'short'],
);

/** How the share of institutions went is on record of single managers alone. */
const institutionsOverTime: Kind = {
  ...institutions,
  needs: [['instpct'], ['history', 'growth', 'up', 'down', 'move']],
  allows: [
    ...(institutions.allows ?? []),
    'history',
    'growth',
    'up',
    'down',
    'move',
    'by:quarter',
    'newholders',
  ],
  async answer(composing) {
    const { asked, ask, draft } = composing;
    const isKnown = await institutions.answer(composing);
    draft.lacks();
    draft.text('Of other days that share is not on record.');
    const found = await ask(ownership, { symbol: asked.company.symbol });
    const isOfManagers = rowsOf(found, '13f-').some((row) => row.has('manager_change'));
    return (isOfManagers && (await answerChanges(composing))) || isKnown;
  },
};

/** Who brought a blank check to the market, as the schedules name it; where none does, that is said. */
function saySponsor(
  { asked, draft }: Pick<Composing, 'asked' | 'draft'>,
  all: readonly ReturnType<typeof rowsOf>[number][],
): boolean {
  const own = all.filter((row) => /\bsponsors?\b/i.test(String(row.get('stake_holder')?.value)));
  const [holder, form, filed] = ['stake_holder', 'stake_form', 'stake_filed'].map((cell) =>
    own[0]?.get(cell),
  );
  const { short } = asked.company;
  if (holder && form && filed) {
    draft.text(
      `By the schedules of stakes over 5% the sponsor of ${short} is ${draft.strong(holder)}: ${draft.plain(form)}, filed ${draft.plain(filed)}. How large its stake is, the schedule says and the record does not.`,
    );
    return true;
  }
  draft.lacks();
  draft.text(
    `Which sponsor is behind ${short} is in no table of this record; no schedule of a stake over 5% names one.`,
  );
  if (all.length > 0) stakeTable(draft, all);
  return all.length > 0;
}

async function answerStakes({ asked, ask, draft }: Composing): Promise<boolean> {
  const found = await ask(ownership, { symbol: asked.company.symbol });
  if (OF_SPONSOR.test(asked.reading.text)) return saySponsor({ asked, draft }, rowsOf(found, 'stake-'));
  const { from = '', to = '9999' } = daysOf(asked);
  const form = /\b13-?d/i.test(asked.reading.text)
    ? '13D'
    : /\b13-?g/i.test(asked.reading.text)
      ? '13G'
      : undefined;
  const all = rowsOf(found, 'stake-');
  const rows = all.filter(
    (row) => String(row.get('stake_filed')?.value) >= from && String(row.get('stake_filed')?.value) <= to,
  );
  const isBoth = /\b13-?d/i.test(asked.reading.text) && /\b13-?g/i.test(asked.reading.text);
  const ofForm = rows.filter((row) => String(row.get('stake_form')?.value).includes(form ?? ''));
  const isLacking = form !== undefined && !isBoth && ofForm.length === 0;
  if (isLacking && (await sayScheduleLacking({ asked, ask, draft }, form))) return true;
  if (all.length > 0 && rows.length === 0) {
    draft.lacks();
    draft.text(`No schedule of a stake over 5% in ${asked.company.short} filed in that time is on record.`);
    return true;
  }
  const [newest] = form && !isBoth && ofForm.length > 0 ? ofForm : rows;
  const [holder, schedule, filed] = [
    newest?.get('stake_holder'),
    newest?.get('stake_form'),
    newest?.get('stake_filed'),
  ];
  if (!holder || !schedule || !filed) return false;
  draft.text(
    `The newest stake over 5% in ${asked.company.short} on record: ${draft.strong(holder)}, ${draft.plain(schedule)} filed ${draft.plain(filed)}.`,
    'A 13D may seek influence, a 13G does not; how large each stake is, the schedule says and the record does not.',
  );
  stakeTable(draft, form && !isBoth && ofForm.length > 0 ? ofForm : rows);
  return true;
}

async function answerChanges({ asked, ask, draft, store }: Composing): Promise<boolean> {
  const found = await ask(ownership, { symbol: asked.company.symbol });
  const rows = rowsOf(found, '13f-').filter((row) => row.has('manager_change'));
  const isOfHolders =
    asked.has('holders') && ['13f-', 'stake-'].some((prefix) => rowsOf(found, prefix).length > 0);
  if (rows.length === 0 && isOfHolders) {
    draft.text(`What its managers held the quarter before is not on record of ${asked.company.short}.`);
    draft.lacks();
    return answerHolders({ asked, ask, draft, store });
  }
  if (rows.length === 0) return false;
  const isNew = rows.filter((row) => row.get('manager_change')?.value === 'New').length;
  const up = rows.filter((row) => Number(row.get('manager_change')?.value) > 0).length;
  const down = rows.filter((row) => Number(row.get('manager_change')?.value) < 0).length;
  const day = named(found, 'manager_shares')[0]?.date ?? null;
  draft.text(
    `${upperFirst(countOf(up, 'manager'))} on record held more of ${asked.company.short} than the quarter before, ${countOf(down, 'manager')} less, ${countOf(isNew, 'manager')} anew, as of ${formatDate(day)}. Managers who left are not in it.`,
  );
  draft.table(
    'Changes since the quarter before, form 13F',
    ['Manager', 'Since the quarter before', 'Shares', 'Value'],
    rows
      .slice(0, ROWS)
      .map((row) =>
        ['manager', 'manager_change', 'manager_shares', 'manager_value'].map((cell) => row.get(cell)),
      ),
  );
  return true;
}

/** Kinds about who holds a company. */
export const ownerKinds: readonly Kind[] = [
  ofHolder('stakes', [['stakes']]),
  // A person of the company is no institution: the schedules of stakes name him.
  { ...ofHolder('stakes', [['holders', 'insiderpct']]), fits: ({ names }) => names.some(({ isInsider }) => isInsider) },
  ofHolder('holder-changes', [['newholders', 'buy', 'sell', 'up', 'down', 'move']]),
  ofHolder('holders', []),
  {
    id: 'holders',
    about: 'company',
    needs: [['holders']],
    allows: ['instpct', 'peak', 'large', 'officers'],
    slots: ['count', 'newest'],
    // Their newest reports are those of the last quarter.
    fits: ({ periods }) => periods.every(({ of, back }) => of === 'quarter' && back === 0),
    title: () => 'institutional holders',
    next: ['ownership', 'short', 'insiders'],
    answer: answerHolders,
  },
  institutions,
  institutionsOverTime,
  share('insiders-share', [['insiderpct']], 'insiders_percent', 'held by insiders', ['insiders', 'holders', 'short']),
  share('float', [['float']], 'float', 'float', ['short', 'holders', 'dilution']),
  {
    id: 'stakes',
    about: 'company',
    needs: [['stakes']],
    allows: ['holders', 'filings', 'large', 'history', 'by:ttm'],
    slots: [...daySlots, 'amount'],
    title: () => 'stakes over 5%',
    next: ['holders', 'insiders', 'filings'],
    answer: answerStakes,
  },
  {
    id: 'holder-changes',
    about: 'company',
    needs: [['newholders']],
    allows: ['holders', 'buy', 'sell', 'stakes'],
    slots: ['newest'],
    title: () => 'managers’ changes since the quarter before',
    next: ['holders', 'insiders', 'short'],
    answer: answerChanges,
  },
  {
    id: 'stakes',
    about: 'company',
    needs: [['holders']],
    needsSlots: ['amount'],
    slots: daySlots,
    fits: ({ amounts }) => amounts.join() === '5%',
    allows: ['large', 'stakes', 'trough'],
    title: () => 'stakes over 5%',
    next: ['holders', 'insiders', 'filings'],
    answer: answerStakes,
  },
  {
    id: 'holder-changes',
    about: 'company',
    needs: [['holders'], ['buy', 'sell']],
    allows: ['newholders', 'peak', 'large'],
    refuses: ['insiders', 'officers'],
    fits: ({ wording }) =>
      ![wording.get('buy'), wording.get('sell')].some((words) => /insider/i.test(words ?? '')),
    slots: ['newest'],
    title: () => 'managers’ changes since the quarter before',
    next: ['holders', 'insiders', 'short'],
    answer: answerChanges,
  },
]; // prettier-ignore
