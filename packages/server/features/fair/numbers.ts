import { beaconRandomness, QUICKNET } from '@fairlot/draw/beacon';
import { hexBytes, toHex } from '@fairlot/draw/bytes';
import { hashText } from '@fairlot/draw/hash-text';
import { drawNumbers, isHashProgram } from '@fairlot/draw/mapping';
import { deriveSeed } from '@fairlot/draw/seed';
import type { Category } from '@fairlot/rules/lottery/category';
import { formatWinningNumber } from '@fairlot/rules/lottery/winning-number';
import type { Issue } from '../lottery/index.ts';
import type { Fair } from './context.ts';
import { chainOf } from './parent.ts';
import { programOf } from './program.ts';

/** The numbers of an issue by its secret and round, and what is published of how they came about. */
export async function drawFrom(
  { vault }: Pick<Fair, 'vault'>,
  issue: Issue,
  category: Category,
  signature: string | null,
) {
  const { gameId, chain } = chainOf(issue);
  const { round } = issue;
  const secret = await vault.secret(gameId, chain, issue.dayIndex);
  const serial = String(issue.serialNumber);
  const beacon = round !== null && signature !== null ? valueOf(round, signature) : null;
  const seed = deriveSeed({ game: chain.game, serial, secret, beacon });
  const drawn = drawNumbers(seed, programOf(category));
  const { words, original, winning } = drawn;
  const [s, Z] = [toHex(secret), toHex(seed)];
  return { drawn, proof: { serial, s, round, signature, Z, words, original, winning } };
}

const valueOf = (round: number, signature: string) => ({
  chainHash: hexBytes(QUICKNET.chainHash),
  round,
  randomness: hexBytes(beaconRandomness(signature)),
});

/** The original numbers as they are stored: the digits of a hash, one count, or as the family writes them. */
export function writeOriginal(category: Category, original: readonly number[]): string {
  const program = programOf(category);
  if (isHashProgram(program)) return hashText(original);
  if (program.derive.op === 'digitSum') return original.join(',');
  return formatWinningNumber(category, original);
}
