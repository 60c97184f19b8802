import { hmacSha256, lengthPrefixed, textBytes, u64 } from './bytes.ts';

/** What a beacon adds to the seed: a value that nobody had before the issue closed. */
export type BeaconValue = {
  readonly chainHash: Uint8Array;
  readonly round: number;
  readonly randomness: Uint8Array;
};

export type SeedInput = {
  readonly game: string;
  readonly serial: string;
  readonly secret: Uint8Array;
  /** null is mode 0: committed in advance, no public beacon. */
  readonly beacon: BeaconValue | null;
};

/**
 * Z, from which every word of the draw follows. It holds only a secret fixed the day before and
 * the beacon: anything that could still be chosen after the close would let somebody try until
 * the result suits.
 */
export function deriveSeed({ game, serial, secret, beacon }: SeedInput): Uint8Array {
  const head = [textBytes('lot/seed/v1'), lengthPrefixed(game), lengthPrefixed(serial)];
  if (!beacon) return hmacSha256(secret, ...head, Uint8Array.of(0));
  return hmacSha256(
    secret,
    ...head,
    Uint8Array.of(1),
    lengthPrefixed(beacon.chainHash),
    u64(beacon.round),
    lengthPrefixed(beacon.randomness),
  );
}

export type InstantSeedInput = {
  readonly game: string;
  readonly serverSeed: Uint8Array;
  /** Made by the player's browser after it has seen the hash of the server seed. */
  readonly clientSeed: Uint8Array;
  readonly nonce: number;
};

/** Z of an instant game, where the player himself is the source that comes after the commitment. */
export const deriveInstantSeed = (input: InstantSeedInput): Uint8Array =>
  hmacSha256(
    input.serverSeed,
    textBytes('lot/instant/v1'),
    lengthPrefixed(input.clientSeed),
    u64(input.nonce),
    lengthPrefixed(input.game),
  );
