/** A person keeps at most so many screens. */
export const SCREENS_MAX = 50;
/** Of the name of a screen. */
export const NAME_MAX_CHARACTERS = 80;
