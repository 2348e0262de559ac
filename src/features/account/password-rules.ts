/** The parts of the password rule, for ticking them off; together they say what the contract's schema says. */
export const passwordRules: readonly { id: string; label: string; isMet: (password: string) => boolean }[] = [
  { id: 'length', label: '6 characters or more', isMet: (password) => [...password].length >= 6 },
  { id: 'letter', label: 'a letter', isMet: (password) => /\p{L}/u.test(password) },
  { id: 'digit', label: 'a number', isMet: (password) => /\d/.test(password) },
  { id: 'special', label: 'one of @ $ ! % * ? &', isMet: (password) => /[@$!%*?&]/.test(password) },
];
