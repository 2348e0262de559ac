import type { Ask } from '../grammar/reading/kind.ts';
import type { AnswerStore, LookedUp } from '../look-ups/look-up.ts';

/** Look-ups of one question: what an answer and its follow-ups need twice is read once. */
export function rememberedLookUps(store: AnswerStore, isSignedIn: boolean): Ask {
  const known = new Map<string, Promise<LookedUp>>();
  return (lookUp, input) => {
    const key = `${lookUp.name} ${JSON.stringify(input)}`;
    let found = known.get(key);
    if (!found) known.set(key, (found = lookUp.run(store, input, { isSignedIn })));
    return found;
  };
}
