/** What a bonus pays of bets: code that most players never need. */
export const loadBonusPart = () => import('./bonus-part.ts');

/** Looks what a bonus would pay. */
export const askHelp = (): void =>
  void loadBonusPart()
    .then(({ lookForHelp }) => lookForHelp())
    .catch(() => undefined);
