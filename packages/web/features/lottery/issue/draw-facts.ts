/** The digits of a winning number; empty when it is not digits joined by commas. */
export function digitsOf(winningNumber: string | null | undefined): readonly number[] {
  if (!winningNumber) return [];
  const digits = winningNumber.split(',').map(Number);
  return digits.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= 9) ? digits : [];
}

/** What the rail and the header say of a draw. */
export type DrawFacts = {
  readonly sum: number;
  readonly isBig: boolean;
  readonly isOdd: boolean;
  /** First digit against the last: dragon, tiger or tie. */
  readonly duel: 'dragon' | 'tiger' | 'tie';
};

/** 大 is the upper half of the possible sums: 23 of 45, 14 of 27 (plays.md sections 2.2.1 and 2.3). */
export function factsOf(digits: readonly number[]): DrawFacts | undefined {
  const first = digits[0];
  const last = digits.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const sum = digits.reduce((total, digit) => total + digit, 0);
  const duel = first === last ? 'tie' : first > last ? 'dragon' : 'tiger';
  return { sum, isBig: sum * 2 > digits.length * 9, isOdd: sum % 2 === 1, duel };
}
