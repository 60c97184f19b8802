/**
 * Player state flags that this platform acts on so far: bit numbers, and what
 * each one stops. Stored as one 64-bit number.
 */
export const PLAYER_FLAGS = {
  /** No login; living sessions end. */
  DISABLE_ACCOUNT: 0,
  /** No bets. */
  DISABLE_BET: 1,
  /** No bet, no transfer, no withdrawal; deposits still arrive. */
  FUNDS_FREEZE: 11,
  /** Follows nobody, and is followed by nobody. */
  DISABLE_FOLLOW: 16,
  /** No deposit and no bet until a date that the player set. */
  SELF_EXCLUDED: 20,
} as const;

export type PlayerFlag = keyof typeof PLAYER_FLAGS;

/** Any of these stops bets. */
export const BARS_BETS: readonly PlayerFlag[] = ['DISABLE_ACCOUNT', 'DISABLE_BET', 'SELF_EXCLUDED'];
/** Any of these stops whatever spends money. */
export const FREEZES_FUNDS: readonly PlayerFlag[] = ['FUNDS_FREEZE'];

/** The value of a flag within the stored number. */
export const flagBit = (flag: PlayerFlag): bigint => 1n << BigInt(PLAYER_FLAGS[flag]);

export const hasFlag = (flags: bigint, flag: PlayerFlag): boolean => (flags & flagBit(flag)) !== 0n;

/** The number that carries exactly these flags. */
export const withFlags = (names: Iterable<PlayerFlag>): bigint => {
  let flags = 0n;
  for (const name of names) flags |= flagBit(name);
  return flags;
};

/** Whether any of some flags is set. */
export const hasAny = (flags: bigint, names: Iterable<PlayerFlag>): boolean =>
  (flags & withFlags(names)) !== 0n;
