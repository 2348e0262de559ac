import { formatDate } from '#kit/time/dates.ts';
import { escapeMarkdown } from '../../written/draft.ts';
import type { Concept } from '../../grammar/lexicon/lexicon.ts';
import type { Fact, LookedUp } from '../../look-ups/look-up.ts';
import type { CompanyInput } from '../../look-ups/inputs.ts';
import type { LookUp } from '../../look-ups/look-up.ts';
import { type Composing, type Kind, one } from '../../grammar/reading/kind.ts';

/** ` on Jul 2, 2026`, where the fact has a day. */
export const onDay = (fact: Fact | undefined): string => (fact?.date ? ` on ${formatDate(fact.date)}` : '');
export const asOf = (fact: Fact | undefined): string =>
  fact?.date ? `, as of ${formatDate(fact.date)}` : '';

/** A name or title of the record inside a sentence. */
export const said = (fact: Fact): string => escapeMarkdown(String(fact.value));

interface Simple {
  id: string;
  needs: readonly (readonly Concept[])[];
  allows?: readonly Concept[];
  slots?: Kind['slots'];
  refuses?: Kind['refuses'];
  fits?: Kind['fits'];
  title: string;
  next: Kind['next'];
  lookUp: LookUp<typeof CompanyInput>;
  /** The facts without which there is no answer; one of them is enough. */
  facts: readonly string[];
  /** Which of the sentences of what is missing are of it; all of them, unless said. */
  lacks?: RegExp;
  /** Says what was found; undefined where that is nothing. */
  say: (found: LookedUp, composing: Composing) => string | undefined;
}

/** A kind of question that one look-up answers in a sentence or two. */
export const simple = ({
  id,
  needs,
  allows,
  slots,
  refuses,
  fits,
  title,
  next,
  lookUp,
  facts,
  lacks = /./,
  say,
}: Simple): Kind => ({
  id,
  about: 'company',
  needs,
  ...(allows && { allows }),
  ...(slots && { slots }),
  ...(refuses && { refuses }),
  ...(fits && { fits }),
  title: () => title,
  next,
  async answer(composing) {
    const found = await composing.ask(lookUp, { symbol: composing.asked.company.symbol });
    if (!facts.some((name) => one(found, name))) {
      for (const sentence of found.missing) if (lacks.test(sentence)) composing.draft.text(sentence);
      return false;
    }
    const text = say(found, composing);
    if (text === undefined) return false;
    composing.draft.text(text);
    return true;
  },
});
