/** Whether a title contains a text, whatever the case and the blanks around it; every title contains nothing. */
export const titleMatches = (title: string, text: string): boolean =>
  title.toLowerCase().includes(text.trim().toLowerCase());
