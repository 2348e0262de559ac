/** A combobox by the pattern of ARIA 1.2: its field keeps the focus and points at one option of a list. */
export interface Combobox {
  /** The option that is pointed at, counted from 0; -1 for none. */
  active: number;
  /** How many options there are. */
  count: number;
  /**
   * Whether arrows rest on the field between the last option and the first. Without it they go around the options, and so
   * do Home and End, which otherwise are the text's.
   */
  restsOnField?: boolean;
  move: (active: number) => void;
  choose: () => void;
  close: () => void;
}

/** Does what a key of the field asks for. Enter is left to the form while no option is pointed at. */
export function takeKey(event: KeyboardEvent, combobox: Combobox): void {
  const { active, count, restsOnField, move, choose, close } = combobox;
  const { key } = event;
  const [first, last] = [restsOnField ? -1 : 0, count - 1];
  const steps: Partial<Record<string, number>> = {
    ArrowDown: active < last ? active + 1 : first,
    ArrowUp: active > first ? active - 1 : last,
    ...(!restsOnField && { Home: first, End: last }),
  };
  const step = steps[key];
  if (event.isComposing) return;
  if (key === 'Escape') close();
  else if (key === 'Enter' && active >= 0) choose();
  else if (step !== undefined && count > 0) move(step);
  else return;
  event.preventDefault();
}
