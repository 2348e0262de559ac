import { screenerField } from '#contract/screener-fields.ts';
import { foldText } from '../fold.ts';

interface Described {
  name: string;
  label: string;
  classification: string;
}

/** The filters that plain words mean (`cheap`, `near low`, `short squeeze`): all of them stand in its label, sentence or words. */
export function findFilters<Definition extends Described>(
  definitions: readonly Definition[],
  search: string,
): Definition[] {
  const wanted = foldText(search).split(/\s+/).filter(Boolean);
  return definitions.filter(({ name, label, classification }) => {
    const { meaning = '', words = '' } = screenerField(name) ?? {};
    const text = foldText(`${label} ${classification} ${meaning} ${words}`);
    return wanted.every((word) => text.includes(word));
  });
}
