import { DAY_MS } from '#kit/time/days.ts';
import type { ChatPart } from '#contract/chat-answer.ts';
import type { ChatQuestion } from '../../../answerer.ts';

type Answer = ChatQuestion['before'][number]['answer'];
type Table = Extract<ChatPart, { kind: 'table' }>;

/** "And the one before?", by itself or before another sentence, after what was listed with the newest first. */
const THE_ONE_BEFORE =
  /^\W*(?:(?:and|ok|so|then|what about|how about|(?:what|when|which)(?:['\u2019]?s| is| was)) )*(?:(?:the|its|their) )?(?:(?:one|filing|report|8-?K|10-?[QK]|6-?K|trade|transaction|purchase|sale)(?: (?:right|just))? (?:before|prior|preceding)(?: (?:that|this|it|to that))?(?: one)?|(?:previous|prior|preceding|second[- ](?:latest|newest|last|most recent)) (?:one|filing|report|8-?K|10-?[QK]|6-?K|trade|transaction|purchase|sale))(?=\W*$|\? )/i;

/** What is listed with a day, newest first: the column of the day and that of what it is. */
const LISTED = [
  { day: 'Filed', of: 'Form' },
  { day: 'Day', of: 'Insider' },
] as const;

interface Listed {
  day: string;
  of: string;
  isTrade: boolean;
}

const cellsOf = ({ columns, rows }: Table): Listed[] => {
  const listed = LISTED.find(({ day, of }) => columns.includes(day) && columns.includes(of));
  if (!listed) return [];
  const at = { day: columns.indexOf(listed.day), of: columns.indexOf(listed.of) };
  return rows.map((row) => ({
    day: row[at.day]?.text ?? '',
    of: row[at.of]?.text ?? '',
    isTrade: listed.of === 'Insider',
  }));
};

const rowsIn = ({ parts }: Answer): Listed[] =>
  parts.flatMap((part) => (part.kind === 'table' ? cellsOf(part) : []));

const TOLD =
  /(?: The newest|\bIt) is \*\*(?<of>[^*]+)\*\*(?:\[\^\d+\])? of (?<day>[A-Z][a-z]{2} \d{1,2}, \d{4})/;

/** The filing or trade that an answer told first. */
function toldFirst(answer: Answer): Listed | undefined {
  const [row] = rowsIn(answer);
  if (row) return row;
  const groups = answer.parts.flatMap((part) =>
    part.kind === 'text' ? [TOLD.exec(part.markdown)?.groups] : [],
  )[0];
  return groups && { day: groups['day'] ?? '', of: groups['of'] ?? '', isTrade: false };
}

/** The row behind the one that was told last, in the newest list of before that has it. */
function rowBehind(before: ChatQuestion['before']): Listed | undefined {
  const answers = before.map(({ answer }) => answer);
  const told = answers.at(-1) && toldFirst(answers.at(-1) as Answer);
  if (!told) return undefined;
  for (const answer of answers.toReversed()) {
    const rows = rowsIn(answer);
    const at = rows.findLastIndex(({ day, of }) => day === told.day && of === told.of);
    const next = rows.slice(at + 1).find(({ day }) => day !== '');
    if (at >= 0 && next && (rows.length > 1 || answer === answers.at(-1))) return next;
  }
  return undefined;
}

const DAY_BEFORE = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Forms of insiders are asked of as filings, and not as what they tell of. */
const OF_INSIDERS = /^[345](?:\/A)?$/;

/** In words: the filing or trade of a row; of a single filing that was told, any of its form that was filed before. */
function inWords(before: ChatQuestion['before']): string | undefined {
  const row = rowBehind(before);
  if (row?.isTrade)
    return `insider trades of ${row.of.replace(/,? (?:Jr|Sr|I{2,3}|IV)\.?$/, '')} on ${row.day}`;
  if (row) return OF_INSIDERS.test(row.of) ? `filings of ${row.day}` : `form ${row.of} filed on ${row.day}`;
  const last = before.at(-1);
  const told = last && toldFirst(last.answer);
  if (!told || told.isTrade || OF_INSIDERS.test(told.of)) return undefined;
  return `form ${told.of} filed before ${DAY_BEFORE.format(Date.parse(`${told.day} UTC`) - DAY_MS)}`;
}

/** A text whose "and the one before?" names the filing or the trade that stands behind the newest in the list told before. */
export function withOneBefore({ text, before }: Pick<ChatQuestion, 'text' | 'before'>): string {
  const [said] = THE_ONE_BEFORE.exec(text) ?? [];
  const meant = said === undefined ? undefined : inWords(before);
  return said === undefined || meant === undefined ? text : text.replace(said, meant);
}
