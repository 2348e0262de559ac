import { listOf } from '#kit/text/sentence.ts';
import { escapeMarkdown } from '../written/draft.ts';
import { type Composing, rowsOf } from '../grammar/reading/kind.ts';
import type { Turn } from '../grammar/turns/turn.ts';
import { news } from '../look-ups/media.ts';

/** Kinds of what was written of a company. */
export const OF_NEWS = ['news', 'filings'];
/** What asks for news of something. */
const ASKS_NEWS = /\b(?:news|headlines?|rumou?rs?|announcements?)\b/i;

/** Whether news are asked for that name what nobody here knows ("the news about hapag lloyd buying it"). */
export const isOfNews = ({ reading, companies }: Turn): boolean =>
  companies.length > 0 && reading.unknown.length > 0 && ASKS_NEWS.test(reading.text);

const NEWEST_NEWS = 20;

/** That none of the newest headlines on record has what such a question names; undefined where one has, or there are none. */
export async function saidOfNews(turn: Turn, ask: Composing['ask']): Promise<string | undefined> {
  const { reading, companies } = turn;
  const [company] = companies;
  if (!company || !isOfNews(turn)) return undefined;
  const found = await ask(news, { symbol: company.symbol, limit: NEWEST_NEWS });
  const headlines = rowsOf(found).map((row) => String(row.get('headline')?.value).toLowerCase());
  const names = reading.unknown.filter((name) => headlines.some((each) => each.includes(name.toLowerCase())));
  if (headlines.length === 0 || names.length > 0) return undefined;
  const said = listOf(reading.unknown.slice(0, 3).map((name) => `“${escapeMarkdown(name)}”`));
  const which =
    headlines.length === 1
      ? `The one headline on record of ${company.short} does not name`
      : `None of the ${headlines.length === NEWEST_NEWS ? `newest ${NEWEST_NEWS}` : headlines.length} headlines on record of ${company.short} names`;
  return `${which} ${said.replace(/ and (?=“[^“]*$)/, ' or ')}; what else was written the record does not have.`;
}
