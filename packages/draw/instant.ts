import { hexBytes, sha256, toHex } from './bytes.ts';
import { isMappingProgram } from './mapping-shape.ts';
import { drawNumbers, type Drawn, type MappingProgram } from './mapping.ts';
import { deriveInstantSeed } from './seed.ts';
import { isCount, isHex, isName, list, orNull, record } from './shape.ts';

/** All that is needed to check one round of an instant game, as a file that can be kept. */
export type InstantBundle = {
  readonly kind: 'instant';
  /** Code of the game. */
  readonly g: string;
  readonly mapping: MappingProgram;
  /** SHA-256 of the server seed, hex: shown before the player's browser made his seed. */
  readonly hash: string;
  readonly clientSeed: string;
  /** Counts the rounds of the two seeds, from 1. */
  readonly nonce: number;
  readonly winning: readonly number[];
  /** Null until it is revealed: then nothing is drawn from it any more. */
  readonly serverSeed: string | null;
  /** The hash and the own seed as the player's device noted them before the round. */
  readonly noted?: { readonly hash: string; readonly clientSeed: string };
};

const isBundle = record(
  {
    kind: (value) => value === 'instant',
    g: isName,
    mapping: (value) => isMappingProgram(value),
    hash: isHex(32),
    clientSeed: isHex(32),
    nonce: isCount,
    winning: list(isCount),
    serverSeed: orNull(isHex(32)),
  },
  { noted: record({ hash: isHex(32), clientSeed: isHex(32) }) },
);

/** A saved round; undefined for anything else. */
export const readInstantBundle = (raw: unknown): InstantBundle | undefined =>
  isBundle(raw) ? (raw as InstantBundle) : undefined;

/** `noted`: what the device remembers; `seed`: what was revealed; `numbers`: what follows from it. */
export type InstantCheck = {
  readonly id: 'noted' | 'seed' | 'numbers';
  readonly status: 'ok' | 'failed' | 'skipped';
  readonly expected: string;
  readonly computed: string;
};

export type InstantProof = {
  readonly checks: readonly InstantCheck[];
  /** Z and what it drew; undefined until the server seed is revealed. */
  readonly seed?: Uint8Array;
  readonly drawn?: Drawn;
};

const compare = (id: InstantCheck['id'], expected: string, computed: string): InstantCheck => ({
  id,
  status: expected === computed ? 'ok' : 'failed',
  expected,
  computed,
});
const skip = (id: InstantCheck['id'], expected: string): InstantCheck => ({
  id,
  status: 'skipped',
  expected,
  computed: '',
});

/** Computes a round again from its seeds, with no help of the server. */
export function verifyInstant(bundle: InstantBundle): InstantProof {
  const { g: game, hash, clientSeed, nonce, winning, serverSeed, mapping, noted } = bundle;
  const stated = `${hash} ${clientSeed}`;
  const remembered = noted
    ? compare('noted', `${noted.hash} ${noted.clientSeed}`, stated)
    : skip('noted', stated);
  const numbers = winning.join(',');
  if (serverSeed === null) {
    return { checks: [remembered, skip('seed', hash), skip('numbers', numbers)] };
  }
  const secret = hexBytes(serverSeed);
  const client = hexBytes(clientSeed);
  const seed = deriveInstantSeed({ game, serverSeed: secret, clientSeed: client, nonce });
  const drawn = drawNumbers(seed, mapping);
  const checks = [
    remembered,
    compare('seed', hash, toHex(sha256(secret))),
    compare('numbers', numbers, drawn.winning.join(',')),
  ];
  return { checks, seed, drawn };
}
