import type { Asked } from '../../grammar/reading/kind.ts';

const FALLS =
  /\b(?:worst|drops?|dropped|falls?|fell|loss(?:es)?|declines?|crash(?:es)?|down|red|plunges?|slumps?|sell-?offs?|dumps?|tumbles?)\b/i;
const RISES =
  /\b(?:best|gains?|rises?|rose|jumps?|jumped|spikes?|spiked|rall(?:y|ies)|pops?|popped|up|green|surges?)\b/i;

/** Which moves of a price are asked for, where it is one way: its falls or its rises. */
export function directionOf({
  has,
  reading: { text },
}: Pick<Asked, 'has' | 'reading'>): 'up' | 'down' | undefined {
  const isDown = FALLS.test(text) || has('down', 'trough');
  const isUp = RISES.test(text) || has('up');
  if (isDown === isUp) return undefined;
  return isUp ? 'up' : 'down';
}
