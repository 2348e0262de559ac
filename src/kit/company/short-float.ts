/** Two percentages apart by a fifth or more are of two floats. */
const APART = 1.2;

/** What the source of a short interest itself says of the float, and how its float is beside the one on record. */
export interface PublishedApart {
  percent: number;
  float: 'smaller' | 'larger';
}

/** What was published of the float where it is a fifth off the percentage of the float on record; null where it is about the same, or unknown. */
export function publishedApart(percent: number | null, published: number | null): PublishedApart | null {
  if (!percent || !published) return null;
  if (Math.max(percent / published, published / percent) < APART) return null;
  return { percent: published, float: published > percent ? 'smaller' : 'larger' };
}
