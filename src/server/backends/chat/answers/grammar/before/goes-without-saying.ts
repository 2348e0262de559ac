import type { Concept } from '../lexicon/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { telling } from '../reading/resolve.ts';

const IS_DOING =
  /^\W*(?:(?:and|so|ok|hey) )*how(?:'s| is| are| has|s)\b.*\b(?:doing|doin|faring|performing|going)\b/i;
const WHAT_IT_IS =
  /^\W*(?:(?:and|so|ok|hey) )*(?:what(?:'s| is|s)|who(?:'s| is| are)|tell me (?:more )?about|about) (?!at\b|up\b)/i;

/** "What's BLNK at" asks where it trades. */
const IS_AT = /\bat(?: (?:now|today|currently|right now))?\W*$/i;

/** "BLNK last": of a company and nothing else, the last is the last price, as in "what is it at"; "how was Q1" asks for what was earned, "BLNK ytd" for the change. */
export const withWhatIsMeant = (reading: Reading): Reading => {
  if (telling(reading).length > 0 || reading.amounts.length > 0) return reading;
  if (
    reading.companies.length === 1 &&
    reading.periods.length === 0 &&
    WHAT_IT_IS.test(reading.text) &&
    !IS_AT.test(reading.text)
  )
    return { ...reading, concepts: new Set([...reading.concepts, 'overview']) };
  if (reading.companies.length === 1 && IS_DOING.test(reading.text))
    return { ...reading, concepts: new Set([...reading.concepts, 'move']) };
  const [period] = reading.periods;
  const meant: Concept | undefined =
    period === undefined
      ? (reading.companies.length === 1 && reading.concepts.has('latest')) || IS_AT.test(reading.text)
        ? THEIR_PLACE.test(reading.text)
          ? 'place'
          : 'price'
        : undefined
      : isQuarter(period) && !reading.concepts.has('when')
        ? 'earnings'
        : period.kind === 'span' && reading.companies.length === 1
          ? 'move'
          : DID.test(reading.text) && !reading.concepts.has('when')
            ? 'move'
            : undefined;
  return meant ? { ...reading, concepts: new Set([...reading.concepts, meant]) } : reading;
};

/** "What did it do in May" asks for its price. */
const DID =
  /\b(?:what|how) (?:did|has|does|was) (?:it|the stock|the shares?|this)(?: \w+)? ?(?:do|done|doing|fare|fared|perform|performed|go|gone)?\b/i;

/** "Where are they at" asks for people, "where is it at" for the price. */
const THEIR_PLACE = /\bwhere\b.*\b(?:they|these (?:guys|people)|this company|the company)\b/i;

const isQuarter = ({ kind, of }: Reading['periods'][number]): boolean =>
  kind === 'quarter' || (kind === 'newest' && of === 'quarter');

const DOES =
  /^\W*(?:so |and |ok )?wh?at (?:exactly |stuff |kind of things? )?(?:do|does|did|is|are) (?:they|it|the company|this company|these guys|this outfit|the firm|this firm|that company|this thing)(?: actually| even| exactly| really)* (?<verb>[a-z]+)\W*$/i;

/** "What do they dig": of a company and a deed that means nothing else here, its business. */
export function withBusiness(reading: Reading): Reading {
  const verb = DOES.exec(reading.text)?.groups?.['verb'];
  const isRead =
    reading.unknown.join() === verb ||
    (reading.unknown.length + reading.weighty.length === 0 && /^(?:make|produce|build)$/.test(verb ?? ''));
  if (verb === undefined || telling(reading).length > 0 || !isRead) return reading;
  return { ...reading, unknown: [], concepts: new Set([...reading.concepts, 'overview']) };
}
