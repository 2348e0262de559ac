import { formatDate } from '#kit/time/dates.ts';
import { usualVolume } from '../../look-ups/dollar-volume.ts';
import { type Composing, one } from '../../grammar/reading/kind.ts';

/** What asks for money and not for shares. */
export const IN_DOLLARS =
  /\bdollars?\b(?! volume of the session)|\$ ?(?:vol|adv|volume|traded|turnover)|\b(?:avg|average|daily|median|mean) \$|\badtv\b|\bnotional\b|\bin (?:money|usd|cash terms)\b|\bvalue traded\b|\bposition\b|\bliquid enough\b/i;
/** What asks for more than one session. */
const USUALLY =
  /\b(?:averages?d?|avg|adv|adtv|usual(?:ly)?|typical(?:ly)?|normal(?:ly)?|per day|a day|each day|daily|mean|illiquid|liquid(?:ity)?|position)\b/i;

/** What is usually traded in a session: in dollars where that is asked, in shares where the quotes have no average of their own. */
export async function sayUsualVolume(
  { asked, ask, draft }: Pick<Composing, 'asked' | 'ask' | 'draft'>,
  hasAverage: boolean,
): Promise<boolean> {
  const { text } = asked.reading;
  const isOfDollars = IN_DOLLARS.test(text);
  if (!USUALLY.test(text) || (!isOfDollars && hasAverage)) return false;
  const found = await ask(usualVolume, { symbol: asked.company.symbol });
  const [shares, dollars, most, longer] = [
    'average_volume_20',
    'average_dollars_20',
    'most_dollars_20',
    'average_dollars_63',
  ].map((name) => one(found, name));
  if (!shares || !dollars) {
    draft.lacks();
    draft.text(...found.missing);
    return false;
  }
  draft.text(
    isOfDollars
      ? `In the 20 sessions to ${formatDate(dollars.date)} shares for ${draft.strong(dollars)} were traded a session on average, ${draft.plain(shares)} shares${longer ? `; in 63 sessions for ${draft.strong(longer)}` : ''}.`
      : `The average of the 20 sessions to ${formatDate(shares.date)} was ${draft.strong(shares)} shares.`,
    isOfDollars && most
      ? `The most in one of the 20 was ${draft.plain(most)}, on ${formatDate(most.date)}. Each session’s shares are counted at its close.`
      : undefined,
    /\b(?:enough|position|too)\b/i.test(text)
      ? 'Whether that is enough the record does not judge.'
      : undefined,
  );
  return true;
}
