/** Letters and digits that nobody confuses when they are read or copied by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';
const ALL = LETTERS + DIGITS;
const LENGTH = 10;

/** A password to be handed over once; `random` gives so many numbers below 2^32. */
export function newPassword(
  random: (count: number) => Iterable<number> = (count) =>
    crypto.getRandomValues(new Uint32Array(count)),
): string {
  const numbers = [...random(LENGTH)];
  const pick = (signs: string, at: number) => signs[(numbers[at] ?? 0) % signs.length] ?? '';
  // It begins with a letter and ends with a digit, so that it has both.
  return numbers
    .map((_, at) => pick(at === 0 ? LETTERS : at === LENGTH - 1 ? DIGITS : ALL, at))
    .join('');
}
