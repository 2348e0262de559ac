import type { Sort } from './screen-sorts.ts';

/** Those that moved most, as a list is asked for them. */
const MOVERS =
  /\b(?:the )?(?:(?:biggest|top|largest|worst|best|hardest hit|main) )?(?:(gainers?|winners?|movers? up|risers?)|(losers?|decliners?|fallers?))\b|\b(?:the )?(?:(best|top)|(worst))(?:[ -](?:performers?|performing)\b|(?=(?: [a-z&-]+){1,4} (?:stocks|shares|companies|names)\b))|\b(?:(?:have|has|are|is|that|which) )*(?:(gained|rose|risen|climbed|gone up|went up|up|jumped|rallied|advanced|appreciated)|(?:lost|fell|fallen|dropped|declined|gone down|went down|down|crashed|tanked|sold off|slid)) (?:the )?most\b/;

const COUNTED =
  '(?<five>week|5 (?:days|sessions)|five (?:days|sessions)|7 days|seven days)|(?<twenty>month|(?:4|four) weeks|30 days|20 sessions)|(?<sixty>quarter|(?:3|three) months|90 days|60 sessions)|(?<half>(?:6|six) months|half[ -]year)|(?<year>year|12 months|twelve months|52 weeks)';
const SPAN = new RegExp(
  String.raw`\b(?:(?:in|over|within|during|for|of|from|across) )?(?:(?:(?:the|this) )?(?:last|past|previous|trailing)(?: one| 1)?|(?<=\b(?:in|over|within|during) )(?:an?|one|1)|(?<begun>this)) (?:${COUNTED})\b`,
);
/** Of this the months before a span are, and no change of a price. */
const OF_ANOTHER =
  /\b(?:revenues?|sales|earnings|eps|margins?|dilut\w*|insiders?|ipos?|listed|public|trials?|report\w*|dividends?|filings?|filed)\b[^\u0003]*$/;

const fieldOf = { five: ['change_5', 5], twenty: ['change_20', 20], sixty: ['change_60', 60], half: ['change_60', 60], year: ['change_250', 250] } as const; // prettier-ignore

/** What a list of those that moved most over some weeks is put in order by. */
interface MoversRead {
  words: string[];
  sort: Sort;
  note: string;
}

/** "The biggest losers in biotech last month": the order by the change over so many sessions; of half a year there is none, which stays said. */
export function moversIn(text: string): MoversRead | undefined {
  const movers = MOVERS.exec(text);
  const span = SPAN.exec(text);
  if (!movers || !span || OF_ANOTHER.test(text.slice(0, span.index))) return undefined;
  const isUp = (movers[1] ?? movers[3] ?? movers[5]) !== undefined;
  const name = Object.keys(fieldOf).find((each) => span.groups?.[each] !== undefined) as keyof typeof fieldOf;
  const [field, sessions] = fieldOf[name];
  // What began on the first of a month is no count of sessions, which is all that a list is put in order by.
  const isOther = name === 'half' || span.groups?.['begun'] !== undefined;
  const said = span[0].replace(/^(?:in|over|within|during|for|of|from|across) (?:the )?/, '');
  return {
    words: name === 'half' ? [movers[0]] : [movers[0], span[0]],
    sort: [field, isUp ? 'desc' : 'asc'],
    note: isOther
      ? `No field here is of “${said}”: the order is by the change over ${sessions} sessions.`
      : `“${said}” was taken for the change over ${sessions} sessions.`,
  };
}
