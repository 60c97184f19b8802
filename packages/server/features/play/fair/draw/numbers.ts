import { beaconRandomness, QUICKNET } from '@fairlot/draw/beacon';
import { hexBytes, toHex } from '@fairlot/draw/bytes';
import { hashText } from '@fairlot/draw/hash-text';
import type { Block, ResultManifest } from '@fairlot/draw/manifest';
import { drawNumbers, isHashProgram, type MappingProgram, readHash } from '@fairlot/draw/mapping';
import { deriveSeed } from '@fairlot/draw/seed';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Category } from '@fairlot/rules/lottery/category';
import { formatWinningNumber } from '@fairlot/rules/lottery/winning-number';
import type { Issue } from '../../lottery/issues/index.ts';
import type { Fair } from '../sources/context.ts';
import { chainOf } from './parent.ts';

/** The numbers of an issue by its secret and round, and what is published of how they came about. */
export async function drawFrom(
  { vault }: Pick<Fair, 'vault'>,
  issue: Issue,
  program: MappingProgram,
  signature: string | null,
) {
  const { gameId, chain } = chainOf(issue);
  const { round } = issue;
  const secret = await vault.secret(gameId, chain, issue.dayIndex);
  const serial = String(issue.serialNumber);
  const beacon = round !== null && signature !== null ? valueOf(round, signature) : null;
  const seed = deriveSeed({ game: chain.game, serial, secret, beacon });
  const drawn = drawNumbers(seed, program);
  const { words, original, winning } = drawn;
  const proof: Proof = {
    serial,
    s: toHex(secret),
    round,
    signature,
    Z: toHex(seed),
    words,
    original,
    winning,
  };
  return { drawn, proof };
}

export type Proof = Omit<ResultManifest, 'v' | 'kind' | 'g' | 'prev'>;

/** The numbers of an issue by the hash of a block. Its secret is shown too: the chain of the day has no gap. */
export async function readBlockHash(
  { vault }: Pick<Fair, 'vault'>,
  issue: Issue,
  program: MappingProgram,
  { height, at, hash }: Block,
) {
  const { gameId, chain } = chainOf(issue);
  const s = toHex(await vault.secret(gameId, chain, issue.dayIndex));
  const drawn = readHash(hexBytes(hash), program);
  invariant(drawn, `${issue.code} reads a hash`);
  const { words, original, winning } = drawn;
  const block = { height, at, hash };
  const serial = String(issue.serialNumber);
  const none = { round: null, signature: null };
  const proof: Proof = { serial, s, ...none, Z: hash, block, words, original, winning };
  return { drawn, proof };
}

const valueOf = (round: number, signature: string) => ({
  chainHash: hexBytes(QUICKNET.chainHash),
  round,
  randomness: hexBytes(beaconRandomness(signature)),
});

/** The original numbers as they are stored: the digits of a hash, one count, or as the family writes them. */
export function writeOriginal(
  category: Category,
  program: MappingProgram,
  original: readonly number[],
): string {
  if (isHashProgram(program)) return hashText(original);
  if (program.derive.op === 'digitSum') return original.join(',');
  return formatWinningNumber(category, original);
}
