/** One topic of the automated briefs, as pages tell of it. */
interface BriefTopicRow {
  /** What lists call it. */
  label: string;
  /** Where among the topics it is offered, from 1. */
  place: number;
  /** What stands before a day without an hour: `Filed Nov 12, 2025`. */
  dayVerb: string;
  /** What the record behind a brief leaves open. */
  limitations: string;
}

/**
 * What automated briefs are about. A new topic is a row here, a module in src/server/fill/briefs that reads its facts and
 * composes its texts, and a line in the list of part.ts there.
 */
export const briefTopicRows = {
  filing: {
    label: 'SEC filings',
    place: 4,
    dayVerb: 'Filed',
    limitations:
      'The index gives the form, the day and the document. It does not give what the document says, why it was filed, or at what hour.',
  },
  earnings: {
    label: 'Earnings',
    place: 2,
    dayVerb: 'Reported',
    limitations:
      'The record gives earnings per share and one estimate. It does not say what, if anything, was adjusted, who estimated, what the revenue was, or what the company expects.',
  },
  insider: {
    label: 'Insider trades',
    place: 3,
    dayVerb: 'Filed',
    limitations:
      'A form 4 gives the trade and the holding. It does not give the reason. Our data holds the rows of the form, not its footnotes.',
  },
  trial: {
    label: 'Trials',
    place: 5,
    dayVerb: 'On record',
    limitations:
      'The registry gives what the sponsor entered. The record here holds the state after a change, not what it was before.',
  },
  move: {
    label: 'Moves',
    place: 1,
    dayVerb: 'Close',
    limitations:
      'Prices and volume say how far and on how much. What else is on record of that day stands beside the move and is not its reason; what came in no record held here is missing.',
  },
  ipo: {
    label: 'IPOs',
    place: 6,
    dayVerb: 'On record',
    limitations:
      'The calendar gives price, shares and amount as they were set. It does not say what was sold in the end.',
  },
} as const satisfies Record<string, BriefTopicRow>;

export type BriefTopic = keyof typeof briefTopicRows;

export const briefTopics = Object.keys(briefTopicRows) as [BriefTopic, ...BriefTopic[]];
