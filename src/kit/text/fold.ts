/** Text as it is looked up: lower case, compatibility forms made plain, without marks ('Söhne' becomes 'sohne'). */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
