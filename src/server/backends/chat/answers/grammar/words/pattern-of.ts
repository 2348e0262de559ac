/** A text as a pattern that matches it alone. */
export const patternOf = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
