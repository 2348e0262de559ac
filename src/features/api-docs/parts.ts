import { browserPath, type Call } from '#contract/call.ts';

/** A call with the name it has in the contract. */
type Row = readonly [id: string, call: Call];

/** Calls of one noun, by the path that they begin with. */
export interface Part {
  title: string;
  /** Where the page has it. */
  id: string;
  calls: readonly Row[];
}

/** The desk has so many calls that each of its nouns is a part. */
const DESK = '/api/tools';

function nounOf({ path }: Call): string {
  const [, api = '', first = '', second = ''] = browserPath(path).split('/');
  const noun = `/${api}/${first}`;
  return noun === DESK && second ? `${noun}/${second}` : noun;
}

/** Calls put together by their nouns, in the order of the contract; nouns with one call alone stand together at the end. */
export function partsOf(rows: readonly Row[]): Part[] {
  const nouns = Map.groupBy(rows, ([, call]) => nounOf(call));
  const parts = [...nouns].map(([title, calls]) => ({
    title,
    id: title.slice(1).replaceAll('/', '-'),
    calls,
  }));
  const alone = parts.filter(({ calls }) => calls.length === 1).flatMap(({ calls }) => calls);
  const others = { title: 'Others', id: `others-${alone[0]?.[1].backend ?? ''}`, calls: alone };
  return [...parts.filter(({ calls }) => calls.length > 1), ...(alone.length > 0 ? [others] : [])];
}
