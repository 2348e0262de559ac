import { formatDate } from '#kit/time/dates.ts';
import { monthsBefore } from '#kit/time/days.ts';
import { type Composing, type Kind, one, rowsOf } from '../../grammar/reading/kind.ts';
import { UNUSUAL, USUAL_SESSIONS, unusualSessions } from '../../look-ups/unusual-volume.ts';
import { spanOf, spans } from './history.ts';

/** Asks in which sessions much more than usual was traded, and not how the last session stands. */
const OF_SESSIONS =
  /\b(?:unusual(?:ly)?|abnormal(?:ly)?|outsized|spik(?:e|es|ed|ing)|surges?|heav(?:y|ier)|elevated|(?:more than|over|above) (?:twice|double|2 ?x|two times)|twice|double)\b/i;
const OF_SEVERAL =
  /\b(?:recent(?:ly)?|lately|of late|these days|past|last \d+|last (?:few|couple)|days|dates|sessions|times|weeks?|months?|ever|history|(?:any|have there been|were there) .*spikes?|which day|what day|when (?:was|were|did))\b/i;

const SHOWN = 10;
/** Months that "recently" is. */
const RECENT = 3;

/** The sessions of a time, or of three months, in which at least twice the usual number of shares was traded. */
async function answerUnusual({ asked, ask, draft }: Composing): Promise<boolean> {
  const { symbol, short } = asked.company;
  const { from, to } = asked.period
    ? spanOf(asked)
    : { from: monthsBefore(asked.record, RECENT), to: asked.record };
  const found = await ask(unusualSessions, { symbol, from, to });
  const held = one(found, 'sessions_held');
  if (!held) {
    draft.text(...found.missing);
    return false;
  }
  const rows = rowsOf(found).filter((row) => row.has('unusual_day'));
  draft.text(
    `${short} had ${rows.length === 0 ? 'no session' : draft.strong({ ...held, name: 'unusual_count', label: 'Such sessions', value: rows.length }) + (rows.length === 1 ? ' session' : ' sessions')} of unusual volume in the ${draft.plain(held)} sessions from ${formatDate(from)} to ${formatDate(to)} that can be held against those before: at least ${UNUSUAL} times the average of the ${USUAL_SESSIONS} sessions before each.`,
  );
  draft.table(
    'Sessions of unusual volume',
    ['Session', 'Shares traded', 'Times the average'],
    rows
      .slice(0, SHOWN)
      .map((row) => ['unusual_day', 'unusual_volume', 'unusual_times'].map((name) => row.get(name))),
  );
  if (rows.length > SHOWN) draft.text(`The ${SHOWN} newest are shown.`);
  return true;
}

/** In which sessions of a time unusually much was traded. */
export const unusualVolumeKind: Kind = {
  id: 'unusual-volume',
  about: 'company',
  needs: [['volume', 'avgvolume']],
  allows: ['volume', 'avgvolume', 'large', 'move', 'compare', 'history', 'up', 'price', 'session', 'when'],
  slots: spans,
  fits: ({ text }) => OF_SESSIONS.test(text) && OF_SEVERAL.test(text),
  isOfDays: true,
  title: () => 'sessions of unusual volume',
  next: ['why', 'short', 'range'],
  answer: answerUnusual,
};
