/** Looks what a bonus would pay; by code that most players never need. */
export const askHelp = (): void =>
  void import('./bonus-part.ts').then(({ lookForHelp }) => lookForHelp()).catch(() => undefined);
