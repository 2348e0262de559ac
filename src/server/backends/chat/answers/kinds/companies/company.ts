import { answerOfficers, answerPerson, answerStakeOf, OWNS, roleConcepts, roleNames } from './officers.ts';
import type { Kind } from '../../grammar/reading/kind.ts';
import { factKinds } from './company-facts.ts';

/** Kinds about who a company is and who leads it. */
export const companyKinds: readonly Kind[] = [
  // How a sector does is not which one it is.
  ...factKinds.map((kind): Kind =>
    /^(?:sector|industry|index)$/.test(kind.id)
      ? {
          ...kind,
          fits: ({ text }) =>
            !/\b(?:doing|do|did|done|up|down|best|worst|perform\w*|far(?:e|ing)|trend\w*|grow\w*|outlook)\b/i.test(
              text,
            ),
        }
      : kind,
  ),
  // "What does Compass sell" asks for its business; sellers of its shares are asked for with "who".
  // "Tell me about it" names nothing else.
  ...factKinds.filter(({ id }) => id === 'overview').map((kind): Kind => ({ ...kind, needs: [['tellme']] })),
  ...factKinds
    .filter(({ id }) => id === 'overview')
    .map((kind): Kind => ({
      ...kind,
      needs: [['sell']],
      fits: ({ text }) => /\bwhat (?:exactly )?(?:do|does|is|are)\b.*\bsell(?:ing)?\b/i.test(text),
    })),
  ...(['officer-pay', 'officers'] as const).map((id): Kind => ({
    id,
    about: 'company',
    needs: id === 'officers' ? [] : [['pay']],
    needsSlots: ['person'],
    allows: ['officers', 'overview', 'tellme', 'by:year', ...roleConcepts],
    slots: ['newest', 'year'],
    title: () => (id === 'officers' ? 'officers' : 'pay of the officers'),
    next: ['officers', 'insiders', 'overview'],
    answer: answerPerson,
  })),
  {
    id: 'officers',
    about: 'company',
    needs: [['officers']],
    allows: ['overview'],
    title: () => 'officers',
    next: ['insiders', 'ownership', 'overview'],
    answer: (composing) => answerOfficers(composing),
  },
  {
    id: 'officer-pay',
    about: 'company',
    needs: [['pay'], ['officers', 'pay']],
    // What a company is paid for is its business.
    fits: ({ text }) =>
      !/\b(?:pay|paid) for\b|\b(?:what|how much) (?:did |does )?(?:he|she|they|it) pay\b/i.test(text),
    allows: ['officers', 'by:year', 'peak', 'price', 'large'],
    slots: ['newest'],
    title: () => 'pay of the officers',
    next: ['officers', 'insiders', 'ownership'],
    answer: (composing) => answerOfficers(composing),
  },
  // What one of its people holds is no trade of his.
  {
    id: 'insider-holding',
    about: 'company',
    needs: [['holders', 'sharesout', 'stakes', 'insiderpct']],
    needsSlots: ['person'],
    allows: ['holders', 'sharesout', 'stakes', 'insiderpct', 'officers', 'large', ...roleConcepts],
    fits: ({ text }) => OWNS.test(text),
    title: () => 'what one insider holds',
    next: ['insiders', 'officers', 'ownership'],
    answer: answerStakeOf,
  },
  // "Is Nick Woodman still the CEO": who that is, with the title on record.
  ...roleConcepts.map((role): Kind => ({
    id: `officer-${role}`,
    about: 'company',
    needs: [[role]],
    needsSlots: ['person'],
    allows: ['pay', 'officers', 'overview'],
    title: () => roleNames[role],
    next: ['officers', 'insiders', 'overview'],
    answer: answerPerson,
  })),
  ...roleConcepts.map((role): Kind => ({
    id: `officer-${role}`,
    about: 'company',
    needs: [[role]],
    allows: ['pay', 'by:year', 'officers'],
    title: () => roleNames[role],
    next: ['officers', 'insiders', 'overview'],
    answer: (composing) => answerOfficers(composing, role),
  })),
  // What the chief executive was paid last year: the newest year that is on record, which the answer names.
  ...roleConcepts.map((role): Kind => ({
    id: 'officer-pay',
    about: 'company',
    needs: [[role], ['pay']],
    needsSlots: ['newest'],
    allows: ['officers', 'by:year'],
    fits: ({ periods }) => periods.every(({ back }) => back === 0),
    title: () => `pay of the ${roleNames[role]}`,
    next: ['officers', 'insiders', 'overview'],
    answer: (composing) => answerOfficers(composing, role),
  })),
  // Of a year that is named: one year alone is on record, and the answer says where it is another.
  ...roleConcepts.map((role): Kind => ({
    id: 'officer-pay',
    about: 'company',
    needs: [[role], ['pay']],
    needsSlots: ['year'],
    allows: ['officers', 'by:year'],
    fits: ({ periods }) => periods.length === 1,
    title: () => `pay of the ${roleNames[role]}`,
    next: ['officers', 'insiders', 'overview'],
    answer: (composing) => answerOfficers(composing, role),
  })),
];
