import { daysAfter } from '#kit/time/days.ts';
import { formatDate, formatDay } from '#kit/time/dates.ts';
import { formatCount, formatMoney, formatPercent } from '#kit/format.ts';
import { shortName } from '#kit/company/short-name.ts';
import type { BreadthDay } from './breadth.ts';
import type { Week, WeekFacts, WeekMove, WeekTrial } from './facts.ts';

/** A letter as it is kept. */
export interface WeeklyLetter {
  title: string;
  summary: string;
  html: string;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
const link = (href: string | null, text: string): string =>
  href ? `<a href="${escape(href)}">${escape(text)}</a>` : escape(text);
const company = ({ symbol, name }: { symbol: string; name: string }): string =>
  link(`/stocks/${encodeURIComponent(symbol)}`, `${shortName(name)} (${symbol})`);

/** The first cell of a row: the company, and below it what is told of it, so that a phone has room for the figures. */
const rowHead = (of: { symbol: string; name: string }, html: string): string =>
  html ? `${company(of)}<br>${html}` : company(of);
/** A day that does not break. */
const cellDay = (day: string): string => formatDay(day).replace(' ', '\u00a0');

/** A table whose cells are HTML already; the first of a row names it. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((text) => `<th scope="col">${text}</th>`).join('')}</tr></thead><tbody>${rows
    .map(([first = '', ...cells]) => `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`; // prettier-ignore
const section = (title: string, ...parts: readonly string[]): string => `<h2>${title}</h2>${parts.join('')}`;
const paragraph = (text: string): string => (text ? `<p>${text}</p>` : '');
const count = (amount: number, one: string, many = `${one}s`): string =>
  `${formatCount(amount)} ${amount === 1 ? one : many}`;

const signed = (change: number): string => `${change < 0 ? '−' : '+'}${formatPercent(Math.abs(change))}`;
const movedWords = ({ change }: WeekMove): string =>
  `${change < 0 ? 'falls' : 'rises'} ${formatPercent(Math.abs(change))}`;

function movesSection({ least, total, rises, told, withRecord, without }: WeekFacts['moves']): string {
  if (total === 0) return '';
  const row = (move: WeekMove) => {
    const [fact] = move.onRecord;
    return [
      rowHead(move, fact ? link(fact.url, fact.words) : ''),
      cellDay(move.date),
      signed(move.change),
      formatMoney(move.dollars),
    ];
  };
  return section(
    'What moved, and what is on record beside it',
    paragraph(
      `${count(total, 'move')} of ${least}% or more on at least $250,000: ${formatCount(rises)} up, ${formatCount(total - rises)} down. For ${formatCount(told)} of them something is on record of that day or the evening before. That it stands beside a move does not make it the reason.`,
    ),
    withRecord.length > 0
      ? table(['Company, and what is on record', 'Day', 'Change', 'Dollar volume'], withRecord.map(row))
      : '',
    without.length > 0
      ? paragraph('The weightiest moves with nothing on record:') +
          table(['Company', 'Day', 'Change', 'Dollar volume'], without.map(row))
      : '',
  );
}

function reportsSection({ total, beat, missed }: WeekFacts['reports'], { monday }: Week): string {
  if (total === 0) return '';
  return section(
    'Reports',
    paragraph(
      `${count(total, 'report')} of the week ${total === 1 ? 'is' : 'are'} on record: ${formatCount(beat)} above what was expected, ${formatCount(missed)} below. ${link(`/events/earnings?week=${monday}`, 'The week in the earnings calendar')}.`,
    ),
  );
}

const filingsSection = (filings: WeekFacts['filings']): string =>
  filings.length === 0
    ? ''
    : section(
        'Filings that matter',
        table(
          ['Company, and what it says', 'Filed'],
          filings.map(({ fact, ...of }) => [rowHead(of, link(fact.url, fact.words)), cellDay(fact.day)]),
        ),
      );

function purchasesSection(purchases: WeekFacts['purchases'], purchased: number): string {
  if (purchases.length === 0) return '';
  const whole = [...new Set(purchases.filter(({ source }) => source === null).map(({ filedOn }) => filedOn))];
  const covered =
    whole.length > 0
      ? `Every form 4 filed on ${whole.sort().map(formatDay).join(', ')} is on record; of other days, large purchases alone.`
      : 'The record holds a selection of large purchases, not all.';
  return section(
    'Insiders’ purchases',
    paragraph(`On record are purchases of ${formatMoney(purchased)} in forms filed this week. ${covered}`),
    table(
      ['Company, and who buys', 'Dollars', 'Filed'],
      purchases.map((each) => [
        rowHead(each, escape([each.who, each.role].filter(Boolean).join(', '))),
        formatMoney(each.dollars),
        link(each.url, cellDay(each.filedOn)),
      ]),
    ),
  );
}

const trialWords = ({ kind, subject, indication, phase, outcome }: WeekTrial): string =>
  [kind, [subject, indication, phase].filter(Boolean).join(', '), outcome].filter(Boolean).join(': ');

const trialsSection = (trials: WeekFacts['trials']): string =>
  trials.length === 0
    ? ''
    : section(
        'Trials and decisions',
        table(
          ['Company, and what', 'Day'],
          trials.map((trial) => [rowHead(trial, link(trial.url, trialWords(trial))), cellDay(trial.day)]),
        ),
      );

function nextSection({ asOf, dates, estimated, lockUps }: WeekFacts['next'], week: Week): string {
  if (asOf === null || (dates.length === 0 && estimated === 0 && lockUps === 0)) return '';
  const monday = daysAfter(week.sunday, 1);
  const guessed =
    estimated === 0
      ? ''
      : `${count(estimated, 'more report')} ${estimated === 1 ? 'has' : 'have'} an estimated day. `;
  const locked =
    lockUps === 0 ? '' : `${count(lockUps, 'lock-up')} of 180 days ${lockUps === 1 ? 'ends' : 'end'}. `;
  return section(
    'Dates of the week ahead',
    paragraph(`As known on ${formatDate(asOf)}; days of reports as their source gives them.`),
    dates.length > 0
      ? table(
          ['Company, and what', 'Day'],
          dates.map((each) => [rowHead(each, escape(each.what)), cellDay(each.date)]),
        )
      : '',
    paragraph(
      `${guessed}${locked}${link(`/events/earnings?week=${monday}`, 'Earnings calendar')} · ${link(`/events/catalysts?week=${monday}`, 'Catalyst calendar')}`,
    ),
  );
}

function breadthSection(days: readonly BreadthDay[], lines: readonly string[]): string {
  const rows = days.map(({ date, up, down, unchanged }) => [
    formatDay(date),
    formatCount(up),
    formatCount(down),
    formatCount(unchanged),
  ]);
  return section(
    'Day by day',
    table(['Session', 'Rose', 'Fell', 'Unchanged'], rows),
    lines.length > 0
      ? paragraph(`Equal weight, from closes that are not doubtful: ${lines.map(escape).join('; ')}.`)
      : '',
  );
}

/** The letter of a week, composed of what is on record; null for a week without a session or without a move. */
export function composeLetter(
  week: Week,
  facts: WeekFacts,
  days: readonly BreadthDay[],
  lines: readonly string[],
): WeeklyLetter | null {
  const [first, last] = [days[0], days.at(-1)];
  const { moves, purchased, purchases, filings } = facts;
  if (!first || !last || !moves.lead) return null;
  const bought = purchases.length > 0 ? `, insiders buy ${formatMoney(purchased)}` : '';
  const better = days.filter(({ up, down }) => up > down).length;
  const also = [
    filings.length > 0 &&
      `${count(filings.length, 'filing')} that ${filings.length === 1 ? 'matters' : 'matter'}`,
    facts.trials.length > 0 && `${count(facts.trials.length, 'entry', 'entries')} of trials and decisions`,
    facts.next.dates.length > 0 && `${count(facts.next.dates.length, 'date')} of the week ahead`,
  ].filter(Boolean);
  return {
    title: `The week to ${formatDay(last.date)}: ${shortName(moves.lead.name)} ${movedWords(moves.lead)} on ${formatDay(moves.lead.date)}${bought}`,
    summary: `${count(moves.total, 'move')} of ${moves.least}% or more, ${formatCount(moves.told)} with something on record beside them${also.length > 0 ? `; ${also.join(', ')}` : ''}.`,
    html: [
      paragraph(
        `From ${formatDay(first.date)} to ${formatDate(last.date)}, small caps had ${count(days.length, 'session')}. On ${formatCount(better)} of them more companies rose than fell.`,
      ),
      movesSection(moves),
      reportsSection(facts.reports, week),
      filingsSection(filings),
      purchasesSection(purchases, purchased),
      trialsSection(facts.trials),
      nextSection(facts.next, week),
      breadthSection(days, lines),
      '<hr><p>Composed by a program from the record, figure by figure; no language model writes it. Not investment advice.</p>',
    ].join(''),
  };
}
