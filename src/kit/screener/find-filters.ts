import { meaningOf, searchWordsOf } from '#contract/screener-field-words.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { foldText } from '../text/fold.ts';

interface Described {
  name: ScreenerFieldName;
  label: string;
  classification: string;
}

/**
 * The filters that plain words mean (`cheap`, `near low`, `short squeeze`): all of them stand in its label, sentence or words. Those
 * whose label is what is sought come first, then those whose label begins with it, then those whose label holds it.
 */
export function findFilters<Definition extends Described>(
  definitions: readonly Definition[],
  search: string,
): Definition[] {
  const wanted = foldText(search).split(/\s+/).filter(Boolean);
  const found = definitions.filter(({ name, label, classification }) => {
    const text = foldText(`${label} ${classification} ${meaningOf(name)} ${searchWordsOf(name)}`);
    return wanted.every((word) => text.includes(word));
  });
  if (wanted.length === 0) return found;
  const placeOf = ({ label }: Definition): number => {
    const text = foldText(label);
    const sought = wanted.join(' ');
    if (text === sought) return 0;
    return text.startsWith(sought) ? 1 : wanted.every((word) => text.includes(word)) ? 2 : 3;
  };
  return found.toSorted((a, b) => placeOf(a) - placeOf(b));
}
