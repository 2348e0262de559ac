import type { Reading } from '../grammar/reading/reading.ts';
import { cluesOf, wordClues } from './clues.ts';
import { readerOfReadings } from './reader.ts';

/** Whether nobody ever said a word, of all the questions that the reader was taught with: it is a name, or a matter of its own. */
export const isUnheard = (word: string): boolean =>
  [...wordClues(word)].every((clue) => !readerOfReadings().knows(clue));

/** From here on a question is more likely than not of what no record has. */
const LIKELY = 0.5;

/** Whether a question is asked as those are that no record answers. */
export const isOfNoRecord = (reading: Reading): boolean =>
  (readerOfReadings().oddsOf(cluesOf(reading)).get('declined') ?? 0) >= LIKELY;
