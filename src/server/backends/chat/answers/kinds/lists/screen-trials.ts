import { daysAfter } from '#kit/time/days.ts';
import type { ScreenRead } from '../../grammar/screening/screen-read.ts';
import { screen } from '../../look-ups/screen.ts';
import type { Ask } from '../../grammar/reading/kind.ts';

/** A list of those who try something against a disease, or wait for what comes of it. */
const OF_TRIALS =
  /\b(?:trials?|readouts?|stud(?:y|ies)|drugs?|treat\w*|therap\w+|diseases?|cancers?|phase|catalysts?|programs?|candidates?|data|bio ?techs?|biotechnology|pharmas?|bios|oncology)\b/i;

/** What stands beside the name of a disease. */
const NOT_ITS_NAME =
  /^(?:trials?|stud(?:y|ies)|readouts?|data|drugs?|programs?|programmes?|candidates?|treatments?|treating|treats?|therap(?:y|ies)|disease|patients?|indications?|coming|due|expected|upcoming|for|in|with|against|of|a|an|the|clinical|ongoing|running|small|space|pipelines?|assets?|have|has)$/i;

const READOUT = /\b(?:readouts?|data|results)\b/i;
const YEAR_DAYS = 366;

/** As many diseases are looked for at once, and no name of one is longer. */
const MOST = { names: 5, characters: 100 };

/** The diseases that a stretch of words may name: "ulcerative colitis or crohns trials" names two. */
const namesIn = (phrase: string): string[] =>
  phrase
    .split(/\b(?:or|and)\b/i)
    .map((part) =>
      part
        .split(' ')
        .filter((word) => word !== '' && !NOT_ITS_NAME.test(word))
        .join(' '),
    )
    .filter((name) => name.length > 3 && name.length <= MOST.characters);

/** Words of a list that no condition took, and that are what registered trials are for, become a condition of it. */
export async function withTrials(
  read: ScreenRead,
  text: string,
  { ask, record }: { ask: Ask; record: string },
): Promise<ScreenRead> {
  if (read.phrases.length === 0 || !OF_TRIALS.test(text)) return read;
  const isOnRecord = async (beside: ScreenRead['beside']): Promise<boolean> =>
    ((await ask(screen, { filters: {}, beside, limit: 1 })).total ?? 0) > 0;
  const found: string[] = [];
  const left: string[] = [];
  for (const phrase of read.phrases) {
    const names = namesIn(phrase);
    if (found.length + names.length > MOST.names) {
      left.push(phrase);
      continue;
    }
    const known = await Promise.all(names.map((name) => isOnRecord({ trialsFor: [name] })));
    if (names.length > 0 && known.every(Boolean)) {
      found.push(...names);
      continue;
    }
    const part = await partOnRecord(phrase, isOnRecord);
    if (part) found.push(part.name);
    left.push(...(part ? part.left : [phrase]));
  }
  if (found.length === 0) return read;
  const taken = { ...ofTheirPhase(read, found), conditions: read.conditions + 1 };
  const words = new Set(left.flatMap((phrase) => phrase.split(' ')));
  const narrowed = { ...taken, phrases: left, unknown: read.unknown.filter((word) => words.has(word)) };
  return READOUT.test(text) ? withReadouts(narrowed, record, isOnRecord) : narrowed;
}

/** Words that begin the name of many diseases, each by itself. */
const ORGAN =
  /^(?:cardio\w*|cardiac|heart|kidney|renal|liver|lung|breast|prostate|ovarian|eye|retina\w*|ophthalm\w*|skin|derm\w+|neuro\w*|brain|obesity|diabet\w+|asthma|copd|lupus|psoriasis|alzheimer\w*|parkinson\w*|schizophrenia|depression|epilepsy|migraine|glioma|glioblastoma|leuka?emia|lymphoma|melanoma|myeloma|sickle|hemophilia|cystic)$/i;

/** The word of a phrase that names a disease by itself ("cheaper cardio gene"), and what stands on its sides. */
async function partOnRecord(
  phrase: string,
  isOnRecord: (beside: ScreenRead['beside']) => Promise<boolean>,
): Promise<{ name: string; left: string[] } | undefined> {
  const words = phrase.split(' ');
  const at = words.findIndex((word) => ORGAN.test(word));
  const name = words[at];
  if (
    name === undefined ||
    words.length < 2 ||
    name.length > MOST.characters ||
    !(await isOnRecord({ trialsFor: [name] }))
  )
    return undefined;
  return { name, left: [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')].filter(Boolean) };
}

/** A phase beside a disease is that of the trial for it, not of any the company has. */
function ofTheirPhase(read: ScreenRead, trialsFor: string[]): ScreenRead {
  const { bioPhasePipelines: phases, ...filters } = read.state.filters;
  const trialPhases = phases?.filter((phase) => typeof phase === 'string');
  return {
    ...read,
    state: { ...read.state, filters },
    beside: { ...read.beside, trialsFor, ...(trialPhases?.length && { trialPhases }) },
  };
}

/** A readout of a disease is an event for it, where any is dated: the screener’s days to the next event are of any disease. */
async function withReadouts(
  read: ScreenRead,
  record: string,
  isOnRecord: (beside: ScreenRead['beside']) => Promise<boolean>,
): Promise<ScreenRead> {
  const [days] = read.state.filters.catalyst_days ?? [];
  const max = typeof days === 'object' ? (days.max ?? YEAR_DAYS) : YEAR_DAYS;
  const { catalyst_days: _days, ...filters } = read.state.filters;
  const eventsWithin = { from: record, to: daysAfter(record, max) };
  const dated = { ...read.beside, eventsWithin };
  const state = { ...read.state, filters };
  if (await isOnRecord(dated)) return { ...read, state, beside: dated };
  const note = `No dated readout for ${read.beside.trialsFor?.join(' or ') ?? 'it'} in that time is on record: these have a registered trial for it.`;
  return { ...read, state, notes: [...read.notes, note] };
}
