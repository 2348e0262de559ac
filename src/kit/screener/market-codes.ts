/** Exchange codes that a market may be asked by. */
export const marketOfCode: Readonly<Record<string, string>> = {
  XNAS: 'NASDAQ',
  XNYS: 'NYSE',
  XASE: 'NYSE American',
};
