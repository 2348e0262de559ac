import type { Composing, Kind } from '../../grammar/reading/kind.ts';
import { daySlots } from '../told/spans.ts';
import { answerLines } from '../statements/statements.ts';

/** Whether revenue beat what was expected of it: no table has estimates of revenue, which is said, beside what revenue was and whether EPS beat. */
export const beatOnRevenue = (ofEps: (composing: Composing) => Promise<boolean>): Kind => ({
  id: 'earnings-beat',
  about: 'company',
  needs: [['beat'], ['m:revenue']],
  allows: [
    'earnings',
    'm:eps_diluted',
    'm:net_income',
    'estimates',
    'up',
    'down',
    'compare',
    'by:quarter',
    'previous',
  ],
  slots: daySlots,
  title: () => 'revenue and earnings against estimates',
  next: ['next', 'estimates', 'revenue'],
  async answer(composing) {
    const { asked, draft } = composing;
    draft.text(
      'What analysts expected of revenue is not on record, so whether it beat that is not known here: of estimates the record has those of EPS.',
    );
    const ofNewest = asked.period?.kind === 'newest' ? { ...asked, period: null } : asked;
    const isKnown = await answerLines({ ...composing, asked: ofNewest }, ['revenue'], []);
    const isOfEps = await ofEps(composing);
    // Of revenue alone nothing that was asked is known.
    return asked.has('m:eps_diluted', 'earnings') && (isOfEps || isKnown);
  },
});
