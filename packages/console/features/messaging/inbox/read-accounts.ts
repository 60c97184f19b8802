/** Account names as they are typed: with blanks, commas or new lines between, each once. Pure. */
export const readAccounts = (typed: string): readonly string[] => [
  ...new Set(typed.split(/[\s,，、;；]+/).filter((name) => name !== '')),
];
